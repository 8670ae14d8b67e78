package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import games.janus.checkers.RuleSet;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.games.Games;
import games.janus.rules.game.GameType;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineFactoryTest {
  private static final List<GameType<?, ?>> GAMES =
      List.of(Games.chess(), Games.checkers(RuleSet.ACF));

  /** Only the first one answers; the others look at other depths, each by its number. */
  @Test
  void everyThreadHasItsOwnNumber() {
    for (GameType<?, ?> type : GAMES) {
      assertThat(EngineFactory.embedded(3).strongest(type))
          .extracting("engines", LIST)
          .extracting("thread")
          .containsExactly(0, 1, 2);
    }
  }

  @Test
  void onlyOneThreadGivesTheSameAnswerAgain() {
    assertThat(EngineFactory.embedded(1).isRepeatable()).isTrue();
    assertThat(EngineFactory.embedded(2).isRepeatable()).isFalse();
  }

  @Test
  void anEngineOnSeveralThreadsCanDoWhatItCanOnOne() {
    for (GameType<?, ?> type : GAMES) {
      for (Engine<?, ?> engine : EngineFactory.embedded(4).engines(type)) {
        assertThat(engine.info()).isEqualTo(Catalog.card(engine.info().id()).orElseThrow());
        assertThat(engine.evaluator().isPresent())
            .isEqualTo(engine.info().can(Capability.EVALUATES));
        assertThat(engine.wholeTree().isPresent())
            .isEqualTo(engine.info().can(Capability.WHOLE_TREE));
      }
    }
  }

  @Test
  void anEngineIsBuiltByItsName() {
    assertThat(EngineFactory.embedded(1).engine(Games.chess(), "octave")).isPresent();
    assertThat(EngineFactory.embedded(1).engine(Games.chess(), "minimax"))
        .as("it plays checkers")
        .isEmpty();
  }

  @Test
  void theEndgamesAreReadOnce() {
    assertThat(EngineFactory.ofUser().endgames()).isSameAs(EngineFactory.ofUser().endgames());
  }
}
