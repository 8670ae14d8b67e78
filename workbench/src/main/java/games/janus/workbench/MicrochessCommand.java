package games.janus.workbench;

import games.janus.engines.museum.microchess.Replay;
import games.janus.engines.museum.microchess.ReplayReport;
import games.janus.workbench.command.Crossroads;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What can be done with Microchess besides playing it. */
@Command(
    name = "microchess",
    mixinStandardHelpOptions = true,
    description = "Hold our Microchess against recordings of the original of 1976.",
    subcommands = MicrochessCommand.ReplayFile.class)
public final class MicrochessCommand extends Crossroads {
  MicrochessCommand() {
    super("what to do");
  }

  /** Plays every recording of a file again. */
  @Command(
      name = "replay",
      mixinStandardHelpOptions = true,
      description = {
        "Play every recording of a file again and compare: moves, values, display, board, book.",
        "The first differences are listed, then lines that are no recordings; the last line is",
        "\"replies <right>/<all> keys <right>/<all>\", and \" traces <right>/<all>\" where there are",
        "any. Exit code 0 only if everything agrees.",
      },
      footer = {
        "",
        "One JSON object per line, of the kind \"reply\" (one press of PC), \"keys\" (a sequence) or",
        "\"trace\" (a thought, with every candidate and every counter); a \"header\" is passed over.",
      })
  static final class ReplayFile implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The recordings; - is standard input.")
    private String file = "";

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    ReplayFile() {}

    @Override
    public Integer call() {
      var replay = new Replay();
      try (TextFile recordings = TextFile.open(file)) {
        Recordings.replay(recordings, replay);
      } catch (IOException problem) {
        throw Refusal.unreadable(file, problem);
      }
      ReplayReport report = replay.report();
      print(report, spec.commandLine().getOut());
      return report.agrees() ? 0 : JanusCommandLine.FAILED;
    }

    private static void print(ReplayReport report, PrintWriter out) {
      report.differences().forEach(out::println);
      report.refused().forEach(out::println);
      int more = report.refusals() - report.refused().size();
      if (more > 0) {
        out.println("and " + more + " more lines that are no recordings");
      }
      out.println(report.summary());
      out.flush();
    }
  }
}
