package games.janus.engines.museum.mint;

/** Which MINT is spoken. */
public enum Dialect {
  /** As its manual means it. */
  MENDED,
  /**
   * As MINT-Octave 15.1 does it: item 0 of an array is its size, bit operators take negative
   * numbers for 0, variables have at most three letters, every block is a loop and one that
   * contains {@code /W} a long one; and there is no {@code /rand}.
   */
  QUIRKS;

  boolean hasQuirks() {
    return this == QUIRKS;
  }
}
