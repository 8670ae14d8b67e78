package games.janus.cli;

import games.janus.cli.xray.TreeFile;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.play.EngineSource;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Crossroads;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
      "  janus think chess --moves e2e4",
      "  janus think chess --engine octave --moves e2e4",
      "  janus think chess --engine all --fen \"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\"",
      "  janus think checkers --engine minimax --level expert --json",
      "  janus think chess --engine octave --depth 99 --ms 500",
      "  janus think checkers --engine minimax --tree minimax.dot",
      "  janus think chess --engine octave --file positions.txt",
      "  sort positions.txt | janus think chess --engine all --file -",
    })
final class ThinkCommand extends Crossroads {
  ThinkCommand() {
    super("which game");
  }

  /** What both games can be asked. */
  static final class Question implements GameQuestion {
    private static final long DAY = 24 * 60 * 60 * 1000;

    @Option(
        names = "--engine",
        paramLabel = "NAME",
        description = "Who is asked (default: the strong player); all asks everybody.")
    private Optional<String> engine = Optional.empty();

    @Option(
        names = "--level",
        paramLabel = "L",
        description = {
          "One of the engine's levels (see: janus engines NAME); the strong players think at",
          "full strength by default, 10 plies ahead where nothing else limits them.",
          "Microchess takes an opening behind it: normal/ruy-lopez, or normal/no-book.",
        })
    private Optional<String> level = Optional.empty();

    @Option(
        names = "--depth",
        paramLabel = "N",
        description = "Plies to search, for engines that search to a depth; others remark upon it.")
    private Optional<Integer> depth = Optional.empty();

    @Option(
        names = "--nodes",
        paramLabel = "N",
        description = "Stop after this many positions; some engines look round only every few.")
    private Optional<Long> nodes = Optional.empty();

    @Option(
        names = "--ms",
        paramLabel = "T",
        description = "Stop after this many milliseconds, with the best move so far.")
    private Optional<Long> milliseconds = Optional.empty();

    @Mixin private StartOption start = new StartOption();

    @Option(
        names = "--seed",
        paramLabel = "S",
        defaultValue = "1",
        description = "Where an engine draws lots, draw these (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--json", description = "Answer in JSON, one line for each thought.")
    private boolean json;

    @Option(
        names = "--tree",
        arity = "0..1",
        fallbackValue = TreeFile.IN_JSON,
        paramLabel = "FILE",
        description = {
          "In JSON, tell the whole tree too, where the engine can record it.",
          "With a file, .json, .csv or .dot, write it there (docs/xray.md).",
        })
    private Optional<String> tree = Optional.empty();

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

    @Override
    public <P, M> int ask(GameType<P, M> type, EngineSource engines) {
      require(depth.isEmpty() || (depth.get() >= 1 && depth.get() <= 100), "--depth is 1 to 100");
      require(nodes.isEmpty() || nodes.get() >= 1, "--nodes is at least 1");
      require(
          milliseconds.isEmpty() || (milliseconds.get() >= 1 && milliseconds.get() <= DAY),
          "--ms is 1 to " + DAY);
      boolean inJson = tree.equals(Optional.of(TreeFile.IN_JSON));
      require(!inJson || json || file.isPresent(), "--tree goes with --json or --file");
      require(file.isEmpty() || !start.isGiven(), "--file stands alone");
      var manner = new Interview.Manner(level, limits(), milliseconds, seed, inJson);
      try {
        var interview =
            new Interview<>(type, players(type, engines), manner, spec.commandLine().getOut());
        if (tree.isPresent() && !inJson) {
          require(
              !engine.equals(Optional.of("all")) && file.isEmpty(),
              "--tree with a file is for one engine and position");
          return interview.askForTree(start.fen(), start.game(type), TreeFile.named(tree.get()));
        }
        return file.isPresent()
            ? interview.askAboutAll(lines(file.get()))
            : interview.askAbout(start.fen(), start.game(type), json);
      } catch (Named.UnknownException wrong) {
        throw new ParameterException(spec.commandLine(), wrong.getMessage());
      }
    }

    private <P, M> List<Engine<P, M>> players(GameType<P, M> type, EngineSource engines) {
      return engine
          .map(name -> Named.playersOrAll(engines.engines(type), name))
          .orElseGet(() -> List.of(engines.strongest(type)));
    }

    private static List<String> lines(String file) {
      try (TextFile text = TextFile.open(file)) {
        return text.lines();
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
  static final class OfChess extends ChessQuestion {
    OfChess() {
      super(new Question());
    }
  }

  /** Checkers players. */
  @Command(
      name = "checkers",
      mixinStandardHelpOptions = true,
      description = "Ask machine checkers players.")
  static final class OfCheckers extends CheckersQuestion {
    OfCheckers() {
      super(new Question());
    }
  }
}
