package games.janus.rules;

/**
 * Foreign text made safe to show: short, on one line, and without characters that steer a terminal
 * or turn the reading direction.
 */
public final class Excerpt {
  private static final int LONGEST = 80;

  private Excerpt() {}

  /** The text as it may be shown, cut with three dots when it is long. */
  public static String of(String text) {
    return shown(text, LONGEST);
  }

  /** The text as it may be shown, however long. */
  public static String whole(String text) {
    return shown(text, Integer.MAX_VALUE);
  }

  private static String shown(String text, int longest) {
    var shown = new StringBuilder();
    int at = 0;
    while (at < text.length() && shown.length() < longest) {
      int character = text.codePointAt(at);
      at += Character.charCount(character);
      if (isPlain(character)) {
        shown.appendCodePoint(character);
      } else {
        shown.append("\\u").append(hex(character));
      }
    }
    return at < text.length() ? shown.append("...").toString() : shown.toString();
  }

  private static boolean isPlain(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  private static String hex(int character) {
    String digits = Integer.toHexString(character);
    return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
  }
}
