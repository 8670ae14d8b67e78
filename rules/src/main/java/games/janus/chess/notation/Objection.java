package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/** Why a move is not legal in a position, in words that help to find the mistake. */
final class Objection {
  private final Position position;
  private final Color side;

  Objection(Position position) {
    this.position = position;
    this.side = position.turn();
  }

  Message to(Wish wish) {
    if (position.legalMoves().isEmpty()) {
      return Messages.gameOver();
    }
    if (wish.becomes().isPresent() && !wish.withoutPromotion().among(position).isEmpty()) {
      return Messages.moveNoPromotion();
    }
    Optional<Message> wrongMan = wish.from().flatMap(from -> toMan(wish, from));
    return wrongMan.orElseGet(() -> toJourney(wish));
  }

  private Optional<Message> toMan(Wish wish, Square from) {
    Optional<Piece> man = position.at(from);
    if (man.isEmpty()) {
      return Optional.of(Messages.moveNoPiece(from));
    }
    Role role = man.get().role();
    if (man.get().color() != side) {
      return Optional.of(Messages.moveTheirs(role.message(), side.opponent().message(), from));
    }
    return wish.role()
        .filter(named -> named != role)
        .map(named -> Messages.moveOtherPiece(role.message(), named.message(), from));
  }

  private Message toJourney(Wish wish) {
    List<Square> men = men(wish);
    Message piece = wish.role().or(() -> roleOnStart(wish)).orElse(Role.PAWN).message();
    if (men.isEmpty()) {
      boolean isVague = wish.file() == Wish.UNSAID && wish.rank() == Wish.UNSAID;
      return isVague
          ? Messages.moveNoneSuch(piece, side.message())
          : Messages.moveNoneThere(piece, side.message());
    }
    Optional<Piece> taken = position.at(wish.to()).filter(man -> man.color() == side);
    if (taken.isPresent()) {
      return Messages.moveOwnPiece(taken.get().role().message(), side.message(), wish.to());
    }
    for (Square man : men) {
      if (new Reach(position).isReached(man, wish.to())) {
        return position.isCheck() ? Messages.moveStillInCheck() : Messages.moveKingInCheck();
      }
    }
    return men.size() == 1
        ? Messages.moveCannotReach(men.getFirst(), piece, wish.to())
        : Messages.moveNoneReaches(piece, wish.to());
  }

  private Optional<Role> roleOnStart(Wish wish) {
    return wish.from().flatMap(position::at).map(Piece::role);
  }

  private List<Square> men(Wish wish) {
    return Lists.filter(
        Square.all(), square -> wish.comesFrom(square) && isOurs(square, wish.role()));
  }

  private boolean isOurs(Square square, Optional<Role> role) {
    Optional<Piece> man = position.at(square);
    return man.isPresent()
        && man.get().color() == side
        && (role.isEmpty() || role.get() == man.get().role());
  }

  Message toCastling(boolean isKingSide) {
    if (position.isCheck()) {
      return Messages.moveCastleInCheck(); // FIDE 3.8.2.2.1
    }
    if (!mayCastle(isKingSide)) {
      return isKingSide // FIDE 3.8.2.1
          ? Messages.moveCastleKingSide(side.message())
          : Messages.moveCastleQueenSide(side.message());
    }
    return Messages.moveCastleBlocked(); // FIDE 3.8.2.2
  }

  private boolean mayCastle(boolean isKingSide) {
    int rank = side == Color.WHITE ? 0 : 7;
    int king = -1;
    for (int file = 0; file < 8; file++) {
      Optional<Piece> man = position.at(Square.at(8 * rank + file));
      king = man.equals(Optional.of(new Piece(side, Role.KING))) ? file : king;
    }
    int kingFile = king;
    return Lists.first(
            position.castlingRooks(),
            rook -> rook.rank() == rank && (rook.file() > kingFile) == isKingSide)
        .isPresent();
  }

  /** The moves named in a row: "e8=Q, e8=R or e8=N". */
  static Argument list(Position position, List<Move> moves) {
    return Listing.either(Lists.map(moves, move -> San.write(position, move)));
  }

  /**
   * How men move when nobody cares for the king. Used to explain mistakes; what is legal is for the
   * position to say.
   */
  private record Reach(Position position) {
    /** Whether the man on the one square could go to the other. */
    boolean isReached(Square from, Square to) {
      int files = to.file() - from.file();
      int ranks = to.rank() - from.rank();
      int far = Math.max(Math.abs(files), Math.abs(ranks));
      int near = Math.min(Math.abs(files), Math.abs(ranks));
      Role role = position.at(from).orElseThrow().role();
      return switch (role) {
        case PAWN -> isPawnsWay(from, to, files, ranks);
        case KNIGHT -> far == 2 && near == 1;
        case KING -> far == 1;
        case BISHOP -> far == near && isClear(from, to);
        case ROOK -> near == 0 && isClear(from, to);
        case QUEEN -> (far == near || near == 0) && isClear(from, to);
      };
    }

    private boolean isPawnsWay(Square from, Square to, int files, int ranks) {
      boolean isWhite = position.turn() == Color.WHITE;
      int steps = isWhite ? ranks : -ranks;
      boolean isTaken = position.at(to).isPresent();
      if (steps == 1) {
        return files == 0 ? !isTaken : Math.abs(files) == 1 && isTaken;
      }
      boolean isHome = from.rank() == (isWhite ? 1 : 6);
      return steps == 2 && isHome && files == 0 && !isTaken && isClear(from, to);
    }

    /** Whether nothing stands between two squares on a rank, file or diagonal. */
    private boolean isClear(Square from, Square to) {
      int step =
          8 * Integer.signum(to.rank() - from.rank()) + Integer.signum(to.file() - from.file());
      for (int at = from.index() + step; at != to.index(); at += step) {
        if (position.at(Square.at(at)).isPresent()) {
          return false;
        }
      }
      return true;
    }
  }
}
