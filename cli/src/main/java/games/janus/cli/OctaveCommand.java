package games.janus.cli;

import games.janus.engines.museum.octave.OctaveConsole;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays chess1 in the terminal, as it looked. */
@Command(
    name = "octave",
    mixinStandardHelpOptions = true,
    description = "Play against chess1, the Octave console program, on its own screen.",
    footer = {
      "",
      "You have White. Type moves such as e2e4, and q to end. It knows neither",
      "castling nor en passant, and it does not give a mate unless repaired.",
      "",
      "Examples:",
      "  janus octave",
      "  printf 'e2e4\\nd2d4\\n' | janus octave --mono",
    })
final class OctaveCommand implements Callable<Integer> {
  /** More than anybody types; what a line has beyond it is not kept. */
  private static final int LONGEST_LINE = 4096;

  @Option(names = "--mono", description = "Show Black in small letters, not in inverse video.")
  private boolean mono;

  @Option(
      names = "--period-speed",
      description = "Think as long as it did in Octave; Enter skips the rest.")
  private boolean periodSpeed;

  @Option(names = "--repaired", description = "Let it give mate where it can.")
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
      console.slowDown(new PeriodWait(typed, out, PeriodWait.isTerminal()));
    }
    console.start();
    while (!console.isOver() && isRead(out)) {
      typed.next().ifPresentOrElse(console::enter, console::quit);
    }
    return 0;
  }

  /** False once the output is closed, as in "janus octave | head": then nobody reads on. */
  private static boolean isRead(PrintWriter out) {
    // Standard output keeps its troubles to itself: the writer around it does not hear of them.
    return !out.checkError() && !System.out.checkError();
  }
}
