package games.janus.workbench;

import games.janus.checkers.notation.Pdn;
import games.janus.chess.notation.Pgn;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.JanusCommand;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads files of games, names every bad one and keeps the tally. */
public abstract class CheckGamesCommand extends JanusCommand {
  private final Function<TextSource, ? extends GameReader<?, ?>> reader;

  @Parameters(arity = "1..*", paramLabel = "FILE")
  private List<String> names = List.of();

  @Option(names = "--remarks")
  private boolean remarks;

  private long all;
  private long good;
  private boolean unreadable;

  CheckGamesCommand(Function<TextSource, ? extends GameReader<?, ?>> reader) {
    this.reader = reader;
  }

  @Override
  public final Integer call() {
    names.forEach(this::read);
    say("games " + good + "/" + all);
    return good == all && !unreadable ? 0 : JanusCommandLine.FAILED;
  }

  private void read(String name) {
    try {
      TextFile.read(
          name,
          file -> {
            GameReader<?, ?> games = reader.apply(file);
            for (var next = games.next(); next.isPresent(); next = games.next()) {
              tell(name, next.get(), file);
            }
            return name;
          });
    } catch (Refusal refused) {
      unreadable = true;
      err().println("janus: " + Excerpt.whole(refused.getMessage()));
      err().flush();
    }
  }

  private void tell(String name, Entry<?, ?> entry, TextFile file) {
    all++;
    switch (entry) {
      case BadGame<?, ?> bad -> {
        file.hideProgress();
        say(name, bad.line(), began(bad));
      }
      case GoodGame<?, ?> fine -> {
        good++;
        if (remarks && !fine.remarks().isEmpty()) {
          file.hideProgress();
          fine.remarks()
              .forEach(remark -> say(name, remark.line(), Messages.workRemark(remark.message())));
        }
      }
    }
  }

  private static Message began(BadGame<?, ?> bad) {
    return bad.firstLine() == bad.line()
        ? bad.reason()
        : Messages.workBegan(bad.firstLine(), bad.reason());
  }

  private void say(String name, long line, Message sentence) {
    say(Excerpt.whole(name + ":" + line + ": " + sentence)); // both may be foreign text
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
