package games.janus.workbench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

  private Progress progress(boolean visible) {
    return new Progress(
        "reading", 4, new PrintStream(screen, true, StandardCharsets.UTF_8), visible);
  }

  @Test
  void theBarShowsTheShareDoneAndIsWipedAtTheEnd() {
    Progress progress = progress(true);
    progress.advance(2);
    assertThat(screen.toString(StandardCharsets.UTF_8))
        .isEqualTo("\rreading [###############...............] 50%");
    progress.finish();
    assertThat(screen.toString(StandardCharsets.UTF_8)).endsWith(" \r");
  }

  @Test
  void withoutATerminalNothingIsDrawn() {
    Progress progress = progress(false);
    progress.advance(2);
    progress.finish();
    assertThat(screen.size()).isZero();
  }
}
