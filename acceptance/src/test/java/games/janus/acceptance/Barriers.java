package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** axe-core, a list of known barriers, on whatever the page shows now. */
final class Barriers {
  private static final Path AXE = Path.of("node_modules", "axe-core", "axe.min.js");
  private static final String FIND =
      """
      async () => (await axe.run(document)).violations.flatMap(rule =>
        rule.nodes.map(node => rule.id + ' at ' + node.html.slice(0, 160)))
      """;

  private Barriers() {}

  /** The page must have been opened so that it lets the test's own script in. */
  static void expectNone(GamePage page, String screen) throws IOException {
    page.page().evaluate(Files.readString(AXE));
    assertThat((List<?>) page.page().evaluate(FIND)).as(screen).isEmpty();
  }
}
