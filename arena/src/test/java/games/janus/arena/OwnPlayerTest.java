package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.Catalog;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OwnPlayerTest {
  private final List<SearchRequest<Integer, Integer>> asked = new ArrayList<>();

  /** Remembers what it was asked and says one. */
  private final class Witness implements Engine<Integer, Integer> {
    @Override
    public EngineInfo info() {
      return Catalog.cards().getFirst();
    }

    @Override
    public Thought<Integer> think(
        SearchRequest<Integer, Integer> request, SearchControl<Integer> control) {
      asked.add(request);
      return new Thought<>(
          Optional.of(1),
          Optional.empty(),
          List.of(),
          List.of(),
          new SearchCounters(),
          List.of(),
          Optional.empty(),
          true);
    }
  }

  private OwnPlayer<Integer, Integer> player(boolean isOnItsOwn, long seed) {
    var machine = new Witness();
    return new OwnPlayer<>(machine, "only", isOnItsOwn, "Witness", MoveSeeds.of(seed));
  }

  private long seedOfMove(OwnPlayer<Integer, Integer> player, int number) throws PlayerFailure {
    player.beginGame(number);
    player.move(Game.from(new CountingGame(), 0), Allowance.depth(3));
    return asked.getLast().seed();
  }

  @Test
  void everyGameOfAMatchHasLotsOfItsOwn() throws PlayerFailure {
    var player = player(false, 1);
    assertThat(seedOfMove(player, 0)).isNotEqualTo(seedOfMove(player, 1));
  }

  @Test
  void theSameGameOfTheSameMatchHasTheSameLots() throws PlayerFailure {
    assertThat(seedOfMove(player(false, 7), 4)).isEqualTo(seedOfMove(player(false, 7), 4));
    assertThat(seedOfMove(player(false, 7), 4)).isNotEqualTo(seedOfMove(player(false, 8), 4));
  }

  @Test
  void everyMoveHasLotsOfItsOwn() throws PlayerFailure {
    var player = player(false, 1);
    player.beginGame(0);
    Game<Integer, Integer> start = Game.from(new CountingGame(), 0);
    player.move(start, Allowance.depth(1));
    player.move(start.play(1), Allowance.depth(1));
    assertThat(asked.getFirst().seed()).isNotEqualTo(asked.getLast().seed());
  }

  @Test
  void aPlayerIsGivenTheLimitsOfTheMatch() throws PlayerFailure {
    seedOfMove(player(false, 1), 0);
    assertThat(asked.getLast().limits()).isEqualTo(Limits.depth(3));
  }

  @Test
  void atALevelItKeepsToItsOwn() throws PlayerFailure {
    seedOfMove(player(true, 1), 0);
    assertThat(asked.getLast().limits()).isEqualTo(Limits.NONE);
  }
}
