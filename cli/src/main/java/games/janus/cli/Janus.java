package games.janus.cli;

import games.janus.cli.completion.CompletionCommand;
import games.janus.cli.kim1.Kim1Command;
import games.janus.cli.play.PlayCommand;
import games.janus.cli.xray.CompareCommand;
import games.janus.cli.xray.EvaluateCommand;
import games.janus.cli.xray.ExplainCommand;
import games.janus.cli.xray.LineageCommand;
import games.janus.cli.xray.ReplayThoughtCommand;
import games.janus.cli.xray.ReviewCommand;
import games.janus.workbench.BenchCommand;
import games.janus.workbench.CheckGamesCommand;
import games.janus.workbench.EgdbCommand;
import games.janus.workbench.MicrochessCommand;
import games.janus.workbench.PerftCommand;
import games.janus.workbench.SuiteCommand;
import games.janus.workbench.TuneCommand;
import games.janus.workbench.command.JanusCommandLine;
import java.util.OptionalInt;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code janus}. Without arguments it serves the page. */
@Command(
    name = "janus",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Chess and checkers whose machine opponents show their thinking.",
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
      ServeCommand.class,
      BackupCommand.class,
      PlayCommand.class,
      PerftCommand.class,
      FenCommand.class,
      CheckGamesCommand.OfPgn.class,
      CheckGamesCommand.OfPdn.class,
      EnginesCommand.class,
      ThinkCommand.class,
      EvaluateCommand.class,
      ExplainCommand.class,
      CompareCommand.class,
      LineageCommand.class,
      ReviewCommand.class,
      ReplayThoughtCommand.class,
      MicrochessPlusCommand.class,
      BenchCommand.class,
      TuneCommand.class,
      MatchCommand.class,
      SuiteCommand.class,
      UciCommand.class,
      HubCommand.class,
      OctaveCommand.class,
      MintCommand.class,
      MicrochessCommand.class,
      Kim1Command.class,
      EgdbCommand.class,
      CompletionCommand.class,
      CommandLine.HelpCommand.class
    },
    footer = {
      "",
      "Exit codes: 0 it went well, 1 the answer is no or the work failed, 2 the command line is wrong.",
    })
public final class Janus implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  Janus() {}

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    OptionalInt code = QuickStart.run(args);
    System.exit(code.isPresent() ? code.getAsInt() : commandLine().execute(args));
  }

  static CommandLine commandLine() {
    CommandLine commandLine = JanusCommandLine.of(new Janus());
    giveVersion(commandLine);
    return commandLine;
  }

  /** Every command below answers --version too. */
  private static void giveVersion(CommandLine commandLine) {
    for (CommandLine command : commandLine.getSubcommands().values()) {
      command.getCommandSpec().versionProvider(new Version());
      giveVersion(command);
    }
  }

  @Override
  public void run() {
    Serving.usual().run(spec.commandLine().getOut(), spec.commandLine().getErr());
  }
}
