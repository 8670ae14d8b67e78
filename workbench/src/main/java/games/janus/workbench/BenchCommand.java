package games.janus.workbench;

import games.janus.arena.Stopwatch;
import games.janus.checkers.RuleSet;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.engines.SearchBench;
import games.janus.games.Games;
import games.janus.message.Messages;
import games.janus.rules.game.GameKind;
import games.janus.workbench.command.Usage;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures: the search by itself, the move generators beside a peer where there is one. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    subcommands = {
      BenchCommand.OfSpeed.class,
      BenchCommand.OfPerft.class,
      BenchCommand.OfTelemetry.class
    })
public final class BenchCommand implements Runnable {
  @Option(names = "--game", paramLabel = "GAME")
  private Optional<GameKind> game = Optional.empty();

  @Option(names = "--everybody")
  private boolean everybody;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  BenchCommand() {}

  @Override
  public void run() {
    List<EngineInfo> players =
        everybody
            ? Catalog.cards()
            : List.of(
                Catalog.strongest(Games.chess()), Catalog.strongest(Games.checkers(RuleSet.ACF)));
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
    Usage.require(spec, rounds >= 1 && rounds <= 1000, Messages.optionRange(1, 1000, "--rounds"));
  }

  /** Measures how fast the strong players look at positions. */
  @Command(name = "speed", mixinStandardHelpOptions = true)
  static final class OfSpeed implements Runnable {
    @Mixin private PeerOption peer;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "11")
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
  @Command(name = "telemetry", mixinStandardHelpOptions = true)
  static final class OfTelemetry implements Runnable {
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "25")
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
  @Command(name = "perft", mixinStandardHelpOptions = true)
  static final class OfPerft implements Runnable {
    @Mixin private PeerOption peer;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5")
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
