package games.janus.engines.museum.microchess;

import games.janus.message.Messages;
import games.janus.rules.Color;

/**
 * Everything a machine holds, as text: its page of memory, the two bytes of the level, the book's
 * pointer and a byte of what no memory knows. Whoever restores it goes on as if nothing had been.
 */
final class Snapshot {
  private static final int PAGE = 256;
  private static final int BYTES = PAGE + 4;
  private static final int COMPUTER_HAS_BLACK = 1;
  private static final int IN_MONITOR = 2;
  private static final int ENTERS_DATA = 4;

  private Snapshot() {}

  static String of(Memory memory, Book book, Color computer, boolean inMonitor, Monitor monitor) {
    int flags =
        (computer == Color.BLACK ? COMPUTER_HAS_BLACK : 0)
            | (inMonitor ? IN_MONITOR : 0)
            | (monitor.entersData() ? ENTERS_DATA : 0);
    return Hex.of(memory.page)
        + Hex.of(new int[] {memory.turn, memory.checkLimit, book.pointer(), flags});
  }

  /** The bytes of such a text, or an exception that says why it is none. */
  static int[] read(String text) {
    return Hex.bytes(Messages.recordingAMachine(), text, BYTES);
  }

  static void restore(int[] bytes, Memory memory, Book book, Monitor monitor) {
    System.arraycopy(bytes, 0, memory.page, 0, PAGE);
    memory.turn = bytes[PAGE];
    memory.checkLimit = bytes[PAGE + 1];
    book.pointTo(bytes[PAGE + 2]);
    monitor.entersData((bytes[PAGE + 3] & ENTERS_DATA) != 0);
  }

  static Color computer(int[] bytes) {
    return (bytes[PAGE + 3] & COMPUTER_HAS_BLACK) != 0 ? Color.BLACK : Color.WHITE;
  }

  static boolean inMonitor(int[] bytes) {
    return (bytes[PAGE + 3] & IN_MONITOR) != 0;
  }
}
