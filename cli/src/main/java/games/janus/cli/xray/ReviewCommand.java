package games.janus.cli.xray;

import games.janus.checkers.RuleSet;
import games.janus.cli.HomePlayers;
import games.janus.engine.Engine;
import games.janus.engine.FirstSight;
import games.janus.engine.Limits;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.checkers.endgame.EndgameJudge;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.chess.JanusChess;
import games.janus.games.Games;
import games.janus.play.xray.Known;
import games.janus.play.xray.Reviewer;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks every move of the games in a file. */
@Command(
    name = "review",
    mixinStandardHelpOptions = true,
    description = {
      "Check every move of the games in a file and write them out with notes.",
      "Marked is what costs 0.1 of a point (?!), 0.2 (?) or 0.3 (??); the three that cost most are"
          + " the moments to learn from. Checkers with few pieces are judged from the tables.",
    },
    footer = {
      "",
      "Ctrl-C ends the review; what is done is written.",
      "",
      "Example:",
      "  janus review game.pgn -o reviewed.pgn",
    })
public final class ReviewCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "Games, .pgn or .pdn.")
  private String file = "";

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description = "janus or janus-checkers: only the strong players review.")
  private Optional<String> engine = Optional.empty();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "Positions to look at for each move (default: 200000, unless --depth is given).")
  private Optional<Long> nodes = Optional.empty();

  @Option(names = "--depth", paramLabel = "N", description = "Plies to look ahead, 1 to 100.")
  private Optional<Integer> depth = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where the games go (default: standard output).")
  private Optional<String> output = Optional.empty();

  @Option(names = "--json", description = "A line of JSON for each game instead of the file.")
  private boolean json;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  ReviewCommand() {}

  @Override
  public Integer call() {
    require(nodes.isEmpty() || nodes.get() >= 1, "--nodes is at least 1");
    require(depth.isEmpty() || (depth.get() >= 1 && depth.get() <= 100), "--depth is 1 to 100");
    String name = file.toLowerCase(Locale.ROOT);
    require(name.endsWith(".pgn") || name.endsWith(".pdn"), "the file is called .pgn or .pdn");
    return name.endsWith(".pgn") ? reviewChess() : reviewCheckers();
  }

  private int reviewChess() {
    requireEngine(new JanusChess());
    var isStopped = new AtomicBoolean();
    var desk =
        new ReviewDesk<>(
            Games.chess(),
            type ->
                new Reviewer<>(
                    type,
                    new JanusChess(),
                    "full",
                    limits(),
                    _ -> Optional.empty(),
                    isStopped::get),
            isStopped,
            json,
            spec.commandLine().getOut(),
            spec.commandLine().getErr());
    return desk.review(file, output);
  }

  private int reviewCheckers() {
    EndgameOracle oracle = HomePlayers.endgames().oracle();
    requireEngine(new JanusCheckers());
    var isStopped = new AtomicBoolean();
    var judge = new EndgameJudge(oracle);
    var desk =
        new ReviewDesk<>(
            Games.checkers(RuleSet.ACF),
            type ->
                new Reviewer<>(
                    type,
                    new JanusCheckers(oracle),
                    "full",
                    limits(),
                    position -> known(judge, position),
                    isStopped::get),
            isStopped,
            json,
            spec.commandLine().getOut(),
            spec.commandLine().getErr());
    return desk.review(file, output);
  }

  /** The tables know the official rules alone. */
  private static Optional<Known<games.janus.checkers.Move>> known(
      EndgameJudge judge, games.janus.checkers.Position position) {
    return position.ruleSet().equals(RuleSet.ACF)
        ? judge.judge(position).map(Known::of)
        : Optional.empty();
  }

  private <E extends Engine<?, ?> & FirstSight<?>> void requireEngine(E reviewer) {
    String id = reviewer.info().id();
    require(engine.isEmpty() || engine.get().equals(id), "only " + id + " reviews these games");
  }

  private Limits limits() {
    OptionalLong most =
        nodes.isPresent()
            ? OptionalLong.of(nodes.get())
            : depth.isPresent() ? OptionalLong.empty() : OptionalLong.of(200_000);
    return new Limits(depth.isPresent() ? OptionalInt.of(depth.get()) : OptionalInt.empty(), most);
  }

  private void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }
}
