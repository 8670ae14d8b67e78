package games.janus.server;

import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The web server below us says a good deal about itself, and complains of every client that hangs
 * up half way; only what is severe is passed on. Our own failures we log ourselves.
 */
final class LogSettings {
  /** Held here because loggers nobody holds forget their level. */
  private static final Logger WEB = Logger.getLogger("io.helidon");

  private LogSettings() {}

  static void apply() {
    if (WEB.getLevel() == null) {
      WEB.setLevel(Level.SEVERE);
    }
  }
}
