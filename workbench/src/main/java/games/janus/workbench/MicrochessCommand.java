package games.janus.workbench;

import games.janus.engines.museum.microchess.Replay;
import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.TextFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

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
  static final class ReplayFile extends JanusCommand {
    @Parameters(paramLabel = "FILE")
    private String file = "";

    @Override
    public Integer call() {
      Replay replay = TextFile.read(file, Recordings::replay);
      replay.differences().forEach(this::say);
      replay.refused().forEach(this::say);
      int more = replay.refusals() - replay.refused().size();
      if (more > 0) {
        say(Messages.workRecordings(more));
      }
      say(replay.summary());
      return replay.agrees() ? 0 : JanusCommandLine.FAILED;
    }
  }
}
