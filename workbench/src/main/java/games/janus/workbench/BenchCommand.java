package games.janus.workbench;

import games.janus.arena.Stopwatch;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.engines.SearchBench;
import games.janus.rules.game.GameKind;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures: the search by itself, the move generators beside a peer where there is one. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Search fixed positions to a fixed depth in both games, on one thread, and count.",
      "The counts are the same on every machine; a signature that moved means that a player plays"
          + " differently.",
    },
    subcommands = {
      BenchCommand.OfSpeed.class,
      BenchCommand.OfPerft.class,
      BenchCommand.OfTelemetry.class
    },
    footer = {
      "",
      "Examples:",
      "  janus bench",
      "  janus bench --game chess --everybody",
      "  janus bench speed",
      "  janus bench perft",
      "  janus bench telemetry"
    })
public final class BenchCommand implements Runnable {
  @Option(names = "--game", paramLabel = "GAME", description = "Only chess or only checkers.")
  private Optional<GameKind> game = Optional.empty();

  @Option(
      names = "--everybody",
      description = "Every player of the lineage, the old ones as they always play.")
  private boolean everybody;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  BenchCommand() {}

  @Override
  public void run() {
    List<EngineInfo> players =
        everybody ? Catalog.cards() : List.of(SearchBench.chess(), SearchBench.checkers());
    for (EngineInfo player : players) {
      if (game.isEmpty() || game.get() == player.game()) {
        search(player);
      }
    }
  }

  private void search(EngineInfo player) {
    PrintWriter out = spec.commandLine().getOut();
    var watch = new Stopwatch();
    long signature =
        SearchBench.signature(
            player,
            (position, count) -> {
              out.println(
                  String.format(Locale.ROOT, "%-15s %,12d  %s", player.id(), count, position));
              out.flush();
            });
    out.println(player.id() + " signature " + signature);
    long speed = signature * 1000 / Math.max(1, watch.millis());
    out.println(String.format(Locale.ROOT, "%s %,d a second", player.id(), speed));
    out.flush();
  }

  private static void requireSome(int rounds, CommandSpec spec) {
    if (rounds < 1 || rounds > 1000) {
      throw new ParameterException(spec.commandLine(), "--rounds is 1 to 1000");
    }
  }

  /** Measures how fast the strong players look at positions. */
  @Command(
      name = "speed",
      mixinStandardHelpOptions = true,
      description = {
        "Measure how many positions the strong players look at in a second of CPU time: chess in"
            + " middle games, checkers from openings, one thread, after warm-up.",
        "With --peer, a UCI program searches the chess positions in the same run, turn by turn.",
      },
      footer = {"", "Example:", "  janus bench speed --peer stockfish"})
  static final class OfSpeed implements Runnable {
    @Mixin private PeerOption peer;

    @Option(
        names = "--rounds",
        paramLabel = "N",
        defaultValue = "11",
        description = "Measure this often and tell the median (default: ${DEFAULT-VALUE}).")
    private int rounds = 11;

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    OfSpeed() {}

    @Override
    public void run() {
      requireSome(rounds, spec);
      new SpeedBench(spec.commandLine().getOut(), rounds).run(peer.program());
    }
  }

  /** Measures what watching costs. */
  @Command(
      name = "telemetry",
      mixinStandardHelpOptions = true,
      description = {
        "Measure by CPU time what it costs the strong players to be watched: with the news a page",
        "gets, and with a sample of the tree. All take turns at every position.",
      },
      footer = {"", "Example:", "  janus bench telemetry --rounds 101"})
  static final class OfTelemetry implements Runnable {
    @Option(
        names = "--rounds",
        paramLabel = "N",
        defaultValue = "25",
        description = "Measure this often and tell the median (default: ${DEFAULT-VALUE}).")
    private int rounds = 25;

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    OfTelemetry() {}

    @Override
    public void run() {
      requireSome(rounds, spec);
      new TelemetryBench(spec.commandLine().getOut(), rounds).run();
    }
  }

  /** Measures the move generators. */
  @Command(
      name = "perft",
      mixinStandardHelpOptions = true,
      description = {
        "Measure the move generators by CPU time, one thread, after warm-up, and what they allocate.",
        "With --peer, a UCI program with \"go perft\" is measured in the same run, turn by turn.",
      },
      footer = {"", "Example:", "  janus bench perft --peer stockfish"})
  static final class OfPerft implements Runnable {
    @Mixin private PeerOption peer;

    @Option(
        names = "--rounds",
        paramLabel = "N",
        defaultValue = "5",
        description =
            "Measure each tree this often and keep the median (default: ${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    OfPerft() {}

    @Override
    public void run() {
      requireSome(rounds, spec);
      new PerftBench(spec.commandLine().getOut(), rounds).run(peer.program());
    }
  }
}
