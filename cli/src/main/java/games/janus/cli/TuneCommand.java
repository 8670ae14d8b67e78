package games.janus.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Teaches the strong players from their own games. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description = "Teach a strong player from its own games.",
    subcommands = TuneCheckersCommand.class)
final class TuneCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  TuneCommand() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say which game: checkers");
  }
}
