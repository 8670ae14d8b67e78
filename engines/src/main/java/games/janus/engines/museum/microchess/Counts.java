package games.janus.engines.museum.microchess;

import java.util.ArrayList;
import java.util.List;

/**
 * What every {@link Counter} stood at in one moment.
 *
 * @param bytes one number from 0 to 255 for each counter, in their order
 */
public record Counts(List<Integer> bytes) {
  public Counts {
    bytes = List.copyOf(bytes);
    if (bytes.size() != Counter.size()) {
      throw new IllegalArgumentException("needs " + Counter.size() + " bytes, has " + bytes.size());
    }
  }

  static Counts of(int[] cells) {
    List<Integer> bytes = new ArrayList<>(cells.length);
    for (int cell : cells) {
      bytes.add(cell);
    }
    return new Counts(bytes);
  }

  public int of(Counter counter) {
    return bytes.get(counter.ordinal());
  }

  /** All bytes in hexadecimal, one after the other. */
  public String hex() {
    var text = new StringBuilder();
    for (int value : bytes) {
      text.append(Hex.of(value));
    }
    return text.toString();
  }
}
