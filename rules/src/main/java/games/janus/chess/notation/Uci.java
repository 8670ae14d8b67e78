package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Messages;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.Ascii;
import games.janus.rules.Excerpt;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * Moves as engines write them: two squares and what a pawn becomes, {@code e2e4} or {@code e7e8q}.
 * Castling is the king's own move, {@code e1g1}, and in Chess960 the king taking his rook, {@code
 * e1h1}; both are read everywhere.
 */
public final class Uci {
  private Uci() {}

  /** The move as it is written in this position. */
  public static String write(Position position, Move move) {
    return write(move, position.isChess960());
  }

  /** The move as it is written for an engine that has, or has not, been told to play Chess960. */
  public static String write(Move move, boolean isChess960) {
    return switch (move) {
      case Move.Castle castle when isChess960 -> "" + castle.from() + castle.rook();
      case Move.Promotion pawn ->
          "" + pawn.from() + pawn.to() + Ascii.small(pawn.becomes().letter());
      default -> "" + move.from() + move.to();
    };
  }

  /**
   * The legal move that the text means here.
   *
   * @throws InvalidTextException if it is no move text; {@code 0000}, passing, is none
   * @throws IllegalMoveException if the move is not legal here
   * @throws AmbiguousMoveException if it does not say what a pawn becomes
   */
  public static Move read(Position position, String text) {
    Wish wish = parse(text);
    List<Move> moves = wish.among(position);
    if (moves.isEmpty()) {
      throw new IllegalMoveException(text, new Objection(position).to(wish));
    }
    if (moves.size() > 1) {
      throw new AmbiguousMoveException(text, Messages.movePromotionMissing());
    }
    return moves.getFirst();
  }

  private static Wish parse(String text) {
    if (text.length() != 4 && text.length() != 5) {
      throw new InvalidTextException(text, Messages.movetextUci());
    }
    if (text.equals("0000")) {
      throw new InvalidTextException(text, Messages.movePass());
    }
    Square from = square(text, 0);
    Square to = square(text, 2);
    Optional<Role> becomes = Optional.empty();
    if (text.length() == 5) {
      becomes = Role.of((char) (text.charAt(4) - 'a' + 'A')).filter(Role.promotions()::contains);
      if (becomes.isEmpty()) {
        throw new InvalidTextException(text, Messages.movetextPromotionLetter());
      }
    }
    return new Wish(Optional.empty(), from.file(), from.rank(), to, becomes);
  }

  private static Square square(String text, int at) {
    String name = text.substring(at, at + 2);
    return Square.named(name)
        .orElseThrow(
            () -> new InvalidTextException(text, Messages.movetextNoSquare(Excerpt.of(name))));
  }
}
