package games.janus.engines.museum.microchess;

import games.janus.rules.Ascii;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.Optional;

/**
 * The board beside the machine. The original has none: the player sets up a real one and keeps it
 * in step. Here the piece list is shown on it, with the names chess players use.
 *
 * <p>The machine numbers ranks from the computer's end and files from the player's left, so 00 is
 * the corner at the player's top left: h1 when the computer has White, a8 when it has Black.
 */
public final class Kim1Board {
  private static final String LETTERS = "KQRRBBNNPPPPPPPP";

  private final int[] men;
  private final Color computer;

  private Kim1Board(int[] men, Color computer) {
    this.men = men;
    this.computer = computer;
  }

  /** The board as it stands now; it does not follow the machine. */
  public static Kim1Board of(Kim1 machine) {
    return new Kim1Board(machine.board(), machine.computer());
  }

  /**
   * A man of the piece list.
   *
   * @param number 00 to 0F for the computer's, 10 to 1F for the player's
   * @param color its colour
   * @param letter K, Q, R, B, N or P
   */
  public record NumberedPiece(int number, Color color, char letter) {
    /** As in diagrams: White's men in capitals, Black's in small letters. */
    public char symbol() {
      return color == Color.WHITE ? letter : Ascii.small(letter);
    }
  }

  public Color computer() {
    return computer;
  }

  /** The square that a byte of the machine means; none for a captured man. */
  public static Optional<Square> square(int code, Color computer) {
    if (code < 0 || code > 0xFF || (code & 0x88) != 0) {
      return Optional.empty();
    }
    int rank = code >> 4;
    int file = code & 7;
    return computer == Color.WHITE ? Square.at(7 - file, rank) : Square.at(file, 7 - rank);
  }

  /** The byte that means this square. */
  public static int code(Square square, Color computer) {
    return computer == Color.WHITE
        ? (square.rank() << 4) | (7 - square.file())
        : ((7 - square.rank()) << 4) | square.file();
  }

  /** The man on this square; if several claim to stand there, the one the machine would find. */
  public Optional<NumberedPiece> on(Square square) {
    int code = code(square, computer);
    for (int number = men.length - 1; number >= 0; number--) {
      if (men[number] == code) {
        return Optional.of(man(number));
      }
    }
    return Optional.empty();
  }

  public NumberedPiece man(int number) {
    Color color = number < 0x10 ? computer : computer.opponent();
    return new NumberedPiece(number, color, LETTERS.charAt(number & 0xF));
  }
}
