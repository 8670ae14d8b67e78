package games.janus.workbench;

import games.janus.checkers.Move;
import games.janus.chess.notation.Uci;
import games.janus.games.Games;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Crossroads;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.RulesOption;
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
    description =
        "Count the leaves of the tree of legal moves: the usual proof of a move generator.",
    subcommands = {PerftCommand.OfChess.class, PerftCommand.OfCheckers.class},
    footer = {
      "",
      "Examples:",
      "  janus perft chess --depth 6",
      "  janus perft chess --divide --depth 5 --fen \"k7/8/8/8/8/8/P7/K7 w - - 0 1\"",
      "  janus perft checkers --rules two-player --depth 9 --threads 2",
      "  janus perft chess --suite counts.json",
    })
public final class PerftCommand extends Crossroads {
  PerftCommand() {
    super("which game");
  }

  /** What both games can be asked. */
  static final class Question {
    @Option(
        names = "--fen",
        paramLabel = "FEN",
        description = "Count from this position instead of the start.")
    Optional<String> fen = Optional.empty();

    @Option(
        names = "--depth",
        paramLabel = "N",
        description = "How many plies deep; with --suite, how deep at most.")
    Optional<Integer> depth = Optional.empty();

    @Option(names = "--divide", description = "Show the count below each first move.")
    boolean divide;

    @Option(
        names = "--threads",
        paramLabel = "T",
        defaultValue = "1",
        description = "Count with this many threads (default: ${DEFAULT-VALUE}).")
    int threads = 1;

    @Option(
        names = "--suite",
        paramLabel = "FILE",
        description = "Check every count of this JSON file instead.")
    Optional<Path> suite = Optional.empty();

    @Option(
        names = "--most-leaves",
        paramLabel = "N",
        defaultValue = "2000000000",
        description = "With --suite, leave out counts above this (default: ${DEFAULT-VALUE}).")
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
      require(depth.isPresent() || suite.isPresent(), "say how deep with --depth N");
      int deepest = PerftCase.DEEPEST;
      require(
          depth.isEmpty() || (depth.get() >= 0 && depth.get() <= deepest),
          "--depth is 0 to " + deepest);
      require(threads >= 1 && threads <= 256, "--threads is 1 to 256");
      require(mostLeaves >= 1, "--most-leaves is at least 1");
      require(fen.isEmpty() || suite.isEmpty(), "--fen and --suite do not go together");
      require(!divide || suite.isEmpty(), "--divide and --suite do not go together");
    }

    private void require(boolean condition, String otherwise) {
      if (!condition) {
        throw new ParameterException(spec.commandLine(), otherwise);
      }
    }
  }

  /** Chess trees. */
  @Command(
      name = "chess",
      mixinStandardHelpOptions = true,
      description = "Count the tree of legal chess moves.")
  static final class OfChess implements Callable<Integer> {
    @Mixin private Question question = new Question();

    @Option(
        names = "--chess960",
        description = "Write castling as king takes rook. (Any castling in a FEN is understood.)")
    private boolean chess960;

    @Override
    public Integer call() {
      return question.answer(Games.chess(), move -> Uci.write(move, chess960));
    }
  }

  /** Checkers trees. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = "Count the tree of legal checkers moves; every route of a jump is a move.")
  static final class OfCheckers implements Callable<Integer> {
    @Mixin private Question question = new Question();

    @Mixin private RulesOption option = new RulesOption();

    @Override
    public Integer call() {
      return question.answer(Games.checkers(option.rules()), Move::toString);
    }
  }
}
