package games.janus.play.core;

/** The names that PGN and PDN have for what a {@link GameHeader} holds. */
final class FileTag {
  static final String WHITE = "White";
  static final String BLACK = "Black";
  static final String EVENT = "Event";
  static final String DATE = "Date";

  private FileTag() {}
}
