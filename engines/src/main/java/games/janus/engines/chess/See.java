package games.janus.engines.chess;

import games.janus.chess.kernel.Attacks;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;

/**
 * Static exchange evaluation: who comes out ahead when both sides take on one square, cheapest man
 * first, each stopping when going on would cost more.
 */
final class See {
  /** What a man is worth when it is taken, by its code. Untested: round numbers near the usual. */
  static final int[] VALUE = {0, 330, 500, 1000, 100, 320, 20_000};

  private See() {}

  /** What a move takes at once, and gains by promoting. */
  static int gain(BoardState board, int move) {
    int kind = Moves.kind(move);
    if (kind < Moves.PROMOTION) {
      return switch (kind) {
        case Moves.EN_PASSANT -> VALUE[Men.PAWN];
        case Moves.CASTLE -> 0;
        default -> VALUE[board.man(Moves.to(move))];
      };
    }
    return VALUE[board.man(Moves.to(move))] + VALUE[Moves.promotion(move)] - VALUE[Men.PAWN];
  }

  /** Whether a move wins at least this much once all exchanges on its square are over. */
  static boolean atLeast(BoardState board, int move, int atLeast) {
    if (Moves.kind(move) == Moves.CASTLE) {
      return atLeast <= 0;
    }
    int balance = gain(board, move) - atLeast;
    if (balance < 0) {
      return false;
    }
    int from = Moves.from(move);
    int to = Moves.to(move);
    int promotion = Moves.promotion(move);
    int atStake = promotion == Men.NONE ? board.man(from) : promotion;
    balance -= VALUE[atStake];
    if (balance >= 0) {
      return true; // even losing the man would do
    }
    long occupied = (board.occupied() ^ 1L << from) | 1L << to;
    if (Moves.kind(move) == Moves.EN_PASSANT) {
      occupied ^= 1L << (to ^ 8);
    }
    return isFavourable(board, to, occupied, balance);
  }

  /** Plays the exchange on, beginning with the other side; {@code balance} is below zero. */
  private static boolean isFavourable(BoardState board, int to, long after, int balance) {
    long occupied = after;
    int left = balance;
    long diagonals = board.diagonals();
    long straights = board.straights();
    long attackers = bothSidesAttackers(board, to, occupied) & occupied;
    long side = board.enemy();
    boolean ours = false; // whether the side to take is the one that moved first
    while (true) {
      long takers = attackers & side;
      if (takers == 0) {
        break;
      }
      int man = cheapest(board, takers);
      long set = takers & men(board, man);
      occupied ^= set & -set;
      if (man == Men.PAWN || man == Men.BISHOP || man == Men.QUEEN) {
        attackers |= Attacks.bishop(to, occupied) & diagonals;
      }
      if (man == Men.ROOK || man == Men.QUEEN) {
        attackers |= Attacks.rook(to, occupied) & straights;
      }
      attackers &= occupied;
      side = side == board.own() ? board.enemy() : board.own();
      ours = !ours;
      left = -left - 1 - VALUE[man];
      if (left >= 0) {
        if (man == Men.KING && (attackers & side) != 0) {
          ours = !ours; // a king cannot take what is defended
        }
        break;
      }
    }
    return !ours;
  }

  private static long bothSidesAttackers(BoardState board, int to, long occupied) {
    return (Attacks.knight(to) & board.knights())
        | (Attacks.king(to) & board.kings())
        | (Attacks.pawn(Men.WHITE, to) & board.pawns() & board.men(Men.BLACK))
        | (Attacks.pawn(Men.BLACK, to) & board.pawns() & board.men(Men.WHITE))
        | (Attacks.bishop(to, occupied) & board.diagonals())
        | (Attacks.rook(to, occupied) & board.straights());
  }

  private static int cheapest(BoardState board, long takers) {
    if ((takers & board.pawns()) != 0) {
      return Men.PAWN;
    }
    if ((takers & board.knights()) != 0) {
      return Men.KNIGHT;
    }
    long queens = board.queens();
    if ((takers & board.diagonals() & ~queens) != 0) {
      return Men.BISHOP;
    }
    if ((takers & board.straights() & ~queens) != 0) {
      return Men.ROOK;
    }
    return (takers & queens) != 0 ? Men.QUEEN : Men.KING;
  }

  private static long men(BoardState board, int man) {
    return switch (man) {
      case Men.PAWN -> board.pawns();
      case Men.KNIGHT -> board.knights();
      case Men.BISHOP -> board.diagonals() & ~board.queens();
      case Men.ROOK -> board.straights() & ~board.queens();
      case Men.QUEEN -> board.queens();
      default -> board.kings();
    };
  }
}
