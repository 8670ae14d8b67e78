package games.janus.play.puzzle;

/** What the one move of a puzzle does that no other does. */
public enum Goal {
  /** It mates at once; others may win too, but do not mate. */
  MATE,

  /** It wins, and no other does. */
  WIN,

  /** It holds the game, and all others lose. */
  SAVE
}
