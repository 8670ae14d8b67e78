package games.janus.cli;

import games.janus.engines.museum.octave.OctaveConsole;
import games.janus.workbench.command.JanusCommand;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays chess1 in the terminal, as it looked. */
@Command(name = "octave", mixinStandardHelpOptions = true)
final class OctaveCommand extends JanusCommand {
  /** More than anybody types; what a line has beyond it is not kept. */
  private static final int LONGEST_LINE = 4096;

  @Option(names = "--mono")
  private boolean mono;

  @Option(names = "--period-speed")
  private boolean periodSpeed;

  @Option(names = "--repaired")
  private boolean repaired;

  @Override
  public Integer call() {
    PrintWriter out = out();
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
