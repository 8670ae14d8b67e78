package games.janus.workbench;

import games.janus.checkers.Move;
import games.janus.chess.notation.Uci;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.RulesOption;
import games.janus.workbench.command.Usage;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Counts move trees, alone or against a file of known counts. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    subcommands = {PerftCommand.OfChess.class, PerftCommand.OfCheckers.class})
public final class PerftCommand extends CommandGroup {
  PerftCommand() {
    super(Messages.workWhichGame());
  }

  /** What both games can be asked. */
  static final class Question {
    @Option(names = "--fen", paramLabel = "FEN")
    Optional<String> fen = Optional.empty();

    @Option(names = "--depth", paramLabel = "N")
    Optional<Integer> depth = Optional.empty();

    @Option(names = "--divide")
    boolean divide;

    @Option(names = "--threads", paramLabel = "T", defaultValue = "1")
    int threads = 1;

    @Option(names = "--suite", paramLabel = "FILE")
    Optional<Path> suite = Optional.empty();

    @Option(names = "--most-leaves", paramLabel = "N", defaultValue = "2000000000")
    long mostLeaves = 2_000_000_000L;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Question() {}

    <P, M> int answer(GameType<P, M> game, Function<M, String> moveText) {
      checkNumbers();
      var out = spec.commandLine().getOut();
      try (var counter = new ParallelCount(threads)) {
        if (suite.isPresent()) {
          int deepest = depth.orElse(Integer.MAX_VALUE);
          return new PerftSuite<>(game, moveText, counter, out)
              .run(PerftCase.read(suite.get()), deepest, mostLeaves);
        }
        P start = fen.map(text -> position(game, text)).orElseGet(game.rules()::initial);
        new PerftReport<>(game.rules(), moveText, counter, out)
            .print(start, depth.orElseThrow(), divide);
        return 0;
      }
    }

    private <P> P position(GameType<P, ?> game, String text) {
      try {
        return Refusal.position(game, text);
      } catch (Refusal wrong) {
        throw new ParameterException(spec.commandLine(), wrong.getMessage());
      }
    }

    private void checkNumbers() {
      require(depth.isPresent() || suite.isPresent(), Messages.workHowDeep());
      int deepest = PerftCase.DEEPEST;
      require(
          depth.isEmpty() || (depth.get() >= 0 && depth.get() <= deepest),
          Messages.optionRange(0, deepest, "--depth"));
      require(threads >= 1 && threads <= 256, Messages.optionRange(1, 256, "--threads"));
      require(mostLeaves >= 1, Messages.optionLeast(1, "--most-leaves"));
      require(fen.isEmpty() || suite.isEmpty(), Messages.optionApart("--fen", "--suite"));
      require(!divide || suite.isEmpty(), Messages.optionApart("--divide", "--suite"));
    }

    private void require(boolean condition, Message otherwise) {
      Usage.require(spec, condition, otherwise);
    }
  }

  /** Chess trees. */
  @Command(name = "chess", mixinStandardHelpOptions = true)
  static final class OfChess implements Callable<Integer> {
    @Mixin private Question question = new Question();

    @Option(names = "--chess960")
    private boolean chess960;

    @Override
    public Integer call() {
      return question.answer(Games.chess(), move -> Uci.write(move, chess960));
    }
  }

  /** Checkers trees. */
  @Command(name = "checkers", mixinStandardHelpOptions = true)
  static final class OfCheckers implements Callable<Integer> {
    @Mixin private Question question = new Question();

    @Mixin private RulesOption option = new RulesOption();

    @Override
    public Integer call() {
      return question.answer(Games.checkers(option.rules()), Move::toString);
    }
  }
}
