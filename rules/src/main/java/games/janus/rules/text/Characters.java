package games.janus.rules.text;

import static games.janus.rules.text.Letters.END;

/**
 * A source read one character at a time, with a little sight ahead and the number of the line. A
 * line ends with LF, CR or both together.
 */
final class Characters {
  /** How far {@link #peek(int)} can see: a tag name and its surroundings. */
  static final int SIGHT = 400;

  private final TextSource source;
  private final char[] buffer = new char[1 << 13];
  private int at;
  private int end;
  private boolean isDrained;
  private long before;
  private long line = 1;
  private boolean isLineStart = true;
  private boolean isAfterReturn;

  Characters(TextSource source) {
    this.source = source;
  }

  /** The character that comes next, or {@link Letters#END}. */
  int peek() {
    return at < end ? buffer[at] : peek(0);
  }

  /** The character so many after the next, or {@link Letters#END}. */
  int peek(int ahead) {
    assert ahead < SIGHT : "beyond sight";
    while (at + ahead >= end && !isDrained) {
      fill();
    }
    return at + ahead < end ? buffer[at + ahead] : END;
  }

  private void fill() {
    if (end + SIGHT > buffer.length) {
      System.arraycopy(buffer, at, buffer, 0, end - at);
      before += at;
      end -= at;
      at = 0;
    }
    int count = source.read(buffer, end, buffer.length - end);
    if (count < 0) {
      isDrained = true;
    } else {
      end += count;
    }
  }

  /** Takes the next character, which must exist. */
  int take() {
    int character = peek();
    assert character != END : "nothing left to take";
    at++;
    boolean isPairEnd = isAfterReturn && character == '\n';
    isAfterReturn = character == '\r';
    isLineStart = Letters.isLineEnd(character);
    if (isLineStart && !isPairEnd) {
      line++;
    }
    return character;
  }

  void skipLine() {
    while (peek() != END && !Letters.isLineEnd(peek())) {
      take();
    }
  }

  /** The line of the next character; the first is 1. */
  long line() {
    return line;
  }

  boolean isLineStart() {
    return isLineStart;
  }

  /** How many characters have been taken. */
  long taken() {
    return before + at;
  }
}
