package games.janus.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.UUID;
import java.util.stream.Stream;

/** A PostgreSQL 18 of our own, which waits for its disk unless a test wants it otherwise. */
public final class RealPostgres implements AutoCloseable {
  private static final int TRIES = 300;

  private final Path data;
  private final EmbeddedPostgres server;

  /** How its first process was started. */
  private List<String> command = List.of();

  private RealPostgres(EmbeddedPostgres server, Path data) {
    this.server = server;
    this.data = data;
  }

  public static RealPostgres start() throws IOException {
    // What starts it for tests switches both off, so that tests are quicker.
    return start(Map.of("fsync", "on", "synchronous_commit", "on", "full_page_writes", "on"));
  }

  static RealPostgres start(Map<String, String> settings) throws IOException {
    Path data = Files.createTempDirectory("janus-postgres");
    var builder =
        EmbeddedPostgres.builder()
            .setPGStartupWait(Duration.ofSeconds(60))
            .setDataDirectory(data)
            .setCleanDataDirectory(true);
    settings.forEach(builder::setServerConfig);
    return new RealPostgres(builder.start(), data);
  }

  /** The address of a new, empty database. */
  public String database() throws SQLException {
    String name = "t" + UUID.randomUUID().toString().replace("-", "");
    execute("CREATE DATABASE " + name);
    return server.getJdbcUrl("postgres", name);
  }

  public int port() {
    return server.getPort();
  }

  public void execute(String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection(server.getJdbcUrl("postgres", "postgres"));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** All its processes end at once by SIGKILL, in the middle of whatever they write. */
  public void kill() throws IOException {
    ProcessHandle postmaster = postmaster();
    command =
        Stream.concat(
                postmaster.info().command().stream(),
                Stream.of(postmaster.info().arguments().orElseThrow()))
            .toList();
    List<ProcessHandle> all =
        Stream.concat(Stream.of(postmaster), postmaster.descendants()).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
  }

  /** At the same address, with what it has on its disk. */
  public void startAgain() throws IOException, InterruptedException {
    List<String> line = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      line.addAll(List.of("unshare", "-U")); // it does not run as root
    }
    line.addAll(command);
    new ProcessBuilder(line)
        .redirectErrorStream(true)
        .redirectOutput(data.resolve("started-again.log").toFile())
        .start();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      try {
        execute("SELECT 1");
        return;
      } catch (SQLException _) {
        Thread.sleep(100); // it is not there yet, or still reads what it had written ahead
      }
    }
    throw new IOException(Files.readString(data.resolve("started-again.log")));
  }

  private ProcessHandle postmaster() throws IOException {
    String process = Files.readAllLines(data.resolve("postmaster.pid")).getFirst().strip();
    return ProcessHandle.of(Long.parseLong(process)).orElseThrow();
  }

  /** On a busy machine it takes too long to say farewell; nothing of it is needed any more. */
  @Override
  public void close() {
    try {
      postmaster().destroyForcibly();
      server.close();
    } catch (IOException | NoSuchElementException _) {
      // it is gone already
    }
  }
}
