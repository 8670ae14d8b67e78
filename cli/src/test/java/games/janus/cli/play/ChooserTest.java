package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.cli.TypedLines;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A newcomer is asked for the game and the opponent. */
class ChooserTest {
  private final StringWriter said = new StringWriter();

  private Optional<HostedGame<?, ?>> choose(String typed) {
    var out = new PrintWriter(said);
    var source = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
    var interrupts = new Interrupts();
    var lines = new PipedLines(TypedLines.from(source, 100), out, false, interrupts);
    try (Console console = new PlainConsole(out, lines, interrupts)) {
      return new Chooser(console).choose();
    }
  }

  @Test
  void enterAloneIsAlwaysAnAnswer() {
    assertThat(choose("\n\n\n\n").map(live -> live.type().id())).hasValue("chess");
  }

  @Test
  void aBeginningIsEnoughWhereItFitsOneChoiceOnly() {
    assertThat(choose("che\ncheck\n\na person\n").map(live -> live.type().id()))
        .hasValue("checkers");
    assertThat(said.toString()).contains("Please type one of the numbers, or quit.");
  }

  @Test
  void whoeverLeavesGetsNoGame() {
    assertThat(choose("1\nquit\n")).isEmpty();
    assertThat(choose("")).isEmpty();
  }
}
