package games.janus.play.live;

import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Outcome.Reason;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Stands between an engine and the outside while it thinks, and turns what comes of it into a
 * command. An engine that answers nonsense, fails or does not keep to its limits loses the game;
 * whatever it does, the game stands.
 *
 * <p>A limit of depth is judged by what the engine itself says it finds as it looks deeper. A line
 * longer than the limit proves nothing: playing captures out and following checks go beyond the
 * depth by design, and nothing in a line tells such plies from others.
 */
public final class Referee<M> implements SearchControl<M> {
  /** An engine agrees to no draw before so many plies. */
  public static final int EARLIEST_DRAW = 20;

  /** An engine may look outside a few more times while it unwinds. */
  private static final int MOST_IGNORED_STOPS = 1000;

  /** An engine looks outside about every thousand nodes, and may have begun the next thousand. */
  private static final long NODES_BETWEEN_LOOKS = 2048;

  /** Several threads each go a little beyond: one node in so many may be too many. */
  private static final long ONE_IN = 64;

  private final SearchControl<M> control;
  private final Limits limits;
  private int ignoredStops;
  private int deepest;
  private boolean isEndedFromOutside;

  private Referee(SearchControl<M> control, Limits limits) {
    this.control = control;
    this.limits = limits;
  }

  /**
   * What came of a thought.
   *
   * @param by the engine's side for a move or a resignation, the host for a forfeit
   * @param thought none if the engine failed
   * @param isTimed whether somebody ended the thought, so that it cannot come out the same again
   */
  public record Verdict<M>(Actor by, Action action, Optional<Thought<M>> thought, boolean isTimed) {
    public Command command(long at) {
      return Command.of(by, at, action);
    }
  }

  /**
   * Lets an engine think about a game in which it is to move.
   *
   * @param player its level and seed
   * @param limits what overrides the level
   * @param control asked by the engine whether to stop
   */
  public static <P, M> Verdict<M> think(
      LiveGame<P, M> live,
      Engine<P, M> engine,
      Player.Engine player,
      Limits limits,
      SearchControl<M> control) {
    var referee = new Referee<>(control, limits);
    Color side = live.turn();
    long seed = player.seedAt(live.game().plies());
    var request = new SearchRequest<>(live.game(), player.level(), limits, seed, false);
    try {
      Thought<M> thought = engine.think(request, referee);
      return referee.judge(live, thought);
    } catch (OverrunException _) {
      return forfeit(side, Reason.OVERRUN, Messages.engineIgnoredStop(), Optional.empty());
    } catch (Throwable failure) { // whatever an engine does: the memory it used up is free again
      Message detail =
          Messages.engineFailed(
              failure instanceof MessageException said ? said.reason() : String.valueOf(failure));
      return forfeit(side, Reason.FAILURE, detail, Optional.empty());
    }
  }

  private <P> Verdict<M> judge(LiveGame<P, M> live, Thought<M> thought) {
    Color side = live.turn();
    P position = live.game().position();
    long nodes = thought.counters().get(Metric.NODES);
    if (isOverrun(nodes)) {
      return forfeit(side, Reason.OVERRUN, Messages.engineTooManyNodes(nodes), thought);
    }
    if (limits.depth().isPresent() && deepest > limits.depth().get()) {
      return forfeit(side, Reason.OVERRUN, Messages.engineTooDeep(deepest), thought);
    }
    Optional<M> move = thought.move();
    if (move.isEmpty()) {
      return played(side, new Action.Resign(), thought);
    }
    if (!live.type().rules().legalMoves(position).contains(move.get())) {
      return forfeit(side, Reason.ILLEGAL_MOVE, Messages.engineIllegalMove(move.get()), thought);
    }
    String id = live.type().notation().moveId(position, move.get());
    return played(side, new Action.Move(live.game().plies(), id), thought);
  }

  private Verdict<M> played(Color side, Action action, Thought<M> thought) {
    return new Verdict<>(Actor.of(side), action, Optional.of(thought), isEndedFromOutside);
  }

  private static <M> Verdict<M> forfeit(
      Color side, Reason reason, Message detail, Thought<M> thought) {
    return forfeit(side, reason, detail, Optional.of(thought));
  }

  private static <M> Verdict<M> forfeit(
      Color side, Reason reason, Message detail, Optional<Thought<M>> thought) {
    return new Verdict<>(Actor.HOST, new Action.Forfeit(side, reason, detail), thought, false);
  }

  /**
   * Whether an engine agrees to a draw.
   *
   * @param score what it thought of its own side when it last moved; none if it did not say
   */
  public static boolean acceptsDraw(LiveGame<?, ?> live, Optional<Double> score) {
    return live.game().plies() >= EARLIEST_DRAW && score.isPresent() && score.get() <= 0;
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    if (ignoredStops == 0) {
      isEndedFromOutside |= control.shouldStop(counters);
    }
    boolean stop = ignoredStops > 0 || isEndedFromOutside || isOverrun(counters.get(Metric.NODES));
    if (stop && ++ignoredStops > MOST_IGNORED_STOPS) {
      throw new OverrunException();
    }
    return stop;
  }

  @Override
  public void looksAhead(int plies) {
    control.looksAhead(plies);
  }

  @Override
  public void searches(Supplier<List<RootMove<M>>> moves) {
    control.searches(moves);
  }

  @Override
  public boolean isEnough(Finding<M> finding) {
    deepest = Math.max(deepest, finding.depth());
    boolean isEnough = control.isEnough(finding);
    isEndedFromOutside |= isEnough;
    return isEnough;
  }

  private boolean isOverrun(long nodes) {
    return limits.nodes().isPresent() && nodes - slack() > limits.nodes().get();
  }

  private long slack() {
    return NODES_BETWEEN_LOOKS + limits.nodes().orElse(0L) / ONE_IN;
  }

  /** Thrown through an engine that goes on and on. */
  private static final class OverrunException extends RuntimeException {
    OverrunException() {
      super(null, null, false, false);
    }
  }
}
