package games.janus.rules.game;

/** How a board names its squares. */
public enum Coordinates {
  /** By file and rank: {@code e4}. */
  ALGEBRAIC,
  /** By number, 1 to 32, dark squares only. */
  NUMBERED
}
