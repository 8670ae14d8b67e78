package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Ascii;
import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * What a move text says, before anybody looks at a board.
 *
 * @param role what is to move; nothing when the text only names two squares
 * @param file the file it comes from, or {@link #UNSAID}
 * @param rank the rank it comes from, or {@link #UNSAID}
 * @param becomes what a pawn is to become
 */
record Wish(Optional<Role> role, int file, int rank, Square to, Optional<Role> becomes) {
  static final int UNSAID = -1;

  /** The square it comes from, if the text names it in full. */
  Optional<Square> from() {
    return file == UNSAID || rank == UNSAID ? Optional.empty() : Square.at(file, rank);
  }

  boolean comesFrom(Square square) {
    return (file == UNSAID || file == square.file()) && (rank == UNSAID || rank == square.rank());
  }

  /** The legal moves that it can mean. */
  List<Move> among(Position position) {
    List<Move> legal = position.legalMoves();
    List<Move> moves = fitting(legal);
    return moves.isEmpty() && from().isPresent() ? castles(legal) : moves;
  }

  private List<Move> fitting(List<Move> legal) {
    return Lists.filter(
        legal,
        move -> move.to() == to && !(move instanceof Move.Castle) && fits(move) && becomesIt(move));
  }

  /**
   * Two squares may also mean castling, by where the king goes or by the rook he goes towards. An
   * ordinary move of the king between the same squares, possible in Chess960, comes first.
   */
  private List<Move> castles(List<Move> legal) {
    return Lists.filter(
        legal,
        move ->
            move instanceof Move.Castle castle
                && (castle.rook() == to || castle.to() == to)
                && fits(move)
                && becomes.isEmpty());
  }

  private boolean fits(Move move) {
    return (role.isEmpty() || role.get() == move.role()) && comesFrom(move.from());
  }

  private boolean becomesIt(Move move) {
    return becomes.isEmpty()
        || (move instanceof Move.Promotion promotion && promotion.becomes() == becomes.get());
  }

  Wish withoutPromotion() {
    return new Wish(role, file, rank, to, Optional.empty());
  }

  /** Reads what a move text says: piece, where from, where to, promotion; in any usual spelling. */
  static final class Reader {
    private static final String SEPARATORS = "xX:-\u00D7";

    private final String text;
    private final String core;
    private int from;
    private int end;

    /**
     * @param text the text as it came, for the errors
     * @param core the text without check signs and other ornaments
     */
    Reader(String text, String core) {
      this.text = text;
      this.core = core;
      this.end = core.length();
    }

    Wish read() {
      return read(piece());
    }

    /** Reads a text that begins with a small b as a bishop's move. */
    Wish readAsBishop() {
      from = 1;
      return read(Optional.of(Role.BISHOP));
    }

    private Wish read(Optional<Role> named) {
      Optional<Role> becomes = promotion();
      Square to = destination();
      int file = isFile(at(from)) ? core.charAt(from++) - 'a' : Wish.UNSAID;
      int rank = isRank(at(from)) ? core.charAt(from++) - '1' : Wish.UNSAID;
      if (SEPARATORS.indexOf(at(from)) >= 0) {
        from++;
      }
      if (from != end) {
        throw wrong(Messages.movetextSan());
      }
      boolean isFull = file != Wish.UNSAID && rank != Wish.UNSAID;
      Optional<Role> role = named.isPresent() || isFull ? named : Optional.of(Role.PAWN);
      return new Wish(role, file, rank, to, becomes);
    }

    /** A small letter names a piece too, except b, which is a file. */
    private Optional<Role> piece() {
      char letter = core.charAt(0);
      Optional<Role> role = letter == 'b' ? Optional.empty() : Role.of(Ascii.capital(letter));
      from = role.isPresent() ? 1 : 0;
      return role;
    }

    /** As {@code e8=Q}, {@code e8Q}, {@code e8(Q)} or {@code e8/Q}, in either case. */
    private Optional<Role> promotion() {
      boolean isBracketed = at(end - 1) == ')' && at(end - 3) == '(';
      Optional<Role> role = Role.of(Ascii.capital(isBracketed ? at(end - 2) : at(end - 1)));
      if (role.isEmpty() || end < 3) {
        return Optional.empty();
      }
      boolean isSigned = at(end - 2) == '=' || at(end - 2) == '/';
      int rest = end - (isBracketed ? 3 : isSigned ? 2 : 1);
      if (!isDigit(at(rest - 1))) {
        return Optional.empty(); // a letter behind letters is the end of a word
      }
      if (!Role.promotions().contains(role.get())) {
        throw wrong(Messages.movetextPromotion());
      }
      end = rest;
      return role;
    }

    private Square destination() {
      if (end - from < 2) {
        throw wrong(Messages.movetextNoTarget());
      }
      String name = core.substring(end - 2, end);
      if (!isDigit(name.charAt(1))) {
        throw wrong(Messages.movetextSan());
      }
      end -= 2;
      return Square.named(name)
          .orElseThrow(() -> wrong(Messages.movetextNoSquare(Excerpt.of(name))));
    }

    /** The character there, within what is still to be read; a blank elsewhere. */
    private char at(int index) {
      return index >= from && index < end ? core.charAt(index) : ' ';
    }

    private static boolean isFile(char letter) {
      return letter >= 'a' && letter <= 'h';
    }

    private static boolean isRank(char letter) {
      return letter >= '1' && letter <= '8';
    }

    private static boolean isDigit(char letter) {
      return letter >= '0' && letter <= '9';
    }

    private InvalidTextException wrong(Message reason) {
      return new InvalidTextException(text, reason);
    }
  }
}
