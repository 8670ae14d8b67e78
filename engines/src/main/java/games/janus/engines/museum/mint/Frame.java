package games.janus.engines.museum.mint;

import java.util.List;

/** Steps that are being carried out, and how far they have come. */
final class Frame {
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
  private final Place place;

  int at;
  long round;

  Frame(Kind kind, List<Step> steps, String function, long measure, Place place) {
    this.kind = kind;
    this.place = place;
    this.steps = steps;
    this.function = function;
    this.measure = measure;
  }

  Place place() {
    return place;
  }

  boolean isDone() {
    return at == steps.size();
  }
}
