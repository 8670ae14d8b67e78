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
  FRENCH_DEFENCE_WHITE("French Defence", Color.WHITE),
  FRENCH_DEFENCE_BLACK("French Defence", Color.BLACK),
  GIUOCO_PIANO_WHITE("Giuoco Piano", Color.WHITE),
  GIUOCO_PIANO_BLACK("Giuoco Piano", Color.BLACK),
  RUY_LOPEZ_WHITE("Ruy Lopez", Color.WHITE),
  RUY_LOPEZ_BLACK("Ruy Lopez", Color.BLACK),
  QUEENS_INDIAN_WHITE("Queen's Indian", Color.WHITE),
  QUEENS_INDIAN_BLACK("Queen's Indian", Color.BLACK),
  FOUR_KNIGHTS_WHITE("Four Knights", Color.WHITE),
  FOUR_KNIGHTS_BLACK("Four Knights", Color.BLACK);

  /** What the machine knows before anything else is loaded. */
  public static final Opening ON_TAPE = GIUOCO_PIANO_WHITE;

  private static final List<Opening> ALL = List.of(values());

  private final String title;
  private final Color side;

  Opening(String title, Color side) {
    this.title = title;
    this.side = side;
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
    String line = OpeningTable.LINES[ordinal()];
    return Hex.bytes(line.substring(line.indexOf(' ')).replace(" ", ""), Memory.BOOK_BYTES);
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
