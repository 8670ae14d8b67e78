package games.janus.play.core;

/** How far a request may let a player look. */
final class SearchLimits {
  /** The most plies that can be asked for. */
  static final long MOST_PLIES = 100;

  /** More than anybody waits for, and JavaScript can still write it. */
  static final long MOST_NODES = 1_000_000_000_000_000L;

  /** The most lines that can be asked for. */
  static final long MOST_LINES = 100;

  /** A day. */
  static final long LONGEST_MILLIS = 86_400_000;

  /** The seed if nobody names one. */
  static final long USUAL_SEED = 1;

  private SearchLimits() {}
}
