package games.janus.engines.museum.microchess;

/**
 * The opening book: 28 bytes read downwards, a square the player is expected to move to, then a man
 * and a square to answer with, and so on.
 *
 * <p>The pointer OMOVE is armed while its highest bit is set. When the player leaves the book, the
 * original stores the displayed square in OMOVE; a real square has the bit clear and closes the
 * book for good, but CC, EE or FF leave it open at a place that was never meant for reading.
 */
final class Book {
  private static final int ARMED = 0xFF;
  private static final int CLOSED = 0x00;
  private static final int ABOVE_FIRST = Memory.BOOK + Memory.BOOK_BYTES;

  private final int[] page;
  private int pointer = CLOSED;

  Book(Memory memory) {
    page = memory.page;
  }

  void load(int[] bytesByAddress) {
    assert bytesByAddress.length == Memory.BOOK_BYTES : "an opening has 28 bytes";
    System.arraycopy(bytesByAddress, 0, page, Memory.BOOK, Memory.BOOK_BYTES);
  }

  int pointer() {
    return pointer;
  }

  void pointTo(int pointer) {
    this.pointer = pointer;
  }

  void arm() {
    pointer = ARMED;
  }

  void close() {
    pointer = CLOSED;
  }

  /** Whether the book answers the square on display; its man and square are then shown there. */
  boolean answers() {
    if (pointer < 0x80) {
      return false;
    }
    int expected = ABOVE_FIRST + pointer & 0xFF;
    if (page[Memory.D3] != page[expected]) {
      pointer = page[Memory.D3];
      return false;
    }
    page[Memory.D1] = page[expected - 1 & 0xFF];
    page[Memory.D3] = page[expected - 2 & 0xFF];
    pointer = pointer - 3 & 0xFF;
    return true;
  }
}
