package games.janus.checkers;

import static games.janus.checkers.Diagrams.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.message.Language;
import games.janus.rules.Color;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.Square;
import org.junit.jupiter.api.Test;

class SetupTest {
  private static final Board MEN_ON_KING_ROWS =
      board(
          """
          . w . . . W . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          b . B . . . . .
          """);

  @Test
  void theStartHasNoFlaws() {
    for (RuleSet rules : RuleSet.all()) {
      assertThat(Setup.start(rules).flaws()).isEmpty();
    }
  }

  @Test
  void aManOnItsKingRowMustBeAKing() {
    assertThat(Language.ENGLISH.texts(new Setup(MEN_ON_KING_ROWS, Color.WHITE).flaws()))
        .containsExactly(
            "White's man on 1 stands on its king-row and must be a king.",
            "Black's man on 29 stands on its king-row and must be a king.");
  }

  @Test
  void twelvePiecesAreTheMost() {
    Board board = Board.start().with(Numbering.square(17), Piece.king(Color.WHITE));
    assertThat(Language.ENGLISH.texts(new Setup(board, Color.WHITE).flaws()))
        .containsExactly("White has 13 pieces. At most 12 are allowed.");
  }

  @Test
  void anEmptyBoardIsNoPosition() {
    assertThat(Language.ENGLISH.texts(new Setup(Board.empty(), Color.WHITE).flaws()))
        .containsExactly("There is no piece on the board.");
  }

  @Test
  void whoMovedLastHasAPiece() {
    Board board = Board.empty().with(Numbering.square(17), Piece.man(Color.WHITE));
    assertThat(new Setup(board, Color.WHITE).flaws())
        .singleElement()
        .asString()
        .startsWith("It is White's turn, but Black has no piece");
  }

  @Test
  void aFinishedPositionIsAPosition() {
    Board board = Board.empty().with(Numbering.square(17), Piece.man(Color.WHITE));
    assertThat(new Setup(board, Color.BLACK).flaws()).isEmpty();
  }

  @Test
  void everyFlawIsReportedAtOnce() {
    Board board = MEN_ON_KING_ROWS;
    for (int number = 5; number <= 17; number++) {
      board = board.with(Numbering.square(number), Piece.man(Color.BLACK));
    }
    var setup = new Setup(board, Color.WHITE);
    assertThat(setup.flaws()).hasSize(3);
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> Position.of(setup, RuleSet.ACF))
        .satisfies(refusal -> assertThat(refusal.flaws()).isEqualTo(setup.flaws()))
        .withMessageEndingWith(". " + String.join(" ", Language.ENGLISH.texts(setup.flaws())));
  }

  @Test
  void nothingStandsOnALightSquare() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.empty().with(Square.A8, Piece.man(Color.WHITE)));
    assertThat(Board.start().at(Square.A8)).isEmpty();
  }

  @Test
  void aPieceCanBePutAskedForAndTakenAway() {
    Piece king = Piece.man(Color.BLACK).crowned();
    Board board = Board.empty().with(Square.D4, king);
    assertThat(board.at(Square.D4)).contains(new Piece(Color.BLACK, Role.KING));
    assertThat(board.with(Square.D4, Piece.man(Color.WHITE)).at(Square.D4))
        .contains(Piece.man(Color.WHITE));
    assertThat(board.without(Square.D4)).isEqualTo(Board.empty());
  }

  @Test
  void aBoardCannotHoldTwoPiecesOnOneSquare() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Board(1, 1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Board(1, 2, 4));
  }

  @Test
  void aBoardDrawsItself() {
    assertThat(board(Board.start().toString())).isEqualTo(Board.start());
    assertThat(MEN_ON_KING_ROWS.toString()).startsWith(". w . . . W . .\n");
  }
}
