package games.janus.rules.text;

/**
 * Where characters come from, piece by piece. Files, sockets and character sets belong to the
 * shells, which adapt them to this; what goes wrong there passes through the readers unchanged.
 */
@FunctionalInterface
public interface TextSource {
  /**
   * Puts at least one and at most {@code length} characters into the array, from {@code offset} on.
   *
   * @return how many, or -1 when there are no more
   */
  int read(char[] into, int offset, int length);

  /** A source that gives this text and then ends. */
  static TextSource of(String text) {
    return new TextSource() {
      private int at;

      @Override
      public int read(char[] into, int offset, int length) {
        if (at == text.length()) {
          return -1;
        }
        int count = Math.min(length, text.length() - at);
        text.getChars(at, at + count, into, offset);
        at += count;
        return count;
      }
    };
  }
}
