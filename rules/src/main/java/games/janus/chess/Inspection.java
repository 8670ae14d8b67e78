package games.janus.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.Men;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Looks over a setup and notes every reason why it is not a legal position. */
final class Inspection {
  private final Setup setup;
  private final Board board;
  private final EnumSet<Flaw> flaws = EnumSet.noneOf(Flaw.class);

  Inspection(Setup setup) {
    this.setup = setup;
    this.board = setup.board();
  }

  List<Flaw> flaws() {
    inspectKings();
    inspectMaterial(Color.WHITE, Flaw.TOO_MUCH_WHITE_MATERIAL);
    inspectMaterial(Color.BLACK, Flaw.TOO_MUCH_BLACK_MATERIAL);
    inspectPawns();
    inspectChecks();
    inspectCastling(Color.WHITE);
    inspectCastling(Color.BLACK);
    setup.enPassant().ifPresent(this::inspectEnPassant);
    return List.copyOf(new ArrayList<>(flaws));
  }

  private void note(Flaw flaw, boolean found) {
    if (found) {
      flaws.add(flaw);
    }
  }

  private void inspectKings() {
    int white = count(Color.WHITE, Role.KING);
    int black = count(Color.BLACK, Role.KING);
    note(Flaw.NO_WHITE_KING, white == 0);
    note(Flaw.NO_BLACK_KING, black == 0);
    note(Flaw.SEVERAL_WHITE_KINGS, white > 1);
    note(Flaw.SEVERAL_BLACK_KINGS, black > 1);
  }

  /** Every piece beyond the first set was once a pawn, and there are eight pawns. */
  private void inspectMaterial(Color color, Flaw flaw) {
    int promoted =
        Math.max(0, count(color, Role.QUEEN) - 1)
            + Math.max(0, count(color, Role.ROOK) - 2)
            + Math.max(0, count(color, Role.BISHOP) - 2)
            + Math.max(0, count(color, Role.KNIGHT) - 2);
    note(flaw, count(color, Role.PAWN) + promoted > 8);
  }

  private void inspectPawns() {
    for (Square square : Square.all()) {
      if (square.rank() == 0 || square.rank() == 7) {
        note(
            Flaw.PAWN_ON_BACK_RANK,
            board.at(square).map(Piece::role).equals(Optional.of(Role.PAWN)));
      }
    }
  }

  private void inspectChecks() {
    Color turn = setup.turn();
    note(Flaw.OPPONENT_IN_CHECK, !checkersOf(turn.opponent()).isEmpty());
    List<Piece> checkers = checkersOf(turn);
    boolean twoLeapers =
        checkers.size() == 2 && isLeaper(checkers.get(0)) && isLeaper(checkers.get(1));
    // A move checks with the piece that moved and at most one line it opened.
    note(Flaw.IMPOSSIBLE_CHECK, checkers.size() > 2 || twoLeapers);
  }

  private static boolean isLeaper(Piece piece) {
    return piece.role() == Role.KNIGHT || piece.role() == Role.PAWN;
  }

  /** The pieces that attack a side's king; none if it has not exactly one king. */
  private List<Piece> checkersOf(Color color) {
    Piece king = new Piece(color, Role.KING);
    if (board.count(king) != 1) {
      return List.of();
    }
    int square = board.find(king).orElseThrow().index();
    var checkers = new ArrayList<Piece>();
    for (Role role : Role.all()) {
      long reach = reach(role, color, square);
      for (Square from : Square.all()) {
        if ((reach >>> from.index() & 1) != 0) {
          board.at(from).filter(new Piece(color.opponent(), role)::equals).ifPresent(checkers::add);
        }
      }
    }
    return checkers;
  }

  /**
   * From where a piece of this role attacks a square of the given side: the moves seen backwards.
   */
  private long reach(Role role, Color color, int square) {
    return switch (role) {
      case PAWN -> Attacks.pawn(color == Color.WHITE ? Men.WHITE : Men.BLACK, square);
      case KNIGHT -> Attacks.knight(square);
      case BISHOP -> Attacks.bishop(square, occupied());
      case ROOK -> Attacks.rook(square, occupied());
      case QUEEN -> Attacks.bishop(square, occupied()) | Attacks.rook(square, occupied());
      case KING -> Attacks.king(square);
    };
  }

  private long occupied() {
    long occupied = 0;
    for (Square square : Square.all()) {
      if (board.at(square).isPresent()) {
        occupied |= 1L << square.index();
      }
    }
    return occupied;
  }

  private void inspectCastling(Color color) {
    var rooks = setup.castlingRooks(color);
    if (rooks.isEmpty()) {
      return;
    }
    int backRank = color == Color.WHITE ? 0 : 7;
    Optional<Square> king = board.find(new Piece(color, Role.KING));
    boolean kingAtHome = king.isPresent() && king.get().rank() == backRank;
    note(Flaw.CASTLING_WITHOUT_KING, !kingAtHome);
    int left = 0;
    int right = 0;
    for (Square rook : rooks) {
      boolean there = board.at(rook).equals(Optional.of(new Piece(color, Role.ROOK)));
      note(Flaw.CASTLING_WITHOUT_ROOK, !there || rook.rank() != backRank);
      if (kingAtHome) {
        left += rook.file() < king.get().file() ? 1 : 0;
        right += rook.file() > king.get().file() ? 1 : 0;
      }
    }
    note(Flaw.CASTLING_TWICE_ON_ONE_SIDE, left > 1 || right > 1);
  }

  private void inspectEnPassant(Square square) {
    Color mover = setup.turn().opponent();
    int forward = mover == Color.WHITE ? 1 : -1;
    if (square.rank() != (mover == Color.WHITE ? 2 : 5)) {
      flaws.add(Flaw.EN_PASSANT_ON_WRONG_RANK);
      return;
    }
    Square start = square.offset(0, -forward).orElseThrow();
    Square landing = square.offset(0, forward).orElseThrow();
    boolean passed =
        board.at(landing).equals(Optional.of(new Piece(mover, Role.PAWN)))
            && board.at(square).isEmpty()
            && board.at(start).isEmpty();
    note(Flaw.EN_PASSANT_WITHOUT_PAWN, !passed);
  }

  private int count(Color color, Role role) {
    return board.count(new Piece(color, role));
  }
}
