package games.janus.cli.play;

import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** Text made safe and broken between words to fit a window. */
final class Wrapped {
  private Wrapped() {}

  static List<String> lines(List<String> texts, int columns) {
    List<String> lines = new ArrayList<>();
    texts.forEach(text -> lines.addAll(lines(text, columns)));
    return lines;
  }

  static List<String> lines(String text, int columns) {
    int width = Math.max(1, columns);
    List<String> lines = new ArrayList<>();
    String rest = Excerpt.whole(text);
    while (rest.length() > width) {
      int blank = rest.lastIndexOf(' ', width);
      int end = blank > 0 && !rest.substring(0, blank).isBlank() ? blank : width;
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  /** The beginning of a text, as much as fits into one line. */
  static String cut(String text, int columns) {
    String safe = Excerpt.whole(text);
    return safe.length() <= columns ? safe : safe.substring(0, Math.max(0, columns));
  }
}
