package games.janus.engines.museum.microchess;

import games.janus.rules.Color;
import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The ten openings of the manual, in the order they are read: the square the player is expected to
 * have moved to, then man and square of the answer, and so on; 99 ends the line. The machine holds
 * one at a time, and the tape came with the Giuoco Piano for White.
 */
public enum Opening {
  // Two bytes differ from printed copies: the sixth of the French Defence for White (34, not 43:
  // the pawn goes to Q4), and the seventeenth of the Giuoco Piano for Black (04, not 03: it is the
  // bishop that moves).
  FRENCH_DEFENCE_WHITE(
      "French Defence",
      Color.WHITE,
      "CC 0F 33 53 0E 34 44 07 25 52 05 41 63 0F 43 64 05 63 63 01 14 72 0C 32 45 06 22 99"),
  FRENCH_DEFENCE_BLACK(
      "French Defence",
      Color.BLACK,
      "44 0F 24 43 0E 33 52 06 25 36 04 14 34 06 13 14 01 14 63 00 06 45 0D 32 55 07 22 99"),
  GIUOCO_PIANO_WHITE(
      "Giuoco Piano",
      Color.WHITE,
      "CC 0F 33 43 06 22 55 04 35 45 0D 25 52 0E 34 34 0D 34 36 07 25 33 00 01 25 0B 25 99"),
  GIUOCO_PIANO_BLACK(
      "Giuoco Piano",
      Color.BLACK,
      "44 0F 34 55 07 22 42 04 32 52 06 25 43 0F 43 43 04 41 52 06 44 75 06 52 52 04 52 99"),
  RUY_LOPEZ_WHITE(
      "Ruy Lopez",
      Color.WHITE,
      "CC 0F 33 43 06 22 55 04 46 52 00 01 33 0E 34 63 01 13 54 04 55 55 0E 43 66 07 25 99"),
  RUY_LOPEZ_BLACK(
      "Ruy Lopez",
      Color.BLACK,
      "44 0F 34 55 07 22 31 06 25 75 06 44 43 04 14 64 06 23 22 0B 22 34 06 11 52 00 06 99"),
  QUEENS_INDIAN_WHITE(
      "Queen's Indian",
      Color.WHITE,
      "CC 0E 34 52 0D 35 53 06 22 56 0A 21 66 04 11 63 00 01 72 07 25 33 01 15 25 01 25 99"),
  QUEENS_INDIAN_BLACK(
      "Queen's Indian",
      Color.BLACK,
      "43 06 25 42 0F 24 55 0B 21 56 05 11 66 04 14 75 00 06 52 06 44 62 06 52 52 0C 35 99"),
  FOUR_KNIGHTS_WHITE(
      "Four Knights",
      Color.WHITE,
      "CC 0F 33 43 06 22 55 07 25 52 04 46 36 00 01 72 0E 24 54 05 41 25 0B 25 63 02 03 99"),
  FOUR_KNIGHTS_BLACK(
      "Four Knights",
      Color.BLACK,
      "44 0F 34 55 07 22 52 06 25 31 04 41 75 00 06 53 0E 23 36 04 52 52 01 14 74 07 03 99");

  /** What the machine knows before anything else is loaded. */
  public static final Opening ON_TAPE = GIUOCO_PIANO_WHITE;

  private static final List<Opening> ALL = List.of(values());

  private final String title;
  private final Color side;
  private final String bytes;

  Opening(String title, Color side, String bytes) {
    this.title = title;
    this.side = side;
    this.bytes = bytes;
  }

  /** The opening's name, without the side. */
  public String title() {
    return title;
  }

  /** The side the computer plays in it. */
  public Color side() {
    return side;
  }

  /** All 28 bytes in the order they are read, from address DB down to C0. */
  public List<Integer> bytes() {
    List<Integer> list = new ArrayList<>(Memory.BOOK_BYTES);
    for (int value : read()) {
      list.add(value);
    }
    return List.copyOf(list);
  }

  /** The bytes as they lie in memory, from C0 up: backwards. */
  int[] byAddress() {
    int[] read = read();
    int[] lying = new int[read.length];
    for (int i = 0; i < read.length; i++) {
      lying[i] = read[read.length - 1 - i];
    }
    return lying;
  }

  private int[] read() {
    return Hex.bytes(bytes.replace(" ", ""), Memory.BOOK_BYTES);
  }

  /**
   * The opening that these 28 bytes are, in the order they are read; none if the manual has none.
   */
  public static Optional<Opening> of(List<Integer> bytes) {
    return Lists.first(ALL, opening -> opening.bytes().equals(bytes));
  }

  /** The opening of this name for this side; none if the manual has no such table. */
  public static Optional<Opening> of(String title, Color side) {
    return Lists.first(ALL, opening -> opening.title.equals(title) && opening.side == side);
  }

  @Override
  public String toString() {
    return title + (side == Color.WHITE ? " for White" : " for Black");
  }
}
