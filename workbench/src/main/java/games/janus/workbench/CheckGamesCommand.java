package games.janus.workbench;

import games.janus.checkers.notation.Pdn;
import games.janus.chess.notation.Pgn;
import games.janus.message.Messages;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.TextSource;
import games.janus.workbench.command.CommandGroup;
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

  @Parameters(arity = "1..*", paramLabel = "FILE")
  private List<String> names = List.of();

  @Option(names = "--remarks")
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
  @Command(name = "pgn", mixinStandardHelpOptions = true, subcommands = OfPgn.Check.class)
  public static final class OfPgn extends CommandGroup {
    OfPgn() {
      super(Messages.workWhatToDo());
    }

    /** Reads every game. */
    @Command(name = "check", mixinStandardHelpOptions = true)
    static final class Check extends CheckGamesCommand {
      Check() {
        super(Pgn::reader);
      }
    }
  }

  /** What can be done with PDN files. */
  @Command(name = "pdn", mixinStandardHelpOptions = true, subcommands = OfPdn.Check.class)
  public static final class OfPdn extends CommandGroup {
    OfPdn() {
      super(Messages.workWhatToDo());
    }

    /** Reads every game. */
    @Command(name = "check", mixinStandardHelpOptions = true)
    static final class Check extends CheckGamesCommand {
      Check() {
        super(Pdn::reader);
      }
    }
  }
}
