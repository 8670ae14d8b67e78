package games.janus.workbench;

import games.janus.checkers.notation.Pdn;
import games.janus.chess.notation.Pgn;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.TextSource;
import games.janus.workbench.command.Crossroads;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads files of games and names every bad one. */
public abstract class CheckGamesCommand implements Callable<Integer> {
  private final Function<TextSource, ? extends GameReader<?, ?>> reader;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Files of any size; - is standard input.")
  private List<String> names = List.of();

  @Option(names = "--remarks", description = "Also name what is odd in games that can be read.")
  private boolean remarks;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the specification
  CheckGamesCommand(Function<TextSource, ? extends GameReader<?, ?>> reader) {
    this.reader = reader;
  }

  @Override
  public Integer call() {
    var check =
        new GameFileCheck(spec.commandLine().getOut(), spec.commandLine().getErr(), remarks);
    for (String name : names) {
      check.read(name, reader);
    }
    return check.finish();
  }

  /** What can be done with PGN files. */
  @Command(
      name = "pgn",
      mixinStandardHelpOptions = true,
      description = "Work with files of chess games.",
      subcommands = OfPgn.Check.class)
  public static final class OfPgn extends Crossroads {
    OfPgn() {
      super("what to do");
    }

    /** Reads every game. */
    @Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
          "Read every game of PGN files and name each bad one with its line and reason.",
          "The last line says how many of how many games are good; exit code 0 only if all are.",
        })
    static final class Check extends CheckGamesCommand {
      Check() {
        super(Pgn::reader);
      }
    }
  }

  /** What can be done with PDN files. */
  @Command(
      name = "pdn",
      mixinStandardHelpOptions = true,
      description = "Work with files of checkers games.",
      subcommands = OfPdn.Check.class)
  public static final class OfPdn extends Crossroads {
    OfPdn() {
      super("what to do");
    }

    /** Reads every game. */
    @Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
          "Read every game of PDN files and name each bad one with its line and reason.",
          "The last line says how many of how many games are good; exit code 0 only if all are.",
        })
    static final class Check extends CheckGamesCommand {
      Check() {
        super(Pdn::reader);
      }
    }
  }
}
