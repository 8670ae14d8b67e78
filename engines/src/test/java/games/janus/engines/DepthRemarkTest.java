package games.janus.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.message.Language;
import games.janus.rules.Game;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever cannot look as far ahead as was asked for says so. */
class DepthRemarkTest {
  private static final Game<Position, games.janus.chess.Move> OUT_OF_BOOK =
      Game.from(
          Chess.RULES,
          Position.of(
              Fen.read("r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/3P1N2/PPP2PPP/RNBQKB1R w KQkq - 1 4")));

  private static List<String> chessRemarks(String id, int depth) {
    return remarks(Catalog.named(id, Catalog.chess()).orElseThrow(), OUT_OF_BOOK, depth);
  }

  private static <P, M> List<String> remarks(Engine<P, M> engine, Game<P, M> game, int depth) {
    var limits = new Limits(Optional.of(depth), Optional.of(500L));
    var request = new SearchRequest<>(game, engine.info().defaultLevel(), limits, 1, false);
    return Language.ENGLISH.texts(engine.think(request, SearchControl.patient()).remarks());
  }

  @ParameterizedTest
  @CsvSource({"octave", "microchess-plus"})
  void morePliesThanItCanAreRemarkedUpon(String id) {
    assertThat(chessRemarks(id, 65))
        .contains("a depth of 65 was asked for, but it looks at most 64 moves ahead");
    assertThat(chessRemarks(id, 64)).noneMatch(remark -> remark.contains("asked for"));
  }

  @Test
  void soTheyAreInCheckers() {
    var engine = Catalog.named("minimax", Catalog.checkers()).orElseThrow();
    var game = Game.of(Checkers.with(RuleSet.ACF));
    assertThat(remarks(engine, game, 100))
        .contains("a depth of 100 was asked for, but it looks at most 64 moves ahead");
  }

  @ParameterizedTest
  @CsvSource({"microchess", "mint"})
  void aMachineWithoutADepthSaysSo(String id) {
    assertThat(chessRemarks(id, 2))
        .contains("a depth of 2 was asked for, but it does not search to a depth");
  }
}
