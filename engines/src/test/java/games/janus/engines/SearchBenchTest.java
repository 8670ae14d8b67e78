package games.janus.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.EngineInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A change of how a player plays is meant, and said: {@code janus bench --everybody} gives the new
 * numbers.
 */
@Tag("slow")
class SearchBenchTest {
  @Test
  void everyPlayerHasItsSignature() throws IOException {
    var signatures = new ArrayList<String>();
    for (EngineInfo player : Catalog.cards()) {
      long signature = SearchBench.signature(player, (_, _) -> {});
      signatures.add(player.id() + " signature " + signature);
    }
    List<String> kept = Files.readAllLines(Path.of("..", "bench.txt"));
    assertThat(signatures).containsExactlyInAnyOrderElementsOf(kept);
  }
}
