package games.janus.workbench;

import games.janus.workbench.command.Crossroads;
import picocli.CommandLine.Command;

/** Teaches the strong players from their own games. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description = "Teach a strong player from its own games.",
    subcommands = {TuneChessCommand.class, TuneCheckersCommand.class})
public final class TuneCommand extends Crossroads {
  TuneCommand() {
    super("which game");
  }
}
