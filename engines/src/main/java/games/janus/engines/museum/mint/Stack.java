package games.janus.engines.museum.mint;

import games.janus.message.Messages;
import java.util.Arrays;

/** The numbers a program works on. */
final class Stack {
  private final int most;
  private long[] cells = new long[64];
  private int depth;

  Stack(int most) {
    this.most = most;
  }

  int depth() {
    return depth;
  }

  void push(long cell) {
    if (depth == most) {
      throw new MintException(Messages.mintStackFull(most));
    }
    if (depth == cells.length) {
      cells = Arrays.copyOf(cells, Math.min(most, 2 * depth));
    }
    cells[depth++] = cell;
  }

  long pop() {
    assert depth > 0 : "the caller has looked";
    return cells[--depth];
  }

  /** The number this far below the top, which is 0. */
  long peek(int below) {
    return cells[depth - 1 - below];
  }

  void cutTo(int wanted) {
    assert wanted <= depth : "nothing to cut";
    depth = wanted;
  }

  /** Takes back what has just been popped; nothing has been pushed since. */
  void restoreTo(int before) {
    depth = before;
  }

  void convert(Mode from, Mode to) {
    for (int i = 0; i < depth; i++) {
      cells[i] = from.convert(cells[i], to);
    }
  }
}
