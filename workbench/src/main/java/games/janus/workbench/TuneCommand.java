package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
import picocli.CommandLine.Command;

/** Teaches the strong players from their own games. */
@Command(name = "tune", mixinStandardHelpOptions = true, subcommands = TuneChessCommand.class)
public final class TuneCommand extends CommandGroup {
  TuneCommand() {
    super(Messages.workWhichGame());
  }
}
