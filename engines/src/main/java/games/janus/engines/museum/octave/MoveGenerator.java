package games.janus.engines.museum.octave;

import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The program's moves in the program's order: row by row from White's side, within a row from a to
 * h, and each man's moves in the order of its table. The order decides which of two equal moves is
 * played. Castling and en passant do not exist.
 */
final class MoveGenerator {
  /** Rows and columns to go, as the program lists them. */
  private static final int[][] HORSE = {
    {2, 1}, {2, -1}, {-2, 1}, {-2, -1}, {1, 2}, {1, -2}, {-1, 2}, {-1, -2}
  };

  private static final int[][] BISHOP = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] CASTLE = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] ALL_ROUND = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
  };

  private final Board board;
  private final int side;
  private final List<OctaveMove> moves = new ArrayList<>();

  private MoveGenerator(Board board, int side) {
    this.board = board;
    this.side = side;
  }

  /** Every move of one side, whether or not it leaves the king en prise. */
  static List<OctaveMove> moves(Board board, int side) {
    var generator = new MoveGenerator(board, side);
    for (Square square : Square.all()) {
      if (Men.side(board.at(square)) == side) {
        generator.addMovesFrom(square);
      }
    }
    return generator.moves;
  }

  /** The moves that do not leave the own king en prise. */
  static List<OctaveMove> legalMoves(Board board, int side) {
    var legal = new ArrayList<OctaveMove>();
    for (OctaveMove move : moves(board, side)) {
      if (!isCheck(board.play(move), side)) {
        legal.add(move);
      }
    }
    return legal;
  }

  /**
   * Whether a move of the opponent ends on the king's square; a side without a king is in check.
   */
  static boolean isCheck(Board board, int side) {
    var king = board.king(side);
    if (king.isEmpty()) {
      return true;
    }
    for (OctaveMove threat : moves(board, -side)) {
      if (threat.to() == king.get()) {
        return true;
      }
    }
    return false;
  }

  private void addMovesFrom(Square from) {
    switch (Men.kind(board.at(from))) {
      case Men.PAWN -> addPawnMoves(from);
      case Men.HORSE -> addSteps(from, HORSE);
      case Men.BISHOP -> addSlides(from, BISHOP);
      case Men.CASTLE -> addSlides(from, CASTLE);
      case Men.QUEEN -> addSlides(from, ALL_ROUND);
      case Men.KING -> addSteps(from, ALL_ROUND);
      default -> throw new IllegalStateException("no such man on " + from);
    }
  }

  private void addPawnMoves(Square from) {
    boolean atHome = from.rank() == (side == Men.WHITE ? 1 : 6);
    if (addIfEmpty(from, side) && atHome) {
      addIfEmpty(from, 2 * side);
    }
    addIfTaking(from, -1);
    addIfTaking(from, 1);
  }

  private boolean addIfEmpty(Square from, int rows) {
    var to = from.offset(0, rows);
    if (to.isEmpty() || board.at(to.get()) != Men.EMPTY) {
      return false;
    }
    add(from, to.get());
    return true;
  }

  private void addIfTaking(Square from, int columns) {
    var to = from.offset(columns, side);
    if (to.isPresent() && Men.side(board.at(to.get())) == -side) {
      add(from, to.get());
    }
  }

  private void addSteps(Square from, int[][] directions) {
    for (int[] direction : directions) {
      var to = from.offset(direction[1], direction[0]);
      if (to.isPresent() && Men.side(board.at(to.get())) != side) {
        add(from, to.get());
      }
    }
  }

  private void addSlides(Square from, int[][] directions) {
    for (int[] direction : directions) {
      var to = from.offset(direction[1], direction[0]);
      while (to.isPresent() && board.at(to.get()) == Men.EMPTY) {
        add(from, to.get());
        to = to.get().offset(direction[1], direction[0]);
      }
      if (to.isPresent() && Men.side(board.at(to.get())) == -side) {
        add(from, to.get());
      }
    }
  }

  private void add(Square from, Square to) {
    moves.add(new OctaveMove(board.at(from), from, to, board.at(to)));
  }
}
