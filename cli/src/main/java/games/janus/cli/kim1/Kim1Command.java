package games.janus.cli.kim1;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The machine of 1976 in the terminal. */
@Command(
    name = "kim1",
    mixinStandardHelpOptions = true,
    description = {
      "Play Microchess as in 1976: six digits, a keypad, and a board beside it.",
      "Without a terminal, keys are read from standard input and each is answered with a line;",
      "there a word is one key or a run of digits.",
    },
    footer = {
      "",
      "Keys:",
      "  " + Desk.KEYS,
      "  " + Desk.OTHERS,
      "  8 9 A D AD DA + GO ST RS are there and do nothing, as then.",
      "",
      "Examples:",
      "  janus kim1 --period-speed",
      "  echo \"C PC 6343 F PC\" | janus kim1",
    })
public final class Kim1Command implements Callable<Integer> {
  @Option(
      names = "--period-speed",
      description = "Think as long as the KIM-1 thought; any key skips the rest.")
  private boolean periodSpeed;

  @Option(names = "--mono", description = "No colours. So does the environment's NO_COLOR.")
  private boolean mono;

  @Option(names = "--ascii", description = "Letters for the men, and no colours.")
  private boolean ascii;

  @Option(
      names = "--plain",
      description = "A line of text after each key, as when there is no terminal.")
  private boolean plain;

  @Spec private CommandSpec spec;

  /** Picocli sets the fields. */
  @SuppressWarnings("NullAway.Init")
  public Kim1Command() {}

  @Override
  public Integer call() throws IOException {
    if (plain || !isTerminal()) {
      playPlainly();
    } else {
      playOnTerminal();
    }
    return 0;
  }

  private static boolean isTerminal() {
    boolean onConsole =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    return onConsole && !"dumb".equals(System.getenv("TERM"));
  }

  private void playPlainly() throws IOException {
    var session =
        new PlainSession(
            new Desk(false, periodSpeed),
            new Screen(false, true),
            spec.commandLine().getOut(),
            Kim1Command::sleep);
    session.run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
  }

  private void playOnTerminal() throws IOException {
    String noColor = System.getenv("NO_COLOR");
    boolean colored = !mono && !ascii && (noColor == null || noColor.isEmpty());
    try (Terminal terminal = TerminalBuilder.builder().name("janus").system(true).build()) {
      boolean letters = ascii || !terminal.outputEncoding().equals(StandardCharsets.UTF_8);
      var screen = new Screen(colored, letters);
      new TerminalSession(terminal, new Desk(true, periodSpeed), screen).run();
    }
  }

  private static void sleep(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
