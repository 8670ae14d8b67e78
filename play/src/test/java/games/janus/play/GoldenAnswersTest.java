package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.play.core.Progress;
import games.janus.play.core.WireCodec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Questions and their answers, byte for byte, one file for each thing to ask. A line that begins
 * with {@code ?} is a question, {@code ~} what is told while it is answered, {@code =} the answer.
 *
 * <p>{@code mvn test -pl play -am -Dtest=GoldenAnswersTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Dgolden=write} writes the answers anew: look at what changed before you keep it.
 */
class GoldenAnswersTest {
  private static final Path FOLDER = Path.of("src/test/resources/page-data/golden");
  private static final TextCore CORE = new TextCore();

  /** Hears of progress now and then and has no clock, so that the same is told every time. */
  private static final class Listener implements ThinkControl {
    final List<String> heard = new ArrayList<>();
    private int asked;

    @Override
    public boolean shouldStop() {
      return false;
    }

    @Override
    public long millis() {
      return 0;
    }

    @Override
    public boolean wantsProgress() {
      return ++asked % 1000 == 1;
    }

    @Override
    public void progress(Progress news) {
      heard.add(WireCodec.text(news));
    }
  }

  private static List<String> files() {
    try (var files = Files.list(FOLDER)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyAnswerIsAsItWas(String file) throws IOException {
    List<String> kept = Files.readAllLines(FOLDER.resolve(file));
    var now = new ArrayList<String>();
    for (String line : kept) {
      if (line.startsWith("? ")) {
        var listener = new Listener();
        String answer = CORE.think(line.substring(2), listener);
        now.add(line);
        listener.heard.forEach(message -> now.add("~ " + message));
        now.add("= " + answer);
      }
    }
    if ("write".equals(System.getProperty("golden"))) {
      Files.write(FOLDER.resolve(file), now);
    } else {
      assertThat(now).containsExactlyElementsOf(kept);
    }
  }
}
