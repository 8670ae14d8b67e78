package games.janus.engines.museum.microchess;

import java.util.Arrays;

/**
 * Produces the moves of the side in slots 00 to 0F one by one, from the king's pawn down to the
 * king, and hands each to {@link Janus}. It knows no castling, no en passant and no promotion.
 *
 * <p>Moves are tried on the piece list itself and taken back, so what the original keeps on a
 * second stack lives here in the arguments of the calls. Each depth has its own picture of who
 * stands where; it answers what searching the list would, only sooner.
 */
final class Generator {
  /** A candidate, a reply and three more captures lie below the last generation. */
  private static final int DEEPEST = 5;

  // What a step met, where it met no man to capture: NOBODY, or one of these.
  private static final int BLOCKED = -1;
  private static final int EXPOSED = -2;

  private static final int LAST_KNIGHT = 0x07;
  private static final int FIRST_KNIGHT = 0x06;
  private static final int FIRST_BISHOP = 0x04;
  private static final int FIRST_ROOK = 0x02;

  private static final int AHEAD = 4;
  private static final int CAPTURE_RIGHT = 5;
  private static final int CAPTURE_LEFT = 6;

  private final int[] page;
  private final Men men;
  private final Janus janus;
  private final Meter meter;
  private final byte[][] standing = new byte[DEEPEST + 1][128];
  private int checkLimit;
  private boolean kingCanBeTaken;

  Generator(Memory memory, Men men, Janus janus, Meter meter) {
    page = memory.page;
    this.men = men;
    this.janus = janus;
    this.meter = meter;
  }

  void level(Level level) {
    checkLimit = level.checkLimit();
  }

  /** Generates every move, with this many trial moves already made. */
  void generate(int state, int depth) {
    meter.enter(state);
    picture(depth);
    for (int man = 0x0F; man > LAST_KNIGHT; man--) {
      pawn(state, depth, man);
    }
    for (int man = LAST_KNIGHT; man >= FIRST_KNIGHT; man--) {
      steps(state, depth, man, 0x10, 0x09);
    }
    for (int man = FIRST_KNIGHT - 1; man >= FIRST_BISHOP; man--) {
      lines(state, depth, man, 0x08, 0x05);
    }
    for (int man = FIRST_BISHOP - 1; man >= FIRST_ROOK; man--) {
      lines(state, depth, man, 0x04, 0x01);
    }
    lines(state, depth, Men.QUEEN, 0x08, 0x01);
    steps(state, depth, Men.KING, 0x08, 0x01);
  }

  /** Told by JANUS in a check test: this move takes the king. */
  void kingTaken() {
    kingCanBeTaken = true;
  }

  private void picture(int depth) {
    byte[] picture = standing[depth];
    Arrays.fill(picture, (byte) Men.NOBODY);
    for (int man = 0; man < Memory.MEN; man++) { // the highest number is found first, so put last
      int square = page[Memory.BOARD + man];
      if ((square & 0x88) == 0) {
        picture[square] = (byte) man;
      }
    }
  }

  private void steps(int state, int depth, int man, int firstDirection, int lastDirection) {
    int from = page[Memory.BOARD + man];
    for (int direction = firstDirection; direction >= lastDirection; direction--) {
      int square = from + page[Memory.DIRECTION + direction] & 0xFF;
      int met = step(state, depth, man, square);
      if (met >= 0) {
        janus.onMove(state, depth, man, square, met);
      }
    }
  }

  private void lines(int state, int depth, int man, int firstDirection, int lastDirection) {
    for (int direction = firstDirection; direction >= lastDirection; direction--) {
      line(state, depth, man, page[Memory.DIRECTION + direction]);
    }
  }

  /** Slides on over empty squares, also over those that would leave the king in check. */
  private void line(int state, int depth, int man, int delta) {
    int square = page[Memory.BOARD + man];
    int met;
    do {
      square = square + delta & 0xFF;
      met = step(state, depth, man, square);
      if (met >= 0) {
        janus.onMove(state, depth, man, square, met);
      }
    } while (met == Men.NOBODY || met == EXPOSED);
  }

  private void pawn(int state, int depth, int man) {
    pawnCapture(state, depth, man, CAPTURE_LEFT);
    pawnCapture(state, depth, man, CAPTURE_RIGHT);
    int square = page[Memory.BOARD + man];
    do {
      square = square + page[Memory.DIRECTION + AHEAD] & 0xFF;
      // A single step that leaves the king in check hides the double step that might save it.
      if (step(state, depth, man, square) != Men.NOBODY) {
        return;
      }
      janus.onMove(state, depth, man, square, Men.NOBODY);
    } while (square >> 4 == 2);
  }

  private void pawnCapture(int state, int depth, int man, int direction) {
    int square = page[Memory.BOARD + man] + page[Memory.DIRECTION + direction] & 0xFF;
    int met = step(state, depth, man, square);
    if (met >= 0 && met != Men.NOBODY) {
      janus.onMove(state, depth, man, square, met);
    }
  }

  /** The enemy man captured, NOBODY on an empty square, or why the move cannot be made. */
  private int step(int state, int depth, int man, int square) {
    meter.steps++;
    if ((square & 0x88) != 0) {
      return BLOCKED;
    }
    int met = standing[depth][square] & 0xFF;
    meter.noteSearch(met);
    if (met < 0x10) {
      return BLOCKED;
    }
    if (state >= 0 && state < checkLimit && leavesKing(depth, man, square, met)) {
      return met == Men.NOBODY ? EXPOSED : BLOCKED;
    }
    return met;
  }

  /** Makes the move, turns the board and looks whether any move takes the king. */
  private boolean leavesKing(int depth, int man, int square, int met) {
    int from = page[Memory.BOARD + man];
    kingCanBeTaken = false;
    men.make(man, square, met);
    men.reverse();
    janus.entered(Janus.CHECK, depth + 1, man, from, square);
    generate(Janus.CHECK, depth + 1);
    janus.ended(Janus.CHECK, depth + 1);
    men.reverse();
    men.unmake(man, from, square, met);
    return kingCanBeTaken;
  }
}
