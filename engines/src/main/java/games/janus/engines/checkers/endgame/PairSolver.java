package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Solves a slice together with its mirror, the two that quiet moves lead to and fro between.
 *
 * <p>First every position is looked at once: a pending capture and a promotion lead to slices
 * solved before, and a side without a move has lost. Then each decided position tells those it can
 * come from: before a loss there is a win, and a position all of whose moves lead to wins is a
 * loss. Every move is told backwards at most once; what nobody has decided at the end is a draw.
 *
 * <p>The work is one byte a position:
 *
 * <pre>
 *  1..63    open: so many quiet moves are not yet known to lose
 * 64..127   open, and a promotion draws: it cannot be lost
 * negative  decided: the value in bits 0 and 1, CAPTURE in 2, UNTOLD in 3
 * </pre>
 */
public final class PairSolver {
  private static final int DECIDED = 0x80;

  /** Decided by captures, so a search finds the value at once and files leave it out. */
  private static final int CAPTURE = 4;

  /** The positions before it have not been told. */
  private static final int UNTOLD = 8;

  private static final int CANNOT_LOSE = 64;

  /** Positions decided but untold; what does not fit is marked and found again. */
  private static final int STACK = 1 << 16;

  private final SolvedSlices solved;
  private final Slice[] slices;
  private final byte[][] states;
  private final CaptureResolver captures;
  private final Retreats retreats = new Retreats();
  private final int[] stack = new int[STACK * 5];
  private int top;
  private boolean overflowed;
  private Watch watch = new Watch(_ -> {});

  /**
   * A solver of a slice and its mirror; the slices their captures and promotions lead to are there.
   */
  public PairSolver(Slice slice, SolvedSlices solved) {
    this.solved = solved;
    slices = slice.isOwnMirror() ? new Slice[] {slice} : new Slice[] {slice, slice.mirror()};
    states = new byte[slices.length][];
    for (int side = 0; side < slices.length; side++) {
      states[side] = new byte[slices[side].size()];
    }
    captures = new CaptureResolver(solved);
  }

  /**
   * Solves both; one answer if the slice is its own mirror.
   *
   * @param progress told now and then how many more positions are done
   */
  public List<SolvedSlice> solve(LongConsumer progress) {
    watch = new Watch(progress);
    for (int side = 0; side < slices.length; side++) {
      settle(slices[side], states[side]);
    }
    do {
      overflowed = false;
      for (int side = 0; side < slices.length; side++) {
        tellUntold(side);
      }
      watch = new Watch(_ -> {}); // what is found again has been counted
    } while (overflowed);
    var answers = new ArrayList<SolvedSlice>();
    for (int side = 0; side < slices.length; side++) {
      answers.add(finish(side));
    }
    return answers;
  }

  /** Each position is passed twice, once to settle it and once to tell: half a position each. */
  private record Watch(LongConsumer progress) {
    private static final int STEP = 1 << 20;

    void passed(int index, int size) {
      if ((index & (STEP - 1)) == STEP - 1) {
        progress.accept(STEP / 2);
      } else if (index == size - 1) {
        progress.accept((size & (STEP - 1)) / 2);
      }
    }
  }

  // ---- what one look tells

  private void settle(Slice slice, byte[] state) {
    for (var at = slice.new Cursor(); !at.isAtEnd(); at.next()) {
      state[at.index()] = (byte) firstLook(at.men, at.kings, at.theirMen, at.theirKings);
      watch.passed(at.index(), state.length);
    }
  }

  private int firstLook(int men, int kings, int theirMen, int theirKings) {
    int captured = captures.resolve(men, kings, theirMen, theirKings);
    if (captured != CaptureResolver.QUIET) {
      return DECIDED | CAPTURE | UNTOLD | captured;
    }
    int empty = ~(men | kings | theirMen | theirKings);
    int left = Grid.downLeft(men) & empty;
    int right = Grid.downRight(men) & empty;
    int open =
        Integer.bitCount(left & ~Grid.BOTTOM)
            + Integer.bitCount(right & ~Grid.BOTTOM)
            + kingMoves(kings, empty);
    if (((left | right) & Grid.BOTTOM) == 0) {
      return open == 0 ? DECIDED | UNTOLD | EndgameOracle.LOSS : open;
    }
    int best = bestPromotion(men, kings, theirMen, theirKings);
    if (best == EndgameOracle.WIN) {
      return DECIDED | UNTOLD | EndgameOracle.WIN;
    }
    if (best == EndgameOracle.DRAW) {
      return CANNOT_LOSE + open;
    }
    return open == 0 ? DECIDED | UNTOLD | EndgameOracle.LOSS : open;
  }

  private static int kingMoves(int kings, int empty) {
    return Integer.bitCount(Grid.upLeft(kings) & empty)
        + Integer.bitCount(Grid.upRight(kings) & empty)
        + Integer.bitCount(Grid.downLeft(kings) & empty)
        + Integer.bitCount(Grid.downRight(kings) & empty);
  }

  private int bestPromotion(int men, int kings, int theirMen, int theirKings) {
    int empty = ~(men | kings | theirMen | theirKings);
    int best = EndgameOracle.LOSS;
    for (int left = men & (Grid.upLeft(Grid.BOTTOM) | Grid.upRight(Grid.BOTTOM));
        left != 0;
        left &= left - 1) {
      int man = left & -left;
      int ends = (Grid.downLeft(man) | Grid.downRight(man)) & empty;
      for (; ends != 0; ends &= ends - 1) {
        int crowned = kings | (ends & -ends);
        int reply = solved.valueForWhite(theirMen, theirKings, men ^ man, crowned);
        if (reply == EndgameOracle.LOSS) {
          return EndgameOracle.WIN;
        }
        if (reply == EndgameOracle.DRAW) {
          best = EndgameOracle.DRAW;
        }
      }
    }
    return best;
  }

  // ---- telling the positions before

  private void tellUntold(int side) {
    byte[] state = states[side];
    var at = slices[side].new Cursor();
    for (int index = 0; index < state.length; index++) {
      watch.passed(index, state.length);
      int found = state[index];
      if (found < 0 && (found & UNTOLD) != 0) {
        state[index] = (byte) (found & ~UNTOLD);
        if ((found & 3) != EndgameOracle.DRAW) {
          at.moveTo(index);
          push(side, at.men, at.kings, at.theirMen, at.theirKings, found & 3);
          tellStacked();
        }
      }
    }
  }

  private void push(int side, int men, int kings, int theirMen, int theirKings, int value) {
    stack[top] = men;
    stack[top + 1] = kings;
    stack[top + 2] = theirMen;
    stack[top + 3] = theirKings;
    stack[top + 4] = side << 2 | value;
    top += 5;
  }

  private void tellStacked() {
    while (top != 0) {
      top -= 5;
      int tag = stack[top + 4];
      // Seen from the side that has just moved, the board is turned around.
      tellBefore(
          slices.length == 1 ? 0 : 1 - (tag >> 2),
          Integer.reverse(stack[top + 2]),
          Integer.reverse(stack[top + 3]),
          Integer.reverse(stack[top]),
          Integer.reverse(stack[top + 1]),
          tag & 3);
    }
  }

  private void tellBefore(int side, int men, int kings, int theirMen, int theirKings, int value) {
    retreats.find(slices[side], men, kings, theirMen, theirKings);
    for (int place = 0; place < retreats.size(); place++) {
      int index = retreats.index(place);
      tell(side, index, retreats.men(place), retreats.kings(place), theirMen, theirKings, value);
    }
  }

  private void tell(
      int side, int index, int men, int kings, int theirMen, int theirKings, int reply) {
    byte[] state = states[side];
    int open = state[index];
    if (open < 0) {
      return;
    }
    if (reply == EndgameOracle.WIN && open != 1) {
      state[index] = (byte) (open - 1);
      return;
    }
    int value = reply == EndgameOracle.WIN ? EndgameOracle.LOSS : EndgameOracle.WIN;
    if (top < stack.length) {
      state[index] = (byte) (DECIDED | value);
      push(side, men, kings, theirMen, theirKings, value);
    } else {
      state[index] = (byte) (DECIDED | UNTOLD | value);
      overflowed = true;
    }
  }

  // ---- the answer

  private SolvedSlice finish(int side) {
    byte[] state = states[side];
    var values = new SliceValues(slices[side]);
    for (int index = 0; index < state.length; index++) {
      int found = state[index];
      if (found >= 0) {
        state[index] = EndgameOracle.DRAW;
      } else {
        values.put(index, found & 3);
        state[index] = (byte) ((found & CAPTURE) != 0 ? SolvedSlice.LEFT_OUT : found & 3);
      }
    }
    return new SolvedSlice(values, state);
  }
}
