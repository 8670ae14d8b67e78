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
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A PostgreSQL 18 of our own, which waits for its disk unless a test wants it otherwise. */
public final class RealPostgres implements AutoCloseable {
  private final EmbeddedPostgres server;
  private final Path data;

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

  /** On a busy machine it takes too long to say farewell; nothing of it is needed any more. */
  @Override
  public void close() {
    try {
      List<String> about = Files.readAllLines(data.resolve("postmaster.pid"));
      ProcessHandle.of(Long.parseLong(about.getFirst().strip()))
          .ifPresent(ProcessHandle::destroyForcibly);
      server.close();
    } catch (IOException _) {
      // it is gone already
    }
  }
}
