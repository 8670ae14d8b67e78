package games.janus.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A line to a database, for one thread at a time. When it is lost, the next use opens another. */
final class Line implements AutoCloseable {
  private final Database database;
  private final boolean isForWriting;
  private @Nullable Connection open;
  private volatile boolean isClosed;

  Line(Database database, boolean isForWriting) throws SQLException {
    this.database = database;
    this.isForWriting = isForWriting;
    this.open = database.connect(isForWriting);
  }

  Connection connection() throws SQLException {
    if (isClosed) {
      throw new StoreException(StoreException.Trouble.CLOSED);
    }
    if (open == null || open.isClosed()) {
      open = database.connect(isForWriting);
    }
    return open;
  }

  /** Everything acknowledged is kept already, so it does not matter how this ends. */
  @Override
  public void close() {
    isClosed = true;
    try {
      if (open != null) {
        open.close();
      }
    } catch (SQLException _) {
      // it was lost
    }
  }
}
