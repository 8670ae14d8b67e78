package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Known endings: the machine player knows their outcome and does not let go of it. */
class CheckersEndingsTest {
  private static final Workshop.Machine<Position, Move> MACHINE =
      Workshop.checkers("janus-checkers", 16, 1).orElseThrow();

  private Thought<Move> think(Game<Position, Move> game, long nodes) {
    var limits = new Limits(OptionalInt.empty(), OptionalLong.of(nodes));
    return MACHINE
        .engine()
        .think(new SearchRequest<>(game, "full", limits, 1, false), SearchControl.patient());
  }

  private static Game<Position, Move> game(String fen) {
    return Game.from(Checkers.with(RuleSet.ACF), Position.of(Fen.read(fen), RuleSet.ACF));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:WK19,K23:B12,K28 | 19-15 23-18 23-26 23-27",
        "B:WK19,K23:B12,K28 | 28-32",
        "W:WK15,20:B12,K28 | 15-10 15-18 15-19",
        "W:WK15,K32:B16,K28 | 15-10 15-11",
        "W:WK26,K27:B21,K25 | 27-23 27-24 27-31 27-32",
        "W:WK18:BK29,K30 | 18-22",
        "W:WK10,K15,K19:BK9,K27 | 10-7 15-11 15-18 19-16",
        "W:WK18,K19,K20:BK27,K28 | 18-14 18-15 18-22 19-15 19-16 19-23 20-16",
        "W:WK22,K23,K24:BK31,K32 | 22-17 22-18 22-25 23-18 23-19 23-26 24-19 24-20 24-28",
        "B:WK22,K23,K24:BK31,K32 | 31-26 31-27 32-27 32-28",
        "B:WK19:B12,K20 | 12-16 20-16",
        "B:WK23:B28,K32 | 32-27",
        "B:WK5,K26:B1,3,4 | 3-7",
        "B:W29,30:B2,15 | 15-19",
        "B:W31,19:BK4,2 | 4-8",
        "B:W20,16,K2:BK25,K10 | 25-22",
      })
  void itKeepsWhatThePositionHolds(String fen, String keeping) {
    Thought<Move> thought = think(game(fen), 20_000);
    assertThat(List.of(keeping.split(" ", -1))).contains(thought.move().orElseThrow().toString());
  }

  /** Won by the tables, which know with five pieces only that, and not how soon. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "W:WK19,K23:B12,K28",
        "B:WK1,K2:BK3,K17,25",
        "W:WK2,K5:BK3,K18,K25",
        "W:WK1,K2:B25,K26,K27",
        "W:WK32,K28:BK1,K2,K3",
      })
  @Tag("slow")
  void aWinTheTablesKnowIsWonToTheEnd(String fen) {
    MACHINE.forget().run();
    Game<Position, Move> game = game(fen);
    Color winner = fen.endsWith("B12,K28") ? Color.WHITE : Color.BLACK;
    while (game.outcome().isEmpty() && game.claimableDraw().isEmpty()) {
      long nodes = game.position().turn() == winner ? 100_000 : 5_000;
      game = game.play(think(game, nodes).move().orElseThrow());
    }
    assertThat(game.outcome().flatMap(Outcome::winner)).contains(winner);
  }
}
