package games.janus.chess;

import static games.janus.chess.Diagram.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.chess.notation.Fen;
import games.janus.rules.Color;
import games.janus.rules.IllegalSetupException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A setup says anything, and names every reason why it is not a position. */
class SetupTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "8/8/8/8/8/8/8/k7 w - - 0 1,                    NO_WHITE_KING",
    "8/8/8/8/8/8/8/K7 w - - 0 1,                    NO_BLACK_KING",
    "k7/8/8/8/8/8/8/KK6 w - - 0 1,                  SEVERAL_WHITE_KINGS",
    "kk6/8/8/8/8/8/8/K7 w - - 0 1,                  SEVERAL_BLACK_KINGS",
    "k7/8/8/8/P7/P7/PPPPPPPP/K7 w - - 0 1,          TOO_MUCH_WHITE_MATERIAL",
    "k7/pppppppp/8/8/qq6/8/8/4K3 w - - 0 1,         TOO_MUCH_BLACK_MATERIAL",
    "k7/8/8/8/8/8/8/K6P w - - 0 1,                  PAWN_ON_BACK_RANK",
    "k6p/8/8/8/8/8/8/K7 w - - 0 1,                  PAWN_ON_BACK_RANK",
    "k6R/8/8/8/8/8/8/K7 w - - 0 1,                  OPPONENT_IN_CHECK",
    "k7/8/8/8/8/1n6/2n5/K7 w - - 0 1,               IMPOSSIBLE_CHECK",
    "k7/8/8/8/r7/2q5/2n5/K6r w - - 0 1,             IMPOSSIBLE_CHECK",
    "k7/8/8/8/8/8/4K3/7R w K - 0 1,                 CASTLING_WITHOUT_KING",
    "k7/8/8/8/8/8/8/4K3 w K - 0 1,                  CASTLING_WITHOUT_ROOK",
    "r3k3/8/8/8/8/8/8/4K3 b k - 0 1,                CASTLING_WITHOUT_ROOK",
    "k7/8/8/8/8/8/8/4KRR1 w FG - 0 1,               CASTLING_TWICE_ON_ONE_SIDE",
    "k7/8/8/8/8/8/8/4K3 w - e3 0 1,                 EN_PASSANT_ON_WRONG_RANK",
    "k7/8/8/8/8/8/8/4K3 w - e6 0 1,                 EN_PASSANT_WITHOUT_PAWN",
    "k7/4n3/8/4p3/8/8/8/4K3 w - e6 0 1,             EN_PASSANT_WITHOUT_PAWN",
    "k7/8/4n3/4p3/8/8/8/4K3 w - e6 0 1,             EN_PASSANT_WITHOUT_PAWN",
  })
  void eachFlawIsFoundAndNothingElse(String fen, Flaw flaw) {
    assertThat(Fen.read(fen).flaws()).containsExactly(flaw);
  }

  @Test
  void everyReasonIsNamedNotOnlyTheFirst() {
    Setup setup = Fen.read("P7/8/8/8/8/8/8/8 w KQkq e4 0 1");
    assertThat(setup.flaws())
        .containsExactly(
            Flaw.NO_WHITE_KING,
            Flaw.NO_BLACK_KING,
            Flaw.PAWN_ON_BACK_RANK,
            Flaw.CASTLING_WITHOUT_KING,
            Flaw.CASTLING_WITHOUT_ROOK,
            Flaw.EN_PASSANT_ON_WRONG_RANK);
    assertThatThrownBy(() -> Position.of(setup))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessage(
            "This is not a legal position. White has no king. Black has no king. A pawn stands on"
                + " the first or last rank. A side may castle, but its king is not on its back rank."
                + " A side may castle, but it has no rook to castle with. The en passant square is"
                + " on the wrong rank.");
  }

  @Test
  void thirtyQueensAreTooMany() {
    assertThat(Fen.read("k7/8/QQQQQQQ1/QQQQQQQ1/QQQQQQQ1/QQQQQQQ1/8/K7 b - - 0 1").flaws())
        .contains(Flaw.TOO_MUCH_WHITE_MATERIAL);
  }

  @Test
  void nineQueensArePossible() {
    assertThat(Fen.read("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").flaws()).isEmpty();
  }

  @Test
  void anEnPassantSquareNobodyCanUseIsNoFlawAndIsForgotten() {
    Position position =
        Position.of(Fen.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"));
    assertThat(position.enPassant()).isEmpty();
    assertThat(Fen.write(position)).endsWith("b KQkq - 0 1");
  }

  @Test
  void aLegalSetupIsItsPosition() {
    Setup setup =
        Setup.of(
            board(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """),
            Color.BLACK);
    assertThat(Position.of(setup).setup()).isEqualTo(setup);
  }
}
