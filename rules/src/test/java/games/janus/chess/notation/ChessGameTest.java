package games.janus.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Square;
import games.janus.rules.game.Coordinates;
import games.janus.rules.game.GameBoard;
import games.janus.rules.game.GameNotation;
import games.janus.rules.game.InputPath;
import games.janus.rules.game.MoveKind;
import games.janus.rules.game.PlacedPiece;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What everything above the rules asks of chess. */
class ChessGameTest {
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 12";

  private final GameNotation<Position, Move> notation = ChessGame.STANDARD.notation();
  private final GameBoard<Position, Move> board = ChessGame.STANDARD.board();

  private Move move(Position position, String text) {
    return notation.readMove(position, text);
  }

  @Test
  void itIsCalledByItsNames() {
    assertThat(ChessGame.STANDARD.id()).isEqualTo("chess");
    assertThat(ChessGame.STANDARD.ruleSet()).isEqualTo("fide");
    assertThat(ChessGame.STANDARD.sideName(Color.BLACK)).isEqualTo("Black");
    assertThat(ChessGame.STANDARD.of(Position.initial())).isSameAs(ChessGame.STANDARD);
    assertThat(notation.fileExtension()).isEqualTo("pgn");
    assertThat(board.coordinates()).isEqualTo(Coordinates.ALGEBRAIC);
  }

  @ParameterizedTest
  @CsvSource({
    "e4, e2e4",
    "E4, e2e4",
    "e2 e4, e2e4",
    "E2-E4, e2e4",
    "nf3, g1f3",
    "NF3, g1f3",
    "n g1 f3, g1f3"
  })
  void movesTypedInHasteAreRead(String typed, String id) {
    Position position = Position.initial();
    assertThat(notation.moveId(position, move(position, typed))).isEqualTo(id);
  }

  @Test
  void theReasonIsThatOfTheTextAsItWasTyped() {
    assertThatThrownBy(() -> move(Position.initial(), "Nd4"))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("\"Nd4\" cannot be played. No knight can reach d4.");
  }

  @Test
  void idsWriteCastlingAsThePositionAsksFor() {
    Position position = notation.position(CASTLING);
    Move castle = move(position, "O-O");
    assertThat(notation.moveId(position, castle)).isEqualTo("e1g1");
    assertThat(notation.readMoveId(position, "e1h1")).isEqualTo(castle);
    assertThat(notation.longMoveText(castle)).isEqualTo("O-O");
    assertThat(board.kind(castle)).isEqualTo(MoveKind.CASTLE);
    assertThat(notation.moveNumber(Game.from(ChessGame.STANDARD.rules(), position))).isEqualTo(12);
  }

  @Test
  void castlingIsEnteredByTheKingsSquareOrTheRooks() {
    Position position = notation.position(CASTLING);
    Move castle = move(position, "O-O");
    assertThat(board.inputPaths(position, position.legalMoves()))
        .filteredOn(path -> path.move().equals(castle))
        .extracting(InputPath::squares)
        .containsExactly(List.of(Square.E1, Square.G1), List.of(Square.E1, Square.H1));
  }

  @Test
  void similarMovesAreThoseOfThePieceOrFile() {
    Position position = Position.initial();
    assertThat(notation.similarMoves(position, "Nd4")).hasSize(4);
    assertThat(notation.similarMoves(position, "b5"))
        .extracting(Move::toString)
        .containsExactlyInAnyOrder("b2b3", "b2b4");
    assertThat(notation.similarMoves(position, "g1g3"))
        .extracting(Move::toString)
        .containsExactlyInAnyOrder("g1f3", "g1h3");
    assertThat(notation.similarMoves(position, "p")).hasSize(16);
    assertThat(notation.similarMoves(position, "")).isEmpty();
  }

  @Test
  void itSaysWhyNothingGoesThere() {
    Position position = Position.initial();
    assertThat(board.whyNot(position, List.of(Square.E4)).text())
        .isEqualTo("There is no piece on e4.");
    assertThat(board.whyNot(position, List.of(Square.E7)).text())
        .isEqualTo("The pawn on e7 is Black's.");
    assertThat(board.whyNot(position, List.of(Square.A1)).text())
        .isEqualTo("The rook on a1 cannot move.");
    assertThat(board.whyNot(position, List.of(Square.G1, Square.G3)).text())
        .isEqualTo("The knight on g1 cannot reach g3.");
  }

  @Test
  void theBoardShowsPiecesCapturesAndChecks() {
    Position position = notation.position("4k3/8/8/3pP3/8/8/8/4K2R w - d6 0 1");
    assertThat(board.pieces(position))
        .hasSize(5)
        .contains(new PlacedPiece(Square.H1, Color.WHITE, "rook"));
    Move passing = move(position, "exd6");
    assertThat(board.kind(passing)).isEqualTo(MoveKind.EN_PASSANT);
    assertThat(board.captured(passing)).containsExactly(Square.D5);
    assertThat(board.check(position)).isEmpty();
    Position check = ChessGame.STANDARD.rules().after(position, move(position, "Rh8+"));
    assertThat(board.check(check)).contains(Square.E8);
  }

  @Test
  void boardMovesGoOnWhereTheGameIsDrawn() {
    var rules = ChessGame.STANDARD.rules();
    Position dead = notation.position("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    assertThat(rules.legalMoves(dead)).isEmpty();
    assertThat(rules.boardMoves(dead)).hasSize(1);
    assertThat(rules.turn(rules.after(dead, rules.boardMoves(dead).getFirst())))
        .isEqualTo(Color.BLACK);
    assertThat(rules.perft(rules.initial(), 3)).isEqualTo(8902);
  }
}
