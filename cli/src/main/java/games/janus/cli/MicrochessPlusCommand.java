package games.janus.cli;

import games.janus.rules.Color;
import games.janus.workbench.command.JanusCommand;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays improved Microchess in the terminal. */
@Command(name = "microchess-plus", mixinStandardHelpOptions = true)
final class MicrochessPlusCommand extends JanusCommand {
  private static final int LONGEST_LINE = 200;

  @Option(names = "--black")
  private boolean black;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed;

  @Override
  public Integer call() {
    PrintWriter out = out();
    var session = new MicrochessPlusSession(black ? Color.WHITE : Color.BLACK, seed, out);
    var typed = TypedLines.from(System.in, LONGEST_LINE);
    session.start();
    while (!session.isOver()) {
      typed.next().ifPresentOrElse(session::enter, session::leave);
    }
    return 0;
  }
}
