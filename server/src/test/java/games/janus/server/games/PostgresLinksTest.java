package games.janus.server.games;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.play.live.Event;
import games.janus.play.live.TimeControl;
import games.janus.server.store.GameStore;
import games.janus.server.store.RealPostgres;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The same where games are in a database that several servers may share. */
@Tag("slow")
@Timeout(120)
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class PostgresLinksTest extends LinksTest {
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

  @Override
  GameStore openStore() {
    try {
      url = url.isEmpty() ? postgres.database() : url;
      return GameStore.open(url);
    } catch (SQLException problem) {
      throw new AssertionError("no database", problem);
    }
  }

  @Test
  void aMoveWhoseCommitGotNoAnswerIsFoundByItsNameAndDoneOnce() throws Exception {
    for (boolean isKept : new boolean[] {true, false}) {
      try (var line = new LosingLine(postgres.port())) {
        close();
        url = postgres.database().replaceFirst(":\\d+/", ":" + line.port() + "/");
        open();
        Made game = begun(new TimeControl(600_000, 0, 0, 0), new String[1]);
        line.loseNext("COMMIT", isKept);
        assertThat(act(game.id(), game.ann(), move(2, "g1f3"))).hasSize(isKept ? 0 : 1);
        assertThat(line.lost()).isEqualTo(1);
        List<Event> moves =
            links.look(game.id()).log().events().stream()
                .filter(Event.Moved.class::isInstance)
                .toList();
        assertThat(moves).hasSize(3);
      }
    }
  }
}
