package games.janus.server;

import games.janus.server.store.GameStore;
import games.janus.server.web.EventLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What a server does for its games without being asked: a checked copy a day, of which the last
 * seven stay, and the removal of games in which nothing happens any more.
 */
final class Upkeep implements AutoCloseable {
  static final int COPIES_KEPT = 7;
  private static final Duration UNPLAYED_KEPT = Duration.ofHours(24);
  private static final String PREFIX = "janus-";
  private static final String SUFFIX = ".db";
  private static final long MINUTES_BETWEEN_LOOKS = 10;

  private final GameStore store;
  private final Operations plan;
  private final Clock clock;
  private final CountDownLatch isClosing = new CountDownLatch(1);

  Upkeep(GameStore store, Operations plan, Clock clock) {
    this.store = store;
    this.plan = plan;
    this.clock = clock;
  }

  /** Looks now and then, until it is closed; does nothing where there is nothing to do. */
  void start() {
    if (plan.backups().isPresent() || plan.keepGames().isPresent()) {
      Thread.ofPlatform().name("janus-upkeep").daemon().start(this::run);
    }
  }

  private void run() {
    try {
      do {
        try {
          look();
        } catch (IOException | RuntimeException problem) {
          EventLog.STANDARD.log(
              EventLog.Level.ERROR, "upkeep", "no copy was made or no game removed", problem);
        }
      } while (!isClosing.await(MINUTES_BETWEEN_LOOKS, TimeUnit.MINUTES));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Does what is due. */
  void look() throws IOException {
    if (plan.backups().isPresent()) {
      backUp(plan.backups().get());
    }
    if (plan.keepGames().isPresent()) {
      Instant now = clock.instant();
      int gone =
          store.removeUntouched(
              now.minus(plan.keepGames().get()).toEpochMilli(),
              now.minus(UNPLAYED_KEPT).toEpochMilli());
      if (gone > 0) {
        EventLog.STANDARD.log(EventLog.Level.INFO, "upkeep", gone + " old games were removed");
      }
    }
  }

  private void backUp(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path copy =
        folder.resolve(PREFIX + LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC) + SUFFIX);
    if (Files.exists(copy)) {
      return;
    }
    // Under its own name stands only what is whole.
    Path draft = folder.resolve(copy.getFileName() + ".part");
    Files.deleteIfExists(draft);
    store.backUp(draft);
    Files.move(draft, copy);
    EventLog.STANDARD.log(EventLog.Level.INFO, "upkeep", "the games were copied");
    List<Path> copies = copies(folder);
    for (Path old : copies.subList(0, Math.max(0, copies.size() - COPIES_KEPT))) {
      Files.delete(old);
    }
  }

  /** The newest copy, for who has to restore one. */
  static Optional<Path> newest(Path folder) {
    try {
      return Optional.ofNullable(copies(folder).isEmpty() ? null : copies(folder).getLast());
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** The oldest first. */
  private static List<Path> copies(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file ->
              file.getFileName().toString().matches(PREFIX + "\\d{4}-\\d\\d-\\d\\d\\" + SUFFIX))
          .sorted()
          .toList();
    }
  }

  @Override
  public void close() {
    isClosing.countDown();
  }
}
