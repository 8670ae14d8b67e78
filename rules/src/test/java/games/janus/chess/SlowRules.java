package games.janus.chess;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Optional;

/**
 * The rules of moving written a second time, square by square on a {@link Board}, with nothing
 * taken from the kernel: a witness against it.
 */
final class SlowRules {
  private SlowRules() {}

  static boolean isLegal(Position position, Move move) {
    Board board = position.setup().board();
    Color turn = position.turn();
    Optional<Piece> man = board.at(move.from());
    if (man.isEmpty() || man.get().color() != turn || man.get().role() != move.role()) {
      return false;
    }
    return switch (move) {
      case Move.Normal normal -> isNormal(board, turn, normal);
      case Move.Promotion promotion -> isPromotion(board, turn, promotion);
      case Move.EnPassant enPassant -> isEnPassant(position, board, turn, enPassant);
      case Move.Castle castle -> isCastle(position, board, turn, castle);
    };
  }

  private static boolean isNormal(Board board, Color turn, Move.Normal move) {
    boolean lastRank = move.to().rank() == (turn == Color.WHITE ? 7 : 0);
    return !(move.role() == Role.PAWN && lastRank)
        && goes(board, turn, move.role(), move.from(), move.to())
        && isSafe(after(board, move.from(), move.to()), turn);
  }

  private static boolean isPromotion(Board board, Color turn, Move.Promotion move) {
    boolean lastRank = move.to().rank() == (turn == Color.WHITE ? 7 : 0);
    return lastRank
        && Role.promotions().contains(move.becomes())
        && goes(board, turn, Role.PAWN, move.from(), move.to())
        && isSafe(after(board, move.from(), move.to()), turn);
  }

  private static boolean isEnPassant(
      Position position, Board board, Color turn, Move.EnPassant move) {
    int forward = turn == Color.WHITE ? 1 : -1;
    return position.enPassant().equals(Optional.of(move.to()))
        && move.to().rank() - move.from().rank() == forward
        && Math.abs(move.to().file() - move.from().file()) == 1
        && isSafe(after(board, move.from(), move.to()).without(move.victim()), turn);
  }

  private static boolean isCastle(Position position, Board board, Color turn, Move.Castle move) {
    boolean right = move.rook().file() > move.from().file();
    Square kingTo = Square.at(8 * move.from().rank() + (right ? 6 : 2));
    if (!position.castlingRooks().contains(move.rook())
        || move.rook().rank() != (turn == Color.WHITE ? 0 : 7)
        || move.to() != kingTo) {
      return false;
    }
    Square rookTo = Square.at(8 * move.from().rank() + (right ? 5 : 3));
    Board without = board.without(move.from()).without(move.rook());
    for (int file = 0; file < 8; file++) {
      Square square = Square.at(8 * move.from().rank() + file);
      boolean onTheWay =
          isBetween(file, move.from(), kingTo) || isBetween(file, move.rook(), rookTo);
      if (onTheWay && without.at(square).isPresent()) {
        return false;
      }
      Board king = board.without(move.from()).with(square, new Piece(turn, Role.KING));
      if (isBetween(file, move.from(), kingTo) && !isSafe(king, turn)) {
        return false;
      }
    }
    Board castled =
        without.with(kingTo, new Piece(turn, Role.KING)).with(rookTo, new Piece(turn, Role.ROOK));
    return isSafe(castled, turn);
  }

  private static boolean isBetween(int file, Square one, Square other) {
    return file >= Math.min(one.file(), other.file()) && file <= Math.max(one.file(), other.file());
  }

  private static Board after(Board board, Square from, Square to) {
    return board.without(from).with(to, board.at(from).orElseThrow());
  }

  private static boolean isSafe(Board board, Color turn) {
    Square king = board.find(new Piece(turn, Role.KING)).orElseThrow();
    for (Square from : Square.all()) {
      Optional<Piece> man = board.at(from);
      if (man.isPresent()
          && man.get().color() != turn
          && goes(board, turn.opponent(), man.get().role(), from, king)) {
        return false;
      }
    }
    return true;
  }

  private static boolean goes(Board board, Color color, Role role, Square from, Square to) {
    int files = to.file() - from.file();
    int ranks = to.rank() - from.rank();
    boolean takesOwn = board.at(to).map(Piece::color).equals(Optional.of(color));
    if (from == to || takesOwn) {
      return false;
    }
    return switch (role) {
      case KNIGHT -> Math.abs(files * ranks) == 2;
      case KING -> Math.max(Math.abs(files), Math.abs(ranks)) == 1;
      case ROOK -> files * ranks == 0 && isOpen(board, from, to);
      case BISHOP -> Math.abs(files) == Math.abs(ranks) && isOpen(board, from, to);
      case QUEEN ->
          (files * ranks == 0 || Math.abs(files) == Math.abs(ranks)) && isOpen(board, from, to);
      case PAWN -> pawnGoes(board, color, from, to);
    };
  }

  private static boolean pawnGoes(Board board, Color color, Square from, Square to) {
    int forward = color == Color.WHITE ? 1 : -1;
    int files = to.file() - from.file();
    int ranks = (to.rank() - from.rank()) * forward;
    boolean occupied = board.at(to).isPresent();
    if (files != 0) {
      return Math.abs(files) == 1 && ranks == 1 && occupied;
    }
    boolean home = from.rank() == (color == Color.WHITE ? 1 : 6);
    return !occupied && (ranks == 1 || (ranks == 2 && home && isOpen(board, from, to)));
  }

  private static boolean isOpen(Board board, Square from, Square to) {
    int right = Integer.signum(to.file() - from.file());
    int up = Integer.signum(to.rank() - from.rank());
    Square at = from.offset(right, up).orElseThrow();
    while (at != to) {
      if (board.at(at).isPresent()) {
        return false;
      }
      at = at.offset(right, up).orElseThrow();
    }
    return true;
  }
}
