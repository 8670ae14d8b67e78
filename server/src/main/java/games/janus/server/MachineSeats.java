package games.janus.server;

import games.janus.engines.Catalog;
import games.janus.engines.search.TimePlan;
import games.janus.message.Language;
import games.janus.play.core.AskedEngine;
import games.janus.play.core.AskedGame;
import games.janus.play.core.Reply;
import games.janus.play.core.Request;
import games.janus.play.core.WireCodec;
import games.janus.play.live.Action;
import games.janus.play.live.Clocks;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.rules.Color;
import games.janus.rules.Outcome.Reason;
import games.janus.server.Governor.Job;
import games.janus.server.Governor.Work;
import games.janus.server.games.Links;
import games.janus.server.games.Links.Standing;
import games.janus.server.games.Refusal;
import games.janus.server.store.StoreException;
import games.janus.server.web.Client;
import games.janus.server.web.EventLog;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Thinks for the machines in games by link. A turn belongs for ten seconds to the server that has
 * taken it; it thinks as one job among others, each game being a client of its own, and its move
 * goes the way of everybody's.
 */
final class MachineSeats {
  /** Without a clock, for a level that has no limit of its own. */
  private static final long UNTIMED_MILLIS = 5_000;

  /** Longer than any level needs for its own limit. */
  private static final long MOST_MILLIS = 60_000;

  /** What a move loses between the clock and the engine. Untested. */
  private static final long OVERHEAD_MILLIS = 50;

  private final Links links;
  private final Governor governor;
  private final Metrics metrics;
  private final Clock clock;
  private final Map<String, Turn> turns = new ConcurrentHashMap<>();

  /**
   * A turn that a machine thinks about.
   *
   * @param ply how many moves there were before
   */
  private record Turn(int ply, Job job) {}

  MachineSeats(Links links, Governor governor, Metrics metrics, Clock clock) {
    this.links = links;
    this.governor = governor;
    this.metrics = metrics;
    this.clock = clock;
  }

  /** Takes the turns that nobody has, and keeps those it has; each second. */
  void look() {
    turns.keySet().forEach(links::keepTurn);
    links.machineTurns().forEach(this::begin);
  }

  /** A game has changed: perhaps it is a machine's turn now, or not any more. Waits for nobody. */
  void changed(Standing standing) {
    LiveGame<?, ?> live = standing.live();
    Turn turn = turns.get(standing.id());
    if (turn != null && (!isItsTurn(live) || live.game().plies() != turn.ply())) {
      turn.job().stop();
    } else if (turn == null && isItsTurn(live)) {
      Thread.startVirtualThread(() -> begin(standing.id()));
    }
  }

  private static boolean isItsTurn(LiveGame<?, ?> live) {
    return live.ending().isEmpty() && live.settings().isEngine(live.turn());
  }

  private void begin(String id) {
    try {
      if (!turns.containsKey(id) && links.takeTurn(id)) {
        begin(id, links.look(id).live());
      }
    } catch (Refusal _) {
      links.leaveTurn(id); // too much is under way: the next look tries again
    } catch (RuntimeException problem) {
      log(problem);
    }
  }

  private static void log(RuntimeException problem) {
    if (!(problem instanceof StoreException)) {
      EventLog.STANDARD.log(EventLog.Level.ERROR, "machine", "a machine did not move", problem);
    }
  }

  private <P, M> void begin(String id, LiveGame<P, M> live) {
    if (!isItsTurn(live)) {
      return;
    }
    var player = (Player.Engine) live.player(live.turn());
    int ply = live.game().plies();
    long millis = millis(live, player);
    var asked =
        new Request.Think(
            AskedGame.of(live.type(), live.game()),
            new AskedEngine(player.id(), Optional.of(player.level())),
            Optional.of(player.seedAt(ply)),
            Optional.empty(),
            Optional.empty(),
            Optional.of(millis),
            false,
            false,
            List.of(),
            Optional.empty());
    Job job =
        governor.admit(new Client("machine:" + id), Work.MACHINE, ThinkTank.SEARCH_BYTES, millis);
    var turn = new Turn(ply, job);
    turns.put(id, turn);
    metrics.searchBegan();
    job.start(_ -> RequestLanguage.in(Language.ENGLISH, () -> think(id, live.turn(), turn, asked)));
  }

  private void think(String id, Color side, Turn turn, Request.Think asked) {
    try {
      Reply reply = new CoreJob(turn.job(), _ -> {}).answer(asked, 1);
      turns.remove(id);
      if (turn.job().isStopped()) {
        return; // the game has gone on without it, or the server ends
      }
      int moves =
          switch (reply) {
            case Reply.Think thought ->
                act(
                    id,
                    turn,
                    thought
                        .thought()
                        .move()
                        .<Action>map(move -> new Action.Move(turn.ply(), move))
                        .orElseGet(Action.Resign::new),
                    Optional.of(WireCodec.text(thought)));
            case Reply.Refused refused ->
                act(
                    id,
                    turn,
                    new Action.Forfeit(side, Reason.FAILURE, refused.reason()),
                    Optional.empty());
            default -> throw new IllegalStateException("no thought: " + reply.getClass());
          };
      metrics.movesKept(moves);
    } catch (RuntimeException problem) {
      log(problem);
    } finally {
      turns.remove(id, turn);
      metrics.searchEnded();
    }
  }

  private int act(String id, Turn turn, Action action, Optional<String> thought) {
    return links.machineActs(id, turn.ply(), action, thought).events().size();
  }

  /** As long as the page lets its machines think. */
  private long millis(LiveGame<?, ?> live, Player.Engine player) {
    Optional<Clocks> clocks = live.clocks().filter(shown -> !shown.control().hasDays());
    if (clocks.isEmpty()) {
      boolean isEndless =
          Catalog.card(player.id()).filter(card -> card.isEndless(player.level())).isPresent();
      return isEndless ? UNTIMED_MILLIS : MOST_MILLIS;
    }
    Color side = live.turn();
    long soft =
        TimePlan.byClock(
                clocks.get().left(side, clock.millis()),
                clocks.get().control().increment(),
                clocks.get().movesToGo(side),
                OVERHEAD_MILLIS)
            .soft();
    return Math.min(soft, MOST_MILLIS);
  }
}
