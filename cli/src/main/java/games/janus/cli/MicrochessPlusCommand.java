package games.janus.cli;

import games.janus.rules.Color;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays improved Microchess in the terminal. */
@Command(name = "microchess-plus", mixinStandardHelpOptions = true)
final class MicrochessPlusCommand implements Callable<Integer> {
  private static final int LONGEST_LINE = 200;

  @Option(names = "--black")
  private boolean black;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  MicrochessPlusCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    var session = new MicrochessPlusSession(black ? Color.WHITE : Color.BLACK, seed, out);
    var typed = TypedLines.from(System.in, LONGEST_LINE);
    session.start();
    while (!session.isOver()) {
      typed.next().ifPresentOrElse(session::enter, session::leave);
    }
    return 0;
  }
}
