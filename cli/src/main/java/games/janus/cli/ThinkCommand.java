package games.janus.cli;

import games.janus.engine.Limits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Puts a position to a machine player, or to all of them, and shows what each thought. */
@Command(
    name = "think",
    mixinStandardHelpOptions = true,
    description = "Ask machine players for a move and see what they thought.",
    subcommands = {ThinkCommand.OfChess.class, ThinkCommand.OfCheckers.class},
    footer = {
      "",
      "Examples:",
      "  janus think chess --engine octave --moves e2e4",
      "  janus think chess --engine all --fen \"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\"",
      "  janus think checkers --engine minimax --level expert --json",
      "  janus think chess --engine octave --file positions.txt",
      "  sort positions.txt | janus think chess --engine all --file -",
    })
final class ThinkCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  ThinkCommand() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say which game: chess or checkers");
  }

  /** What both games can be asked. */
  static final class Question {
    @Option(
        names = "--engine",
        required = true,
        paramLabel = "NAME",
        description = "Who is asked; all asks everybody.")
    private String engine = "";

    @Option(names = "--level", paramLabel = "L", description = "One of the engine's levels.")
    private Optional<String> level = Optional.empty();

    @Option(
        names = "--depth",
        paramLabel = "N",
        description = "Plies to search, for engines that search to a depth; others remark upon it.")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after this many positions.")
    private Optional<Long> nodes = Optional.empty();

    @Option(
        names = "--fen",
        paramLabel = "FEN",
        description = "Start here, not from the usual start.")
    private Optional<String> fen = Optional.empty();

    @Option(
        names = "--moves",
        arity = "1..*",
        paramLabel = "MOVE",
        description = "Play these moves first.")
    private List<String> moves = List.of();

    @Option(
        names = "--seed",
        paramLabel = "S",
        defaultValue = "1",
        description = "Where an engine draws lots, draw these (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--json", description = "Answer in JSON, one line for each thought.")
    private boolean json;

    @Option(
        names = "--file",
        paramLabel = "FILE",
        description = {
          "Think about every line of this file, a FEN each; one line of JSON each.",
          "- is standard input; blank lines and those that begin with # are passed over.",
        })
    private Optional<String> file = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    Question() {}

    <P, M> int ask(Players<P, M> players) {
      require(depth.isEmpty() || (depth.get() >= 1 && depth.get() <= 100), "--depth is 1 to 100");
      require(nodes.isEmpty() || nodes.get() >= 1, "--nodes is at least 1");
      require(file.isEmpty() || (fen.isEmpty() && moves.isEmpty()), "--file stands alone");
      try {
        var interview =
            new Interview<>(
                players,
                players.chosen(engine),
                level,
                limits(),
                seed,
                spec.commandLine().getOut());
        return file.isPresent()
            ? interview.askAboutAll(lines(file.get()))
            : interview.askAbout(fen, players.game(fen, moves), json);
      } catch (Players.UnknownException wrong) {
        throw new ParameterException(spec.commandLine(), wrong.getMessage());
      }
    }

    private static List<String> lines(String file) {
      try {
        return file.equals("-")
            ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()
            : Files.readAllLines(Path.of(file));
      } catch (IOException problem) {
        throw Refusal.unreadable(file, problem);
      }
    }

    private Limits limits() {
      return new Limits(
          depth.isPresent() ? OptionalInt.of(depth.get()) : OptionalInt.empty(),
          nodes.isPresent() ? OptionalLong.of(nodes.get()) : OptionalLong.empty());
    }

    private void require(boolean condition, String otherwise) {
      if (!condition) {
        throw new ParameterException(spec.commandLine(), otherwise);
      }
    }
  }

  /** Chess players. */
  @Command(
      name = "chess",
      mixinStandardHelpOptions = true,
      description = "Ask machine chess players.")
  static final class OfChess implements Callable<Integer> {
    @Mixin private Question question = new Question();

    @Override
    public Integer call() {
      return question.ask(Players.ofChess());
    }
  }

  /** Checkers players. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = "Ask machine checkers players.")
  static final class OfCheckers implements Callable<Integer> {
    @Mixin private Question question = new Question();

    @Mixin private RulesOption option = new RulesOption();

    @Override
    public Integer call() {
      return question.ask(Players.ofCheckers(option.rules()));
    }
  }
}
