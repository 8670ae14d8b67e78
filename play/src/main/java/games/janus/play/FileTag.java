package games.janus.play;

/** What a page tells, and is told, of a game in a file beside its moves. */
enum FileTag {
  WHITE("white", "White"),
  BLACK("black", "Black"),
  EVENT("event", "Event"),
  DATE("date", "Date");

  private final String field;
  private final String inFiles;

  FileTag(String field, String inFiles) {
    this.field = field;
    this.inFiles = inFiles;
  }

  /** Its name in questions and answers. */
  String field() {
    return field;
  }

  /** Its name in PGN and PDN. */
  String inFiles() {
    return inFiles;
  }
}
