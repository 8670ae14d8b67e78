package games.janus.engines.museum.octave;

import games.janus.chess.Position;
import games.janus.rules.Color;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A board and the side to move; knows mate and stalemate, and no other end of a game. */
final class OctavePosition {
  private final Board board;
  private final int turn;
  private @Nullable List<OctaveMove> legalMoves;

  OctavePosition(Board board, int turn) {
    this.board = board;
    this.turn = turn;
  }

  static OctavePosition initial() {
    return new OctavePosition(Board.initial(), Men.WHITE);
  }

  /** A position of ordinary chess: its men and its turn; the rest means nothing here. */
  static OctavePosition of(Position position) {
    Board board = Seat.AS_BLACK.position(position).board();
    return new OctavePosition(board, position.turn() == Color.WHITE ? Men.WHITE : Men.BLACK);
  }

  Board board() {
    return board;
  }

  /** {@link Men#WHITE} or {@link Men#BLACK}. */
  int turn() {
    return turn;
  }

  OctavePosition play(OctaveMove move) {
    return new OctavePosition(board.play(move), -turn);
  }

  List<OctaveMove> legalMoves() {
    List<OctaveMove> known = legalMoves;
    if (known == null) {
      known = MoveGenerator.legalMoves(board, turn);
      legalMoves = known;
    }
    return known;
  }

  boolean isCheckmate() {
    return legalMoves().isEmpty() && MoveGenerator.isCheck(board, turn);
  }

  boolean isStalemate() {
    return legalMoves().isEmpty() && !MoveGenerator.isCheck(board, turn);
  }

  /** Whether the side that has just moved could not have: only with its king off the board. */
  boolean isOpponentMated() {
    return MoveGenerator.isCheck(board, -turn) && MoveGenerator.legalMoves(board, -turn).isEmpty();
  }
}
