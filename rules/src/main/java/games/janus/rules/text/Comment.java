package games.janus.rules.text;

import java.util.Optional;

/**
 * What somebody wrote about a move or a game, word for word. Only the white space around it and the
 * line breaks in it are not kept: a break, with the white space on both sides, counts as one space.
 *
 * <p>Programs leave clocks and scores in comments, as in {@code [%clk 0:01:00] [%eval 0.3]}; ask
 * for them with {@link #command}.
 */
public record Comment(String text) {
  public Comment {
    text = onOneLine(text);
    if (text.isEmpty()) {
      throw new IllegalArgumentException("a comment says something");
    }
  }

  /** The comment in this text; none if it says nothing. */
  public static Optional<Comment> of(String text) {
    return isBlank(text) ? Optional.empty() : Optional.of(new Comment(text));
  }

  /** The value of {@code [%name value]} in this comment. */
  public Optional<String> command(String name) {
    String opening = "[%" + name;
    int from = text.indexOf(opening);
    while (from >= 0) {
      int value = from + opening.length();
      int end = text.indexOf(']', value);
      if (end < 0) {
        return Optional.empty();
      }
      if (value == end || Letters.isSpace(text.charAt(value))) {
        return Optional.of(text.substring(value, end).strip());
      }
      from = text.indexOf(opening, value);
    }
    return Optional.empty();
  }

  private static boolean isBlank(String text) {
    return skipWhite(text, 0) == text.length();
  }

  private static String onOneLine(String text) {
    var line = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      int word = skipWhite(text, at);
      boolean hasBreak = hasLineEnd(text, at, word);
      if (word < text.length() && !line.isEmpty()) {
        line.append(hasBreak ? " " : text.substring(at, word));
      }
      at = word;
      while (at < text.length() && !Letters.isWhite(text.charAt(at))) {
        line.append(text.charAt(at++));
      }
    }
    return line.toString();
  }

  private static int skipWhite(String text, int from) {
    int at = from;
    while (at < text.length() && Letters.isWhite(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean hasLineEnd(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (Letters.isLineEnd(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return text;
  }
}
