package games.janus.engines.museum.mint;

import games.janus.message.Messages;

/** One word of a program as it was written, and where; a text keeps its two backticks. */
record Token(String text, Place place) {
  boolean is(Word word) {
    return text.equals(word.symbol());
  }

  boolean isText() {
    return text.charAt(0) == '`';
  }

  /**
   * Where a word was written.
   *
   * @param line counted from 1, from the first line that was entered
   * @param column counted from 1
   */
  record Place(int line, int column) {
    @Override
    public String toString() {
      return Messages.mintPlace(column, line).text();
    }
  }
}
