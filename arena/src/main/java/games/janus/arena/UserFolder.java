package games.janus.arena;

import java.nio.file.Path;

/** Where the files of this user belong if nobody says otherwise. */
public final class UserFolder {
  private UserFolder() {}

  /** What the program keeps for itself: endgames, and which engines were added. */
  public static Path data() {
    String home = System.getProperty("user.home", ".");
    String system = System.getProperty("os.name", "");
    String given = System.getenv("XDG_DATA_HOME");
    if (given != null && !given.isBlank()) {
      return Path.of(given, "janus");
    }
    if (system.startsWith("Mac")) {
      return Path.of(home, "Library", "Application Support", "Janus");
    }
    String local = System.getenv("LOCALAPPDATA");
    if (system.startsWith("Windows") && local != null) {
      return Path.of(local, "Janus");
    }
    return Path.of(home, ".local", "share", "janus");
  }
}
