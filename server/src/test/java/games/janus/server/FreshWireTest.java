package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page's types of what the server says are those of the records. */
class FreshWireTest {
  private static final Path WRITTEN =
      Path.of("target/generated-sources/annotations/server-wire.ts");
  private static final Path KEPT = Path.of("../web/src/lib/core/server-wire.ts");

  @Test
  void theTypesOfThePageAreThoseTheBuildWrites() throws IOException {
    assertThat(Files.readString(KEPT))
        .as("after a change of the records: cp server/%s web/src/lib/core/", WRITTEN)
        .isEqualTo(Files.readString(WRITTEN));
  }
}
