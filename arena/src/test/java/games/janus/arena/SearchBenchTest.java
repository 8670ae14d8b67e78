package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A change of how an engine plays is meant, and said: {@code janus bench} gives the new numbers.
 */
@Tag("slow")
class SearchBenchTest {
  private static List<String> signatures() throws IOException {
    return Files.readAllLines(Path.of("..", "bench.txt"));
  }

  @Test
  void theChessSearchHasItsSignature() throws IOException {
    assertThat(signatures()).contains("chess signature " + SearchBench.chess((_, _, _) -> {}));
  }

  @Test
  void theCheckersSearchHasItsSignature() throws IOException {
    assertThat(signatures())
        .contains("checkers signature " + SearchBench.checkers((_, _, _) -> {}));
  }
}
