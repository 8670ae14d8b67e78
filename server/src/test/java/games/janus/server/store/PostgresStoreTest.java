package games.janus.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.server.store.StoreException.Trouble;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Games in a real PostgreSQL. */
@Tag("slow")
@Timeout(90)
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class PostgresStoreTest extends StoreContract {
  private static RealPostgres postgres;
  private String url = "";

  @BeforeAll
  static void start() throws IOException {
    postgres = RealPostgres.start();
  }

  @AfterAll
  static void stop() {
    postgres.close();
  }

  @BeforeEach
  void anEmptyDatabase() throws SQLException {
    url = postgres.database();
  }

  @Override
  GameStore open() {
    return GameStore.open(url);
  }

  @Override
  GameStore another() {
    return open();
  }

  @Test
  void aLostLineIsOpenedAgain() throws SQLException {
    try (GameStore store = open()) {
      Sheet sheet = added(store, game("e2e4"));
      postgres.execute(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '%s'"
              .formatted(url.replaceAll(".*/([^?]+).*", "$1")));
      assertTrouble(Trouble.AWAY, store::count);
      assertThat(store.count()).isEqualTo(1);
      assertTrouble(Trouble.AWAY, () -> store.remove(sheet.id()));
      assertThat(store.remove(sheet.id())).isTrue();
    }
  }

  @Test
  void aDatabaseThatDoesNotWaitForItsDiskIsRefused() throws Exception {
    for (String promise : new String[] {"fsync", "synchronous_commit"}) {
      String other = promise.equals("fsync") ? "synchronous_commit" : "fsync";
      try (RealPostgres forgetful = RealPostgres.start(Map.of(promise, "off", other, "on"))) {
        String there = forgetful.database();
        assertTrouble(Trouble.FORGETFUL, () -> GameStore.open(there));
      }
    }
  }

  @Test
  void whereNobodyAnswersThatIsSaid() {
    assertTrouble(Trouble.AWAY, () -> GameStore.open("jdbc:postgresql://127.0.0.1:9/janus"));
  }

  @Test
  void copiesAreLeftToItsOwnTools() {
    try (GameStore store = open()) {
      assertTrouble(Trouble.OTHER_TOOL, () -> store.backUp(Path.of("unused")));
    }
  }
}
