package games.janus.cli;

import games.janus.cli.kim1.Kim1Command;
import games.janus.cli.play.PlayCommand;
import games.janus.cli.xray.CompareCommand;
import games.janus.cli.xray.EvaluateCommand;
import games.janus.cli.xray.ExplainCommand;
import games.janus.cli.xray.LineageCommand;
import games.janus.cli.xray.ReplayThoughtCommand;
import games.janus.cli.xray.ReviewCommand;
import games.janus.cli.xray.ThinkCommand;
import games.janus.rules.Excerpt;
import games.janus.workbench.BenchCommand;
import games.janus.workbench.CheckGamesCommand;
import games.janus.workbench.EgdbCommand;
import games.janus.workbench.MicrochessCommand;
import games.janus.workbench.PerftCommand;
import games.janus.workbench.SuiteCommand;
import games.janus.workbench.TuneCommand;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.net.NetCommand;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code janus}. Without arguments it serves the page. */
@Command(
    name = "janus",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "[COMMAND]")
public final class Janus extends JanusCommand {
  private static final List<Class<?>> COMMANDS =
      List.of(
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
          PuzzlesCommand.class,
          ReplayThoughtCommand.class,
          MicrochessPlusCommand.class,
          BenchCommand.class,
          TuneCommand.class,
          NetCommand.class,
          MatchCommand.class,
          SuiteCommand.class,
          ProtocolCommand.OfUci.class,
          ProtocolCommand.OfHub.class,
          OctaveCommand.class,
          MintCommand.class,
          MicrochessCommand.class,
          Kim1Command.class,
          EgdbCommand.class,
          CompletionCommand.class,
          CommandLine.HelpCommand.class);

  /** For the help: {@link Speech} takes it before there are commands. */
  @SuppressWarnings("unused")
  @Option(names = "--lang", paramLabel = "CODE")
  private Optional<String> language = Optional.empty();

  /** Those that speak of all the others. */
  private static final Set<Class<?>> NEED_ALL =
      Set.of(CompletionCommand.class, CommandLine.HelpCommand.class);

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Where there are no options to parse, picocli is not loaded: programs start engines often. */
  private static int run(String[] given) {
    try {
      String[] args = Speech.choose(given, System.getenv());
      return switch (String.join(" ", args)) {
        case "" -> Serving.usual().run(writer(System.out), writer(System.err));
        case "uci" -> new ProtocolCommand.OfUci().call();
        case "hub" -> new ProtocolCommand.OfHub().call();
        default -> commandLine(args).execute(args);
      };
    } catch (Refusal refusal) {
      System.err.println("janus: " + Excerpt.whole(refusal.getMessage()));
      return JanusCommandLine.FAILED;
    }
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  /**
   * The command line for these arguments. Picocli takes 0.3 s to read the annotations of all
   * commands, so where the first argument names a command, that one is enough.
   */
  static CommandLine commandLine(String... args) {
    List<Class<?>> named =
        COMMANDS.stream().filter(each -> args.length > 0 && name(each).equals(args[0])).toList();
    boolean isEnough = !named.isEmpty() && !NEED_ALL.contains(named.getFirst());
    CommandLine commandLine = JanusCommandLine.of(new Janus(), isEnough ? named : COMMANDS);
    giveVersion(commandLine);
    return commandLine;
  }

  private static String name(Class<?> command) {
    return command.getAnnotation(Command.class).name();
  }

  /** Every command below answers --version too. */
  private static void giveVersion(CommandLine commandLine) {
    for (CommandLine command : commandLine.getSubcommands().values()) {
      command.getCommandSpec().versionProvider(new Version());
      giveVersion(command);
    }
  }

  @Override
  public Integer call() {
    return Serving.usual().run(out(), err());
  }
}
