package games.janus.server.store;

import games.janus.server.store.StoreException.Trouble;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;

/**
 * Writes changes one after another on a thread of its own, and answers each only when it is on the
 * disk. Changes that wait at the same time share one trip to the disk, which is what takes long.
 */
final class Ledger implements AutoCloseable {
  private static final int MOST_WAITING = 4096;
  private static final int MOST_TOGETHER = 256;
  private static final long PATIENCE_SECONDS = 30;

  private final BlockingQueue<Entry<?>> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
  private final Database database;
  private final Line line;
  private final Thread writer;

  /** Since when the first of those that are being written has waited. */
  private volatile OptionalLong writingSince = OptionalLong.empty();

  private final LongAdder commits = new LongAdder();
  private final LongAdder commitNanos = new LongAdder();
  private volatile boolean isClosed;

  /** What is to be asked or changed; a change runs inside a transaction, perhaps more than once. */
  interface Change<T> {
    T apply(Connection connection) throws SQLException;
  }

  /**
   * A change that waits.
   *
   * @param game whom it changes, if others may want to know
   */
  private record Entry<T>(
      Optional<String> game, Change<T> change, CompletableFuture<T> answer, long since) {
    /** Applies it and answers what to do once that is durable. */
    Runnable apply(Connection connection) throws SQLException {
      T result = change.apply(connection);
      return () -> answer.complete(result);
    }
  }

  Ledger(Database database, Line line) {
    this.database = database;
    this.line = line;
    this.writer = Thread.ofPlatform().name("janus-ledger").daemon().start(this::run);
  }

  /**
   * Makes a change and waits until it is durable.
   *
   * @throws StoreException if it was not made, or not in time
   */
  <T> T write(Change<T> change) {
    return write(Optional.empty(), change);
  }

  /** The same for one game, and other servers are told that it has changed. */
  <T> T write(String game, Change<T> change) {
    return write(Optional.of(game), change);
  }

  private <T> T write(Optional<String> game, Change<T> change) {
    var entry = new Entry<>(game, change, new CompletableFuture<T>(), System.nanoTime());
    if (isClosed) {
      throw new StoreException(Trouble.CLOSED);
    }
    if (!waiting.offer(entry)) {
      throw new StoreException(Trouble.BUSY);
    }
    if (!writer.isAlive() && waiting.remove(entry)) {
      throw new StoreException(Trouble.CLOSED); // it was closed in the meantime
    }
    try {
      return entry.answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException problem) {
      throw problem.getCause() instanceof StoreException known
          ? known
          : new StoreException(Trouble.BROKEN, "unexpected", problem);
    } catch (TimeoutException _) {
      entry.answer.cancel(false); // it may be under way already; the next question will tell
      throw new StoreException(Trouble.BUSY);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new StoreException(Trouble.CLOSED);
    }
  }

  Duration oldestWait() {
    OptionalLong since = writingSince;
    return since.isEmpty()
        ? Duration.ZERO
        : Duration.ofNanos(System.nanoTime() - since.getAsLong());
  }

  long commits() {
    return commits.sum();
  }

  long commitNanos() {
    return commitNanos.sum();
  }

  private void run() {
    var batch = new ArrayList<Entry<?>>(MOST_TOGETHER);
    while (!isClosed || !waiting.isEmpty()) {
      try {
        Entry<?> first = waiting.poll(100, TimeUnit.MILLISECONDS);
        if (first != null) {
          writingSince = OptionalLong.of(first.since());
          batch.add(first);
          waiting.drainTo(batch, MOST_TOGETHER - 1);
          commit(batch);
          batch.clear();
          writingSince = OptionalLong.empty();
        }
      } catch (InterruptedException _) {
        isClosed = true;
      }
    }
  }

  private void commit(List<Entry<?>> batch) {
    long start = System.nanoTime();
    try {
      together(batch).forEach(Runnable::run);
    } catch (SQLException | RuntimeException problem) {
      StoreException said = asStoreException(problem);
      if (batch.size() == 1 || said.trouble() == Trouble.AWAY) {
        batch.forEach(entry -> entry.answer.completeExceptionally(said));
      } else {
        batch.forEach(entry -> commit(List.of(entry))); // one bad change spoils no other
      }
    }
    commits.increment();
    commitNanos.add(System.nanoTime() - start);
  }

  private static StoreException asStoreException(Exception problem) {
    return switch (problem) {
      case StoreException known -> known;
      case SQLException sql -> StoreException.of(sql);
      default -> new StoreException(Trouble.BROKEN, "unexpected", problem);
    };
  }

  private List<Runnable> together(List<Entry<?>> batch) throws SQLException {
    Connection connection = line.connection();
    try (Statement sql = connection.createStatement()) {
      sql.execute(database.begin());
      try {
        var games = new LinkedHashSet<String>();
        var answers = new ArrayList<Runnable>(batch.size());
        for (Entry<?> entry : batch) {
          if (!entry.answer.isDone()) { // nobody waits for it any more
            answers.add(entry.apply(connection));
            entry.game.ifPresent(games::add);
          }
        }
        database.hint(connection, games);
        sql.execute("COMMIT"); // on the disk when this returns
        return answers;
      } catch (SQLException | RuntimeException problem) {
        rollBack(sql);
        throw problem;
      }
    }
  }

  private static void rollBack(Statement sql) {
    try {
      sql.execute("ROLLBACK");
    } catch (SQLException _) {
      // a full disk makes SQLite roll back by itself, and a line that is lost needs none
    }
  }

  /** Writes what is waiting, and takes no more. */
  @Override
  public void close() {
    isClosed = true;
    try {
      writer.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    waiting.forEach(
        entry -> entry.answer.completeExceptionally(new StoreException(Trouble.CLOSED)));
  }
}
