package games.janus.engines.museum.microchess;

import java.util.Optional;

/**
 * Page zero of the KIM-1, as far as Microchess keeps its data there.
 *
 * <p>It is one array because the original treats it so: a book pointer gone astray compares the
 * player's move with piece values and directions, and a book move of a "man" beyond the piece list
 * moves a byte of the set-up table.
 *
 * <pre>
 * 4F       the man FF: takes what captures nothing and moves that nobody makes
 * 50..5F   squares of the men of the side to move; the computer's, while a key is awaited
 * 60..6F   squares of the other side's men
 * 70..8F   the set-up that key C copies to 50..6F
 * 90..9F   directions 1 to 10
 * A0..AF   points of a man
 * B0, B1   man and square of the move in hand
 * C0..DB   the opening, read downwards
 * F9..FB   the display, right to left; in thought the best move's square, value and man
 * 018B     where the exchange tree turns back; part of the program, and of the level
 * 02F2     up to which state moves are tested for check; the same
 * </pre>
 */
final class Memory {
  static final int BOARD = 0x50;
  static final int ENEMY = 0x60;
  static final int SETUP = 0x70;

  /** One below the first direction: directions are counted from 1. */
  static final int DIRECTION = 0x8F;

  static final int POINTS = 0xA0;
  static final int PIECE = 0xB0;
  static final int SQUARE = 0xB1;
  static final int BOOK = 0xC0;
  static final int BOOK_BYTES = 28;

  static final int D1 = 0xFB;
  static final int D2 = 0xFA;
  static final int D3 = 0xF9;
  static final int BEST_PIECE = D1;
  static final int BEST_VALUE = D2;
  static final int BEST_SQUARE = D3;

  static final int MEN = 32;

  static final int TURN = 0x018B;
  static final int CHECK_LIMIT = 0x02F2;

  /** Where the program begins, and the byte that is there to be seen before it is started. */
  static final int START = 0x0000;

  private static final int START_BYTE = 0xD8;

  private static final int[] SETUP_BYTES = {
    0x03, 0x04, 0x00, 0x07, 0x02, 0x05, 0x01, 0x06, 0x10, 0x17, 0x11, 0x16, 0x12, 0x15, 0x14, 0x13,
    0x73, 0x74, 0x70, 0x77, 0x72, 0x75, 0x71, 0x76, 0x60, 0x67, 0x61, 0x66, 0x62, 0x65, 0x64, 0x63
  };

  // Rook lines, bishop lines, knight jumps; a rank is 10, a file is 01.
  private static final int[] DIRECTION_BYTES = {
    0xF0, 0xFF, 0x01, 0x10, 0x11, 0x0F, 0xEF, 0xF1, 0xDF, 0xE1, 0xEE, 0xF2, 0x12, 0x0E, 0x1F, 0x21
  };

  private static final int[] POINT_BYTES = {
    0x0B, 0x0A, 0x06, 0x06, 0x04, 0x04, 0x04, 0x04, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02
  };

  /** The bytes themselves, each 0 to 255. */
  final int[] page = new int[256];

  int turn;
  int checkLimit;

  /** As after loading the tape: tables in place, no men, and the monitor's last display. */
  Memory() {
    System.arraycopy(SETUP_BYTES, 0, page, SETUP, MEN);
    System.arraycopy(DIRECTION_BYTES, 0, page, DIRECTION + 1, DIRECTION_BYTES.length);
    System.arraycopy(POINT_BYTES, 0, page, POINTS, POINT_BYTES.length);
    page[D3] = START_BYTE;
  }

  void setUpMen() {
    System.arraycopy(page, SETUP, page, BOARD, MEN);
  }

  void display(int left, int middle, int right) {
    page[D1] = left;
    page[D2] = middle;
    page[D3] = right;
  }

  void fillDisplay(int value) {
    display(value, value, value);
  }

  /** The byte at any address; none where the program or the machine's own cells are. */
  Optional<Integer> read(int address) {
    return switch (address) {
      case START -> Optional.of(START_BYTE);
      case TURN -> Optional.of(turn);
      case CHECK_LIMIT -> Optional.of(checkLimit);
      default -> isData(address) ? Optional.of(page[address]) : Optional.empty();
    };
  }

  /** Whether the byte could be written: what cannot be known is not changed either. */
  boolean write(int address, int value) {
    if (address == TURN) {
      turn = value;
    } else if (address == CHECK_LIMIT) {
      checkLimit = value;
    } else if (isData(address)) {
      page[address] = value;
    } else {
      return false;
    }
    return true;
  }

  private static boolean isData(int address) {
    return (address >= BOARD && address <= SQUARE)
        || (address >= BOOK && address < BOOK + BOOK_BYTES);
  }

  int[] board() {
    int[] board = new int[MEN];
    System.arraycopy(page, BOARD, board, 0, MEN);
    return board;
  }
}
