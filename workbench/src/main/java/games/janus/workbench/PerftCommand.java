package games.janus.workbench;

import games.janus.arena.Stopwatch;
import games.janus.checkers.Move;
import games.janus.chess.notation.Uci;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.rules.Rules;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.CommandGroup;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.RulesOption;
import games.janus.workbench.command.SharedOptions;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
  static final class Question extends SharedOptions {
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

    <P, M> int answer(GameType<P, M> game, Function<M, String> moveText) {
      checkNumbers();
      try (var counter = new ParallelCount(threads)) {
        if (suite.isPresent()) {
          int deepest = depth.orElse(Integer.MAX_VALUE);
          return new PerftSuite<>(game, moveText, counter, out())
              .run(PerftCase.read(suite.get()), deepest, mostLeaves);
        }
        P start = fen.map(text -> position(game, text)).orElseGet(game.rules()::initial);
        var watch = new Stopwatch();
        int plies = depth.orElseThrow();
        long nodes =
            divide && plies > 0
                ? divide(game.rules(), moveText, counter, start)
                : counter.count(game.rules(), start, plies);
        say(summary(nodes, watch.nanos() / 1e9));
        return 0;
      }
    }

    private <P, M> long divide(
        Rules<P, M> rules, Function<M, String> moveText, ParallelCount counter, P start) {
      long sum = 0;
      for (M move : rules.boardMoves(start)) {
        long nodes = counter.count(rules, rules.after(start, move), depth.orElseThrow() - 1);
        say(moveText.apply(move) + ": " + nodes);
        sum += nodes;
      }
      return sum;
    }

    /** The last line, which scripts read. */
    private static String summary(long nodes, double seconds) {
      return String.format(
          Locale.ROOT,
          "nodes %d  %.3f s  %.1f Mnps",
          nodes,
          seconds,
          nodes / 1e6 / Math.max(seconds, 1e-9));
    }

    private <P> P position(GameType<P, ?> game, String text) {
      try {
        return Refusal.position(game, text);
      } catch (Refusal wrong) {
        throw wrong(wrong);
      }
    }

    private void checkNumbers() {
      require(depth.isPresent() || suite.isPresent(), Messages.workHowDeep());
      requireRange("--depth", 0, PerftCase.DEEPEST, depth);
      requireRange("--threads", 1, 256, threads);
      requirePositive("--most-leaves", mostLeaves);
      require(fen.isEmpty() || suite.isEmpty(), Messages.optionApart("--fen", "--suite"));
      require(!divide || suite.isEmpty(), Messages.optionApart("--divide", "--suite"));
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
