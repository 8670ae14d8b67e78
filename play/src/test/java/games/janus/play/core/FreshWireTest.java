package games.janus.play.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page's types are those of the records. */
class FreshWireTest {
  private static final Path WRITTEN = Path.of("target/generated-sources/annotations/wire.ts");
  private static final Path KEPT = Path.of("../web/src/lib/core/wire.ts");

  @Test
  void theTypesOfThePageAreThoseTheBuildWrites() throws IOException {
    assertThat(Files.readString(KEPT))
        .as("after a change of the records: cp play/%s web/src/lib/core/wire.ts", WRITTEN)
        .isEqualTo(Files.readString(WRITTEN));
  }
}
