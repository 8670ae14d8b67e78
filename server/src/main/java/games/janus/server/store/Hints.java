package games.janus.server.store;

import java.sql.SQLException;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Hears what other servers have changed, on a thread of its own; a line that is lost comes back.
 */
final class Hints implements AutoCloseable {
  private static final long RETRY_MILLIS = 1000;

  private final Database database;
  private final Consumer<Set<String>> heard;
  private final Thread listener;

  Hints(Database database, Consumer<Set<String>> heard) {
    this.database = database;
    this.heard = heard;
    this.listener = Thread.ofPlatform().name("janus-hints").daemon().start(this::run);
  }

  private void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        try {
          database.listen(heard);
        } catch (SQLException | RuntimeException _) {
          Thread.sleep(RETRY_MILLIS); // whoever waits finds the changes by looking
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    listener.interrupt();
  }
}
