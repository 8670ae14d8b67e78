package games.janus.engines.museum.mint;

/**
 * Where a word was written.
 *
 * @param line counted from 1, from the first line that was entered
 * @param column counted from 1
 */
record Place(int line, int column) {
  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}
