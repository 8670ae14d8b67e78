package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.play.ThinkControl;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Core;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static <P, M> Reply.Compare compare(
      GameType<P, M> type, String id, Game<P, M> game, int depth, long nodes) {
    var request =
        new Request.Compare(
            AskedGame.of(type, game),
            new AskedEngine(id, Optional.empty()),
            Optional.of(depth),
            Optional.of(nodes));
    return (Reply.Compare) new Core().answer(request, ThinkControl.patient());
  }

  private static <P, M> void checkSameValue(GameType<P, M> type, String id, int depth, int games) {
    var random = new Random(7);
    for (int i = 0; i < games; i++) {
      Game<P, M> game = RandomPlay.game(type, random, random.nextInt(40));
      Reply.Compare comparison = compare(type, id, game, depth, 5_000);
      assertThat(comparison.asPromised())
          .as("%s at %s", id, type.notation().fen(game.position()))
          .isTrue();
      assertThat(comparison.runs().get(0).nodes())
          .isLessThanOrEqualTo(comparison.runs().get(1).nodes());
      assertThat(comparison.runs().get(2).nodes())
          .isLessThanOrEqualTo(comparison.runs().get(3).nodes());
      assertThat(comparison.runs().get(1).nodes())
          .as("without pruning, order saves nothing")
          .isEqualTo(comparison.runs().get(3).nodes());
      assertThat(comparison.runs().get(0).value()).as("alpha-beta finishes").isPresent();
    }
  }

  @Test
  void alphaBetaFindsTheSameValueInCheckers() {
    checkSameValue(Games.checkers(RuleSet.ACF), "minimax", 4, 20);
  }

  @Test
  void alphaBetaFindsTheSameValueInChess() {
    checkSameValue(Games.chess(), "octave", 2, 4);
    checkSameValue(Games.chess(), "microchess-plus", 1, 3);
  }

  @Test
  void aSearchThatIsGivenUpPromisesNothing() {
    var type = Games.checkers(RuleSet.ACF);
    var comparison = compare(type, "minimax", Game.of(type.rules()), 6, 1_000);
    assertThat(comparison.runs()).allMatch(run -> run.value().isEmpty());
    assertThat(comparison.asPromised()).isTrue();
  }
}
