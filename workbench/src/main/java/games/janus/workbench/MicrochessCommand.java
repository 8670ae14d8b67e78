package games.janus.workbench;

import games.janus.engines.museum.microchess.Replay;
import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
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
    subcommands = MicrochessCommand.ReplayFile.class)
public final class MicrochessCommand extends CommandGroup {
  MicrochessCommand() {
    super(Messages.workWhatToDo());
  }

  /** Plays every recording of a file again. */
  @Command(name = "replay", mixinStandardHelpOptions = true)
  static final class ReplayFile implements Callable<Integer> {
    @Parameters(paramLabel = "FILE")
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
      print(replay, spec.commandLine().getOut());
      return replay.agrees() ? 0 : JanusCommandLine.FAILED;
    }

    private static void print(Replay replay, PrintWriter out) {
      replay.differences().forEach(out::println);
      replay.refused().forEach(out::println);
      int more = replay.refusals() - replay.refused().size();
      if (more > 0) {
        out.println(Messages.workRecordings(more));
      }
      out.println(replay.summary());
      out.flush();
    }
  }
}
