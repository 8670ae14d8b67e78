package games.janus.cli.play;

/** What is to be noticed about a square. Told by a sign as well as by a colour. */
enum Mark {
  NONE(' ', ' ', ""),
  /** The last move began here. */
  FROM('(', ')', "48;5;94"),
  /** The last move ended here. */
  TO('[', ']', "48;5;136"),
  /** This man has to jump. */
  MUST('>', '<', "48;5;28"),
  /** The king in check. */
  CHECK('!', '!', "48;5;124");

  private final char before;
  private final char after;
  private final String background;

  Mark(char before, char after, String background) {
    this.before = before;
    this.after = after;
    this.background = background;
  }

  char before() {
    return before;
  }

  char after() {
    return after;
  }

  /** The colour of the square; empty for its own. */
  String background() {
    return background;
  }
}
