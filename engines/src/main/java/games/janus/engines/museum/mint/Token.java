package games.janus.engines.museum.mint;

/** One word of a program as it was written, and where; a text keeps its two backticks. */
record Token(String text, Place place) {
  boolean is(Word word) {
    return text.equals(word.symbol());
  }

  boolean isText() {
    return text.charAt(0) == '`';
  }
}
