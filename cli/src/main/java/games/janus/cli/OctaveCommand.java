package games.janus.cli;

import games.janus.engines.museum.octave.OctaveConsole;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays chess1 in the terminal, as it looked. */
@Command(name = "octave", mixinStandardHelpOptions = true)
final class OctaveCommand implements Callable<Integer> {
  /** More than anybody types; what a line has beyond it is not kept. */
  private static final int LONGEST_LINE = 4096;

  @Option(names = "--mono")
  private boolean mono;

  @Option(names = "--period-speed")
  private boolean periodSpeed;

  @Option(names = "--repaired")
  private boolean repaired;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  OctaveCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    var console =
        new OctaveConsole(
            new OctaveConsole.Settings(mono, repaired),
            text -> {
              out.print(text);
              out.flush();
            },
            System::nanoTime);
    var typed = TypedLines.from(System.in, LONGEST_LINE);
    if (periodSpeed) {
      console.slowDown(new PeriodWait(typed, out, TerminalKind.isPerson()));
    }
    console.start();
    while (!console.isOver() && TerminalKind.isHeard(out)) {
      typed.next().ifPresentOrElse(console::enter, console::quit);
    }
    return 0;
  }
}
