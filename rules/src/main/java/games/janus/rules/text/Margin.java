package games.janus.rules.text;

/** Words set one after another in lines of at most 79 characters, as PGN wants them exported. */
final class Margin {
  private static final int WIDTH = 79;

  private final StringBuilder page;
  private final StringBuilder word = new StringBuilder();
  private String prefix = "";
  private int column;

  Margin(StringBuilder page) {
    this.page = page;
  }

  void word(String text) {
    settle();
    word.append(prefix).append(text);
    prefix = "";
  }

  /** Goes in front of the word that comes next. */
  void prefix(String text) {
    prefix = text;
  }

  /** Adds to the word begun last. */
  void glue(String text) {
    word.append(text);
  }

  void newLine() {
    settle();
    if (column > 0) {
      page.append('\n');
      column = 0;
    }
  }

  private void settle() {
    if (word.isEmpty()) {
      return;
    }
    if (column > 0 && column + 1 + word.length() > WIDTH) {
      page.append('\n');
      column = 0;
    }
    if (column > 0) {
      page.append(' ');
      column++;
    }
    page.append(word);
    column += word.length();
    word.setLength(0);
  }
}
