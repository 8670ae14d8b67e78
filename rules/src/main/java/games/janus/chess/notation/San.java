package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.message.Messages;
import games.janus.rules.AmbiguousMoveException;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.InvalidTextException;
import java.util.List;

/**
 * Standard algebraic notation, the way players write moves: {@code Nf3}, {@code exd5}, {@code O-O},
 * {@code e8=Q+}. Writes strictly, reads liberally.
 *
 * <p>Read as well are: missing and wrong signs for captures, checks and mates; marks such as {@code
 * !?}; {@code 0-0} and {@code o-o}; {@code e8Q}, {@code e8(Q)} and {@code e8/Q}; more of the
 * starting square than is needed, up to {@code Ng1-f3}; small letters for pieces; and two squares
 * alone, {@code e2e4} or {@code e2-e4}, as engines write. A small {@code b} is the file first:
 * {@code bxc3} is a bishop's move only when no pawn of the b file can take there.
 */
public final class San {
  private static final int LONGEST = 20;

  private San() {}

  /**
   * The move as it is written in this position: no more of the starting square than is needed to
   * tell it from other legal moves, the file rather than the rank, and the sign of check or mate.
   *
   * @throws IllegalMoveException if the move is not legal here
   */
  public static String write(Position position, Move move) {
    Position next = position.play(move);
    String sign = next.isCheckmate() ? "#" : next.isCheck() ? "+" : "";
    return switch (move) {
      case Move.Castle castle -> (castle.isKingSide() ? "O-O" : "O-O-O") + sign;
      case Move.Promotion pawn -> pawnMove(move) + "=" + pawn.becomes().letter() + sign;
      case Move.EnPassant _ -> pawnMove(move) + sign;
      case Move.Normal _ when move.role() == Role.PAWN -> pawnMove(move) + sign;
      case Move.Normal _ ->
          move.role().letter() + origin(position, move) + capture(move) + move.to() + sign;
    };
  }

  private static String pawnMove(Move move) {
    return move.captured().isPresent() ? fileOf(move) + "x" + move.to() : move.to().toString();
  }

  private static String capture(Move move) {
    return move.captured().isPresent() ? "x" : "";
  }

  private static String fileOf(Move move) {
    return move.from().toString().substring(0, 1);
  }

  /** As much of the starting square as tells the move from those of the same kind of piece. */
  private static String origin(Position position, Move move) {
    boolean isAlone = true;
    boolean isAloneOnFile = true;
    boolean isAloneOnRank = true;
    for (Move other : position.legalMoves()) {
      if (other.to() == move.to()
          && other.role() == move.role()
          && other.from() != move.from()
          && !(other instanceof Move.Castle)) {
        isAlone = false;
        isAloneOnFile &= other.from().file() != move.from().file();
        isAloneOnRank &= other.from().rank() != move.from().rank();
      }
    }
    String square = move.from().toString();
    if (isAlone) {
      return "";
    }
    return isAloneOnFile ? square.substring(0, 1) : isAloneOnRank ? square.substring(1) : square;
  }

  /**
   * The legal move that the text means here.
   *
   * @throws InvalidTextException if it is no move text
   * @throws IllegalMoveException if it means no move that is legal here
   * @throws AmbiguousMoveException if it could mean several
   */
  public static Move read(Position position, String text) {
    String core = core(text);
    int letters = castlingLetters(core);
    if (letters > 0) {
      return castle(position, text, letters == 2);
    }
    Wish wish = new Wish.Reader(text, core).read();
    List<Move> moves = wish.among(position);
    if (moves.isEmpty() && startsWithFileB(core)) {
      moves = new Wish.Reader(text, core).readAsBishop().among(position);
    }
    if (moves.isEmpty()) {
      throw new IllegalMoveException(text, new Objection(position).to(wish));
    }
    if (moves.size() > 1) {
      throw new AmbiguousMoveException(
          text, Messages.moveAmbiguous(Objection.list(position, moves)));
    }
    return moves.getFirst();
  }

  /** As in {@code bxc3}, not in {@code b4} or {@code b7b8}. */
  private static boolean startsWithFileB(String core) {
    return core.length() > 2 && core.charAt(0) == 'b' && core.charAt(1) > '9';
  }

  /** The text without the white space around it and the ornaments behind it. */
  private static String core(String text) {
    if (text.length() > LONGEST) {
      throw new InvalidTextException(text, Messages.movetextTooLong());
    }
    String core = text.strip();
    int end = core.length();
    for (int length = ornament(core, end); length > 0; length = ornament(core, end)) {
      end -= length;
    }
    if (end == 0) {
      throw new InvalidTextException(text, Messages.movetextNone());
    }
    if (core.equals("--") || core.equals("Z0") || core.equals("0000")) {
      throw new InvalidTextException(text, Messages.movePass());
    }
    return core.substring(0, end);
  }

  /** How many characters before the end only adorn the move. */
  private static int ornament(String text, int end) {
    if (end > 0 && " +#!?".indexOf(text.charAt(end - 1)) >= 0) {
      return 1;
    }
    for (String word : new String[] {"e.p.", "e.p", "ep"}) {
      // Not every Java answers a negative place with "no"; the one in the browser throws.
      if (end >= word.length() && text.startsWith(word, end - word.length())) {
        return word.length();
      }
    }
    return 0;
  }

  /** 2 for castling short, 3 for castling long, however it is spelt; 0 for anything else. */
  private static int castlingLetters(String core) {
    int letters = 0;
    for (int i = 0; i < core.length(); i++) {
      if ("Oo0".indexOf(core.charAt(i)) >= 0) {
        letters++;
      } else if (core.charAt(i) != '-') {
        return 0;
      }
    }
    return letters == 2 || letters == 3 ? letters : 0;
  }

  private static Move castle(Position position, String text, boolean isKingSide) {
    for (Move move : position.legalMoves()) {
      if (move instanceof Move.Castle castle && castle.isKingSide() == isKingSide) {
        return castle;
      }
    }
    throw new IllegalMoveException(text, new Objection(position).toCastling(isKingSide));
  }
}
