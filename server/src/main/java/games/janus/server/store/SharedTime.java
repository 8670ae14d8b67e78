package games.janus.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.concurrent.TimeUnit;

/**
 * The time of a database that several servers share, so that their clocks cannot disagree. Measured
 * once a minute; of six round trips the shortest tells it best.
 */
final class SharedTime extends Clock {
  private static final int TRIPS = 6;
  private static final long MEASURE_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final Postgres database;
  private final Clock own;
  private volatile long ahead;

  /** Half of the round trip: the answer may have been written at either end of it. */
  private volatile long errorMillis;

  private volatile long measuredAt;

  private SharedTime(Postgres database, Clock own) {
    this.database = database;
    this.own = own;
  }

  static SharedTime of(Postgres database, Clock own) {
    var time = new SharedTime(database, own);
    try {
      time.measure();
    } catch (SQLException problem) {
      throw StoreException.of(problem);
    }
    return time;
  }

  private void measure() throws SQLException {
    measuredAt = System.nanoTime();
    try (Connection connection = database.connect(false)) {
      long shortest = Long.MAX_VALUE;
      for (int i = 0; i < TRIPS; i++) {
        long before = System.nanoTime();
        long there =
            Long.parseLong(
                Database.text(
                    connection,
                    "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint::text"));
        long trip = System.nanoTime() - before;
        if (trip < shortest) {
          shortest = trip;
          errorMillis = TimeUnit.NANOSECONDS.toMillis(trip / 2);
          ahead = there + TimeUnit.NANOSECONDS.toMillis(trip / 2) - own.millis();
        }
      }
    }
  }

  long errorMillis() {
    return errorMillis;
  }

  @Override
  public long millis() {
    if (System.nanoTime() - measuredAt > MEASURE_NANOS) {
      measuredAt = System.nanoTime(); // one measures, the others go on
      Thread.startVirtualThread(() -> {
        try {
          measure();
        } catch (SQLException _) {
          // the last measure is good enough until the database is back
        }
      });
    }
    return own.millis() + ahead;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  @Override
  public ZoneId getZone() {
    return own.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return new SharedTime(database, own.withZone(zone));
  }
}
