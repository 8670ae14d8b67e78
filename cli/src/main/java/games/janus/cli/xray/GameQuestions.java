package games.janus.cli.xray;

import games.janus.arena.EngineFactory;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.RulesOption;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** A command with a subcommand for each game, both of which ask the same question. */
abstract class GameQuestions extends CommandGroup {
  private final Supplier<GameQuestion> question;

  /**
   * A question with its options.
   *
   * @param question makes it; each subcommand fills in options of its own
   */
  GameQuestions(Supplier<GameQuestion> question) {
    super(Messages.workWhichGame());
    this.question = question;
  }

  @Override
  protected final List<Object> subcommands() {
    return List.of(new OfChess(question.get()), new OfCheckers(question.get()));
  }

  @Command(name = "chess", mixinStandardHelpOptions = true)
  private static final class OfChess implements Callable<Integer> {
    @Mixin private final GameQuestion question;

    OfChess(GameQuestion question) {
      this.question = question;
    }

    @Override
    public Integer call() {
      return question.ask(Games.chess(), EngineFactory.ofUser());
    }
  }

  /** Under any rules. */
  @Command(name = "checkers", mixinStandardHelpOptions = true)
  private static final class OfCheckers implements Callable<Integer> {
    @Mixin private final GameQuestion question;
    @Mixin private RulesOption option = new RulesOption();

    OfCheckers(GameQuestion question) {
      this.question = question;
    }

    @Override
    public Integer call() {
      return question.ask(Games.checkers(option.rules()), EngineFactory.ofUser());
    }
  }
}
