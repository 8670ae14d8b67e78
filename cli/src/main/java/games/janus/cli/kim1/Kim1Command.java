package games.janus.cli.kim1;

import games.janus.cli.TerminalKind;
import games.janus.workbench.command.JanusCommand;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The machine of 1976 in the terminal. */
@Command(name = "kim1", mixinStandardHelpOptions = true)
public final class Kim1Command extends JanusCommand {
  @Option(names = "--period-speed")
  private boolean periodSpeed;

  @Option(names = "--mono")
  private boolean mono;

  @Option(names = "--ascii")
  private boolean ascii;

  @Option(names = "--plain")
  private boolean plain;

  @Override
  public Integer call() throws IOException {
    if (plain || !TerminalKind.hasScreen()) {
      playPlainly();
    } else {
      playOnTerminal();
    }
    return 0;
  }

  private void playPlainly() throws IOException {
    var session =
        new PlainSession(
            new Kim1Game(false, periodSpeed),
            new Kim1Screen(false, true),
            out(),
            Kim1Command::sleep);
    session.run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
  }

  private void playOnTerminal() throws IOException {
    boolean colored = !mono && !ascii && TerminalKind.allowsColors();
    try (Terminal terminal = TerminalBuilder.builder().name("janus").system(true).build()) {
      boolean letters = ascii || !terminal.outputEncoding().equals(StandardCharsets.UTF_8);
      var screen = new Kim1Screen(colored, letters);
      new TerminalSession(terminal, new Kim1Game(true, periodSpeed), screen).run();
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
