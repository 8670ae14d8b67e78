package games.janus.rules.text;

/**
 * A fact about a game, such as {@code [White "Tal"]}. A name is one word of letters, digits and
 * underscores; in a value line ends become spaces, for no file can hold them.
 */
public record Tag(String name, String value) {
  public Tag {
    if (!isName(name)) {
      throw new IllegalArgumentException("a tag's name is one word: \"" + name + "\"");
    }
    value = onOneLine(value);
  }

  private static boolean isName(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (!Letters.isTagName(name.charAt(i))) {
        return false;
      }
    }
    return !name.isEmpty() && name.length() <= Tokens.LONGEST_WORD;
  }

  private static String onOneLine(String value) {
    return value.replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ');
  }

  /** The tag as a line of a file, quotes and backslashes escaped. */
  @Override
  public String toString() {
    return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
  }
}
