package games.janus.workbench;

import games.janus.arena.Stopwatch;
import games.janus.checkers.RuleSet;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.engines.SearchBench;
import games.janus.games.Games;
import games.janus.rules.game.GameKind;
import games.janus.workbench.command.JanusCommand;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures: the search by itself, the move generators beside a peer where there is one. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    subcommands = {
      BenchCommand.OfSpeed.class,
      BenchCommand.OfPerft.class,
      BenchCommand.OfTelemetry.class
    })
public final class BenchCommand extends JanusCommand {
  @Option(names = "--game", paramLabel = "GAME")
  private Optional<GameKind> game = Optional.empty();

  @Option(names = "--everybody")
  private boolean everybody;

  BenchCommand() {}

  @Override
  public Integer call() {
    List<EngineInfo> players =
        everybody
            ? Catalog.cards()
            : List.of(
                Catalog.strongest(Games.chess()), Catalog.strongest(Games.checkers(RuleSet.ACF)));
    for (EngineInfo player : players) {
      if (game.isEmpty() || game.get() == player.game()) {
        search(player, out());
      }
    }
    return 0;
  }

  private static void search(EngineInfo player, PrintWriter out) {
    var watch = new Stopwatch();
    long signature =
        SearchBench.signature(
            player,
            (position, count) -> {
              out.println(
                  String.format(Locale.ROOT, "%-22s %,12d  %s", player.id(), count, position));
              out.flush();
            });
    out.println(player.id() + " signature " + signature);
    long speed = signature * 1000 / Math.max(1, watch.millis());
    out.println(String.format(Locale.ROOT, "%s %,d a second", player.id(), speed));
    out.flush();
  }

  /** A measurement that is repeated. */
  abstract static class Repeated extends JanusCommand {
    @Option(names = "--rounds", paramLabel = "N")
    private int rounds;

    Repeated(int rounds) {
      this.rounds = rounds;
    }

    @Override
    public final Integer call() {
      requireRange("--rounds", 1, 1000, rounds);
      measure(out(), rounds);
      return 0;
    }

    abstract void measure(PrintWriter out, int times);
  }

  /** Measures how fast the strong players look at positions. */
  @Command(name = "speed", mixinStandardHelpOptions = true)
  static final class OfSpeed extends Repeated {
    @Option(names = "--peer", paramLabel = "PROGRAM")
    private Optional<String> peer = Optional.empty();

    OfSpeed() {
      super(11);
    }

    @Override
    void measure(PrintWriter out, int times) {
      new SpeedBench(out, times).run(peer);
    }
  }

  /** Measures what watching costs. */
  @Command(name = "telemetry", mixinStandardHelpOptions = true)
  static final class OfTelemetry extends Repeated {
    OfTelemetry() {
      super(25);
    }

    @Override
    void measure(PrintWriter out, int times) {
      new TelemetryBench(out, times).run();
    }
  }

  /** Measures the move generators. */
  @Command(name = "perft", mixinStandardHelpOptions = true)
  static final class OfPerft extends Repeated {
    @Option(names = "--peer", paramLabel = "PROGRAM")
    private Optional<String> peer = Optional.empty();

    OfPerft() {
      super(5);
    }

    @Override
    void measure(PrintWriter out, int times) {
      new PerftBench(out, times).run(peer);
    }
  }
}
