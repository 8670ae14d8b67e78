package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Piece;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
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

  String to(Wish wish) {
    if (position.legalMoves().isEmpty()) {
      return "the game is over: " + (position.isCheck() ? "checkmate" : "stalemate");
    }
    if (wish.becomes().isPresent() && !wish.withoutPromotion().among(position).isEmpty()) {
      return "only a pawn that reaches the last rank becomes another piece";
    }
    Optional<String> wrongMan = wish.from().flatMap(from -> toMan(wish, from));
    return wrongMan.orElseGet(() -> toJourney(wish));
  }

  private Optional<String> toMan(Wish wish, Square from) {
    Optional<Piece> man = position.at(from);
    if (man.isEmpty()) {
      return Optional.of("there is no piece on " + from);
    }
    Role role = man.get().role();
    if (man.get().color() != side) {
      return Optional.of(
          "the " + role.word() + " on " + from + " is " + name(side.opponent()) + "'s");
    }
    return wish.role()
        .filter(named -> named != role)
        .map(named -> "the piece on " + from + " is a " + role.word() + ", not a " + named.word());
  }

  private String toJourney(Wish wish) {
    List<Square> men = men(wish);
    String word = wish.role().or(() -> roleOnStart(wish)).orElse(Role.PAWN).word();
    if (men.isEmpty()) {
      boolean isVague = wish.file() == Wish.UNSAID && wish.rank() == Wish.UNSAID;
      return name(side) + " has no " + word + (isVague ? "" : " there");
    }
    Optional<Piece> taken = position.at(wish.to()).filter(man -> man.color() == side);
    if (taken.isPresent()) {
      return name(side) + "'s own " + taken.get().role().word() + " stands on " + wish.to();
    }
    for (Square man : men) {
      if (new Reach(position).isReached(man, wish.to())) {
        return "that leaves the king in check";
      }
    }
    return (men.size() == 1
            ? "the " + word + " on " + men.getFirst() + " cannot"
            : "no " + word + " can")
        + " reach "
        + wish.to();
  }

  private Optional<Role> roleOnStart(Wish wish) {
    return wish.from().flatMap(position::at).map(Piece::role);
  }

  private List<Square> men(Wish wish) {
    var men = new ArrayList<Square>();
    for (Square square : Square.all()) {
      if (wish.comesFrom(square) && isOurs(square, wish.role())) {
        men.add(square);
      }
    }
    return men;
  }

  private boolean isOurs(Square square, Optional<Role> role) {
    Optional<Piece> man = position.at(square);
    return man.isPresent()
        && man.get().color() == side
        && (role.isEmpty() || role.get() == man.get().role());
  }

  String toCastling(boolean isKingSide) {
    if (position.isCheck()) {
      return "a king in check cannot castle"; // FIDE 3.8.2.2.1
    }
    String where = isKingSide ? "the king's side" : "the queen's side";
    if (!mayCastle(isKingSide)) {
      return name(side) + " may not castle on " + where + " any more"; // FIDE 3.8.2.1
    }
    return "a piece stands between, or the king would pass through check"; // FIDE 3.8.2.2
  }

  private boolean mayCastle(boolean isKingSide) {
    int rank = side == Color.WHITE ? 0 : 7;
    int king = -1;
    for (int file = 0; file < 8; file++) {
      Optional<Piece> man = position.at(Square.at(8 * rank + file));
      king = man.equals(Optional.of(new Piece(side, Role.KING))) ? file : king;
    }
    for (Square rook : position.castlingRooks()) {
      if (rook.rank() == rank && (rook.file() > king) == isKingSide) {
        return true;
      }
    }
    return false;
  }

  private static String name(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }

  /** The moves named in a row: "e8=Q, e8=R or e8=N". */
  static String list(Position position, List<Move> moves) {
    var list = new StringBuilder();
    for (int i = 0; i < moves.size(); i++) {
      list.append(i == 0 ? "" : i == moves.size() - 1 ? " or " : ", ");
      list.append(San.write(position, moves.get(i)));
    }
    return list.toString();
  }
}
