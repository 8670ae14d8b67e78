package games.janus.cli;

import picocli.CommandLine.Command;

/** Teaches the strong players from their own games. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description = "Teach a strong player from its own games.",
    subcommands = {TuneChessCommand.class, TuneCheckersCommand.class})
final class TuneCommand extends Crossroads {
  TuneCommand() {
    super("which game");
  }
}
