package games.janus.cli.play;

/**
 * How a board is drawn.
 *
 * @param figures pieces as Unicode figures, not as letters
 * @param colored squares and men in colours
 */
record Look(boolean figures, boolean colored) {
  /** Letters and nothing else: what every terminal, file and screen reader can take. */
  static final Look LETTERS = new Look(false, false);
}
