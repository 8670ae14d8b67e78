package games.janus.engines.museum.microchess;

/**
 * The piece list: 32 men, each knowing its square. There is no board; to learn who stands on a
 * square, the list is searched.
 *
 * <p>Men 00 to 0F belong to the side to move, 10 to 1F to the other. The number says what a man is:
 * king, queen, two rooks, two bishops, two knights, eight pawns.
 */
final class Men {
  static final int KING = 0x00;
  static final int QUEEN = 0x01;
  static final int ENEMY_KING = 0x10;

  /** The man of an empty square. */
  static final int NOBODY = 0xFF;

  /** Where a captured man stands; after one reversal it reads AB, and both are off the board. */
  static final int OFF_BOARD = 0xCC;

  private final int[] page;
  private boolean turned;

  Men(Memory memory) {
    page = memory.page;
  }

  /** The man on this square, searched from 1F down to 00 as the original does. */
  int on(int square) {
    for (int man = 0x1F; man >= 0; man--) {
      if (page[Memory.BOARD + man] == square) {
        return man;
      }
    }
    return NOBODY;
  }

  int square(int man) {
    return page[cell(man)];
  }

  /** Captures first and moves then, so that a man who captures himself still arrives. */
  void make(int man, int square, int captured) {
    assert captured == on(square) : "the man on that square is captured";
    page[cell(captured)] = OFF_BOARD;
    page[cell(man)] = square;
  }

  void unmake(int man, int from, int square, int captured) {
    page[cell(man)] = from;
    page[cell(captured)] = square;
  }

  /** Exchanges the sides and turns the board round: every square becomes 77 less itself. */
  void reverse() {
    for (int man = 0; man < 0x10; man++) {
      int own = page[Memory.BOARD + man];
      page[Memory.BOARD + man] = 0x77 - page[Memory.ENEMY + man] & 0xFF;
      page[Memory.ENEMY + man] = 0x77 - own & 0xFF;
    }
    turned = !turned;
  }

  /** Whether the board has been reversed an odd number of times. */
  boolean isTurned() {
    return turned;
  }

  /** Declares the way the men now stand to be the upright one. */
  void upright() {
    turned = false;
  }

  private static int cell(int man) {
    return Memory.BOARD + man & 0xFF;
  }
}
