package games.janus.engines.museum.mint;

import java.util.ArrayDeque;
import java.util.Deque;

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

  void push(Frame frame) {
    if (frames.size() >= most) {
      throw new MintException("More than " + most + " calls and blocks inside one another");
    }
    frames.push(frame);
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
}
