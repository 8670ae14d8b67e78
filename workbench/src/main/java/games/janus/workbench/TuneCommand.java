package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
import picocli.CommandLine.Command;

/** Teaches a strong player from its own games; the nets of checkers are {@code net}'s. */
@Command(name = "tune", mixinStandardHelpOptions = true, subcommands = TuneChessCommand.class)
public final class TuneCommand extends CommandGroup {
  TuneCommand() {
    super(Messages.workWhichGame());
  }
}
