package games.janus.rules.text;

/** The kinds of characters that PGN and PDN tell apart. */
final class Letters {
  static final int END = -1;
  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final char DOS_END_OF_FILE = '\u001A';
  private static final char NO_BREAK_SPACE = '\u00A0';

  private Letters() {}

  static boolean isLineEnd(int character) {
    return character == '\n' || character == '\r';
  }

  /** White space inside a line. */
  static boolean isSpace(int character) {
    return character == ' ' || character == '\t' || character == '\f' || character == '\u000B';
  }

  static boolean isWhite(int character) {
    return isSpace(character) || isLineEnd(character);
  }

  /** What may stand between two tokens; dots belong to move numbers and say nothing themselves. */
  static boolean separates(int character) {
    return isWhite(character)
        || character == '.'
        || character == BYTE_ORDER_MARK
        || character == DOS_END_OF_FILE
        || character == NO_BREAK_SPACE;
  }

  static boolean isControl(int character) {
    return (character >= 0 && character < ' ') || character == 0x7F;
  }

  static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }

  static boolean isLetter(int character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  }

  /** Tag names are words of letters and digits; the joiners are those of PGN's symbol tokens. */
  static boolean isTagName(int character) {
    return isLetter(character) || isDigit(character) || "_+#=:-".indexOf(character) >= 0;
  }

  /** What a move, a result or any other word of the movetext is made of. */
  static boolean isWord(int character) {
    return character > ' '
        && character != 0x7F
        && "{}()[]<>;.$!?\"*".indexOf(character) < 0
        && !separates(character);
  }

  static boolean isNumber(CharSequence word) {
    for (int i = 0; i < word.length(); i++) {
      if (!isDigit(word.charAt(i))) {
        return false;
      }
    }
    return !word.isEmpty();
  }
}
