package games.janus.workbench;

import com.sun.management.ThreadMXBean;
import games.janus.arena.EngineFactory;
import games.janus.arena.MachineLoad;
import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engines.Catalog;
import games.janus.games.Games;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/**
 * How many positions the strong players look at in a second of the processor: chess in middle
 * games, checkers from the start and two openings, warm, with memory and table made once, as in a
 * game. A peer takes turns with the chess player, because a machine is not always equally fast: the
 * ratio within a round says more than either number.
 */
record SpeedBench(PrintWriter out, int rounds) {
  private static final int WARM_UPS = 3;
  private static final int TABLE_MEGABYTES = 16;
  private static final int CHESS_POSITIONS = 250_000;
  private static final int CHECKERS_POSITIONS = 1_000_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  void run(Optional<String> peerName) {
    var load = new MachineLoad();
    try (BenchPeer peer = peerName.map(BenchPeer::start).orElse(null)) {
      chess(Optional.ofNullable(peer));
    }
    checkers();
    load.message().ifPresent(out::println);
  }

  private void chess(Optional<BenchPeer> peer) {
    var player = player(Games.chess());
    List<String> middleGames = BenchGames.CHESS.subList(0, BenchGames.MIDDLE_GAMES_OF_CHESS);
    var games = middleGames.stream().map(BenchGames::chess).toList();
    Optional<DoubleSupplier> theirs = peer.map(it -> () -> speed(it, middleGames));
    measure("chess", () -> speed(player, games, CHESS_POSITIONS), theirs);
    peer.ifPresent(it -> out.println(" ".repeat(10) + Messages.benchThePeer(it.name())));
  }

  private void checkers() {
    var player = player(Games.checkers(RuleSet.ACF));
    var games = BenchGames.checkers().subList(0, BenchGames.OPENINGS_OF_CHECKERS);
    measure("checkers", () -> speed(player, games, CHECKERS_POSITIONS), Optional.empty());
  }

  private static <P, M> Engine<P, M> player(GameType<P, M> type) {
    return EngineFactory.ofUser()
        .withMemory(type, Catalog.strongest(type).id(), TABLE_MEGABYTES, 1)
        .orElseThrow();
  }

  private void measure(String name, DoubleSupplier ours, Optional<DoubleSupplier> theirs) {
    double[] speeds = new double[rounds];
    double[] peers = new double[rounds];
    double[] ratios = new double[rounds];
    for (int round = -WARM_UPS; round < rounds; round++) {
      double speed = ours.getAsDouble();
      double peer = theirs.isPresent() ? theirs.get().getAsDouble() : 1;
      if (round >= 0) {
        speeds[round] = speed;
        peers[round] = peer;
        ratios[round] = speed / peer;
      }
    }
    tell(name, "janus", speeds, Messages.benchSpeed());
    if (theirs.isPresent()) {
      tell(name, "peer", peers, Messages.benchSpeed());
      tell(name, "ratio", ratios, Messages.benchTimes());
    }
  }

  private void tell(String name, String whose, double[] values, Message unit) {
    String middle = Middle.of(values).text("%.2f");
    out.println(String.format(Locale.ROOT, "%-9s %-6s %s %s", name, whose, middle, unit));
    out.flush();
  }

  /** Million positions a CPU second, all games together. */
  private <P, M> double speed(Engine<P, M> player, List<Game<P, M>> games, int positions) {
    long nanos = 0;
    long looked = 0;
    for (Game<P, M> game : games) {
      player.newGame();
      var limits = Limits.nodes(positions);
      String level = player.info().fullLevel();
      var request = new SearchRequest<>(game, level, limits, 1, false);
      long begun = THREADS.getCurrentThreadCpuTime();
      var thought = player.think(request, SearchControl.patient());
      nanos += THREADS.getCurrentThreadCpuTime() - begun;
      looked += thought.counters().get(Metric.NODES);
    }
    return looked * 1e3 / nanos;
  }

  private static double speed(BenchPeer peer, List<String> games) {
    long nanos = 0;
    long looked = 0;
    for (String fen : games) {
      BenchPeer.Search search = peer.search(fen, CHESS_POSITIONS);
      nanos += search.nanos();
      looked += search.positions();
    }
    return looked * 1e3 / Math.max(1, nanos);
  }
}
