package games.janus.arena;

import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome.Reason;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * An engine of ours at the board, thinking on its caller's thread.
 *
 * @param level the id of one of its levels
 * @param isOnItsOwn whether it thinks as much as its level does, and only clocks limit it beside
 */
public record OwnPlayer<P, M>(
    Engine<P, M> engine, String level, boolean isOnItsOwn, String name, MoveSeeds seeds)
    implements MatchPlayer<P, M> {
  /** What is lost between the clock and the engine: a look at the clock every thousand nodes. */
  private static final long OVERHEAD_MILLIS = 5;

  @Override
  public void beginGame(int number) {
    seeds.goTo(number);
    engine.newGame();
  }

  @Override
  public Answer<M> move(Game<P, M> game, Allowance allowance) throws PlayerFailure {
    Color side = game.rules().turn(game.position());
    var last = new AtomicReference<@Nullable Finding<M>>();
    Timekeeper<M> control =
        Timekeeper.thinking(
            allowance.plan(engine.info(), side, OVERHEAD_MILLIS),
            allowance.watch(),
            found -> {
              if (found.isSettled()) {
                last.set(found);
              }
            });
    Thought<M> thought = think(request(game, allowance), control);
    if (thought.move().isPresent()
        && !game.rules().legalMoves(game.position()).contains(thought.move().get())) {
      throw new PlayerFailure(
          Reason.ILLEGAL_MOVE, Messages.peerIllegal(thought.move().get(), name).text());
    }
    Finding<M> found = last.get();
    return new Answer<>(
        thought.move(),
        found == null ? Optional.empty() : Optional.of(found.score()),
        found == null ? Optional.empty() : Optional.of(found.depth()),
        thought.counters().get(Metric.NODES));
  }

  private SearchRequest<P, M> request(Game<P, M> game, Allowance allowance) {
    Limits limits = isOnItsOwn ? Limits.NONE : allowance.limits();
    return new SearchRequest<>(game, level, limits, seeds.after(game.plies()), false);
  }

  private Thought<M> think(SearchRequest<P, M> request, Timekeeper<M> control)
      throws PlayerFailure {
    try {
      return engine.think(request, control);
    } catch (RuntimeException | Error broken) { // whatever it does, the match goes on
      throw PlayerFailure.broken(Messages.peerFailed(broken, name).text());
    }
  }

  /** Who thinks on several threads is measured by the one that answers. */
  @Override
  public long busyNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  @Override
  public void close() {
    // nothing is running
  }
}
