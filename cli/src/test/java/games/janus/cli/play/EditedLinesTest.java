package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.Test;

/** Reading lines from a terminal, and what comes between two lines. */
class EditedLinesTest {
  @Test
  void ctrlCBetweenTwoLinesIsNotLost() throws Exception {
    try (var keyboard = new PipedOutputStream();
        Terminal terminal =
            TerminalBuilder.builder()
                .system(false)
                .streams(new PipedInputStream(keyboard), new ByteArrayOutputStream())
                .build()) {
      var interrupts = new Interrupts();
      var lines = new EditedLines(terminal, interrupts, Optional.empty());
      interrupts.add();
      assertThat(lines.next("> ", Waiting.PATIENT, () -> {})).isEqualTo(Typed.INTERRUPT);
      assertThat(interrupts.count()).as("one press is one interrupt").isZero();
      keyboard.write("e4\n".getBytes(StandardCharsets.UTF_8));
      keyboard.flush();
      assertThat(lines.next("> ", Waiting.PATIENT, () -> {})).isEqualTo(Typed.line("e4"));
    }
  }
}
