package games.janus.engines.museum.mint;

import games.janus.message.Messages;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What is being carried out, the innermost on top. */
final class Frames {
  private final int most;
  private final Deque<Frame> frames = new ArrayDeque<>();

  Frames(int most) {
    this.most = most;
  }

  boolean isEmpty() {
    return frames.isEmpty();
  }

  int depth() {
    return frames.size();
  }

  Frame innermost() {
    return frames.getFirst();
  }

  void push(Frame.Kind kind, List<Step> steps, String function, long measure, Token.Place place) {
    if (frames.size() >= most) {
      throw new MintException(Messages.mintNested(most));
    }
    frames.push(new Frame(kind, steps, function, measure, place));
  }

  void pop() {
    frames.pop();
  }

  void clear() {
    frames.clear();
  }

  /** Leaves the innermost loop, and with it every block and function entered since it began. */
  void leaveLoop() {
    while (!frames.isEmpty()) {
      if (frames.pop().kind == Frame.Kind.LOOP) {
        return;
      }
    }
  }

  /** The rounds so far of the innermost loop but so many; 0 where there is no such loop. */
  long round(int outer) {
    int skip = outer;
    for (Frame frame : frames) {
      if (frame.kind == Frame.Kind.LOOP && skip-- == 0) {
        return frame.round;
      }
    }
    return 0;
  }

  /** Steps that are being carried out, and how far they have come. */
  static final class Frame {
    /** What to do when the last step is done. */
    enum Kind {
      /** Nothing: a line, a function, or a block run once. */
      ONCE,
      /** Begin again while there are rounds to go. */
      LOOP,
      /** Make an array of what has been pushed. */
      ARRAY
    }

    final Kind kind;
    final List<Step> steps;

    /** The function these steps belong to; empty outside. */
    final String function;

    /** How often a loop runs; how deep the stack was when an array was begun. */
    final long measure;

    /** Where the steps stand, or the block they are. */
    final Token.Place place;

    int at;
    long round;

    Frame(Kind kind, List<Step> steps, String function, long measure, Token.Place place) {
      this.kind = kind;
      this.place = place;
      this.steps = steps;
      this.function = function;
      this.measure = measure;
    }

    boolean isDone() {
      return at == steps.size();
    }
  }
}
