package games.janus.engines.museum.microchess;

import java.util.Optional;

/**
 * The KIM-1's own program, which key RS leads to: it shows an address and the byte there, and lets
 * the player change it. Its pointer lies in the very cells that Microchess displays its moves from.
 *
 * <p>Only memory that Microchess keeps its data in is known here, the two bytes of the level, and
 * where the program starts. Elsewhere the data digits stay dark and nothing can be written.
 */
final class Monitor {
  private static final int LAST_ADDRESS = 0xFFFF;

  private final Memory memory;
  private final int[] page;
  private boolean entersData;

  Monitor(Memory memory) {
    this.memory = memory;
    page = memory.page;
  }

  /** Begins with addresses, at the one that the display happens to spell. */
  void reset() {
    entersData = false;
    show();
  }

  /** Whether digits go into the byte shown; else they go into the address. */
  boolean entersData() {
    return entersData;
  }

  void entersData(boolean entersData) {
    this.entersData = entersData;
  }

  int address() {
    return page[Memory.D1] << 8 | page[Memory.D2];
  }

  /** The byte at the address; none where memory is not known. */
  Optional<Integer> data() {
    return memory.read(address());
  }

  /** Whether the key starts Microchess. */
  boolean press(Key key) {
    switch (key) {
      case AD -> entersData = false;
      case DA -> entersData = true;
      case PLUS -> pointTo(address() + 1);
      case GO -> {
        return address() == Memory.START;
      }
      case PC -> {} // shows where ST stopped a program, which no program here is
      default -> enter(key.hexDigit());
    }
    show();
    return false;
  }

  private void enter(int digit) {
    if (entersData) {
      data().ifPresent(value -> memory.write(address(), (value << 4 | digit) & 0xFF));
    } else {
      pointTo(address() << 4 | digit);
    }
  }

  private void pointTo(int address) {
    page[Memory.D1] = (address & LAST_ADDRESS) >> 8;
    page[Memory.D2] = address & 0xFF;
  }

  /** The right display byte is what was read last. */
  private void show() {
    page[Memory.D3] = data().orElse(0);
  }
}
