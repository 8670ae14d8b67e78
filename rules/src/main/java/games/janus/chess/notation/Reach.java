package games.janus.chess.notation;

import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.rules.Color;
import games.janus.rules.Square;

/**
 * How men move when nobody cares for the king. Used to explain mistakes; what is legal is for the
 * position to say.
 */
final class Reach {
  private final Position position;

  Reach(Position position) {
    this.position = position;
  }

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
