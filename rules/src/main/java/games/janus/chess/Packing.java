package games.janus.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Castling;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The one crossing between players' words and the bits of the kernel. */
final class Packing {
  private static final List<Optional<Role>> ROLES =
      List.of(
          Optional.empty(),
          Optional.of(Role.BISHOP),
          Optional.of(Role.ROOK),
          Optional.of(Role.QUEEN),
          Optional.of(Role.PAWN),
          Optional.of(Role.KNIGHT),
          Optional.of(Role.KING));

  private Packing() {}

  static BoardState pack(Setup setup) {
    var state = new BoardState();
    state.clear();
    for (Square square : Square.all()) {
      setup
          .board()
          .at(square)
          .ifPresent(piece -> state.put(color(piece.color()), man(piece.role()), square.index()));
    }
    long castlingRooks = 0;
    for (Square rook : setup.castlingRooks()) {
      castlingRooks |= 1L << rook.index();
    }
    int enPassant = setup.enPassant().map(Square::index).orElse(BoardState.NO_SQUARE);
    state.complete(
        color(setup.turn()), castlingRooks, enPassant, setup.halfmoves(), setup.fullmoves());
    return state;
  }

  static Setup unpack(BoardState state) {
    Board board = Board.empty();
    for (Square square : Square.all()) {
      Optional<Piece> piece = piece(state, square);
      if (piece.isPresent()) {
        board = board.with(square, piece.get());
      }
    }
    Optional<Square> enPassant =
        state.enPassant() == BoardState.NO_SQUARE
            ? Optional.empty()
            : Optional.of(Square.at(state.enPassant()));
    return new Setup(
        board,
        color(state.turn()),
        squares(state.castlingRooks()),
        enPassant,
        state.halfmoves(),
        state.fullmoves());
  }

  static Optional<Piece> piece(BoardState state, Square square) {
    boolean white = (state.men(Men.WHITE) >>> square.index() & 1) != 0;
    return role(state.man(square.index()))
        .map(role -> new Piece(white ? Color.WHITE : Color.BLACK, role));
  }

  static Set<Square> squares(long bits) {
    var squares = EnumSet.noneOf(Square.class);
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      squares.add(Square.at(Long.numberOfTrailingZeros(rest)));
    }
    return squares;
  }

  static List<Move> unpackAll(BoardState state, int[] moves) {
    var list = new ArrayList<Move>(moves.length);
    for (int move : moves) {
      list.add(unpack(state, move));
    }
    return List.copyOf(list);
  }

  static Move unpack(BoardState state, int move) {
    Square from = Square.at(Moves.from(move));
    Square to = Square.at(Moves.to(move));
    int kind = Moves.kind(move);
    if (kind == Moves.CASTLE) {
      int kingTo = Castling.kingTo(from.index(), to.index() > from.index());
      return new Move.Castle(from, Square.at(kingTo), to);
    }
    if (kind == Moves.EN_PASSANT) {
      return new Move.EnPassant(from, to);
    }
    Optional<Role> captured = role(state.man(to.index()));
    if (kind >= Moves.PROMOTION) {
      return new Move.Promotion(from, to, role(Moves.promotion(move)).orElseThrow(), captured);
    }
    return new Move.Normal(role(state.man(from.index())).orElseThrow(), from, to, captured);
  }

  static Color color(int color) {
    return color == Men.WHITE ? Color.WHITE : Color.BLACK;
  }

  static int color(Color color) {
    return color == Color.WHITE ? Men.WHITE : Men.BLACK;
  }

  private static Optional<Role> role(int man) {
    return ROLES.get(man);
  }

  private static int man(Role role) {
    return ROLES.indexOf(Optional.of(role));
  }
}
