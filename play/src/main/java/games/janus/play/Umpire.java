package games.janus.play;

import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import java.util.OptionalInt;

/**
 * Stands between a machine and the outside, and notices when it does not keep to its limits.
 *
 * <p>A limit of depth is judged by what the machine itself says it finds as it looks deeper. A line
 * longer than the limit proves nothing: playing captures out and following checks go beyond the
 * depth by design, and nothing in a line tells such plies from others.
 */
final class Umpire<M> implements SearchControl<M> {
  /** A machine may look round a few more times while it unwinds. */
  private static final int PATIENCE = 1000;

  /** A machine looks round about every thousand positions, and may have begun the next thousand. */
  private static final long POSITIONS_BETWEEN_LOOKS = 2048;

  /** Several threads each go a little beyond: one position in so many may be too many. */
  private static final long ONE_IN = 64;

  private final SearchControl<M> control;
  private final Limits limits;
  private int ignored;
  private int deepest;
  private boolean isEndedFromOutside;

  Umpire(SearchControl<M> control, Limits limits) {
    this.control = control;
    this.limits = limits;
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    if (ignored == 0) {
      isEndedFromOutside |= control.shouldStop(counters);
    }
    boolean stop = ignored > 0 || isEndedFromOutside || isOverrun(counters.get(Metric.NODES));
    if (stop && ++ignored > PATIENCE) {
      throw new OverrunException();
    }
    return stop;
  }

  @Override
  public boolean isEnough(Finding<M> finding) {
    deepest = Math.max(deepest, finding.depth());
    boolean isEnough = control.isEnough(finding);
    isEndedFromOutside |= isEnough;
    return isEnough;
  }

  /** Whether it was told to stop, or that it was enough: by a clock, as a rule. */
  boolean isEndedFromOutside() {
    return isEndedFromOutside;
  }

  boolean isOverrun(long nodes) {
    return limits.nodes().isPresent() && nodes - slack() > limits.nodes().getAsLong();
  }

  private long slack() {
    return POSITIONS_BETWEEN_LOOKS + limits.nodes().orElse(0) / ONE_IN;
  }

  /** How many plies it has said it looks ahead, where that is more than it may. */
  OptionalInt pliesTooMany() {
    return limits.depth().isPresent() && deepest > limits.depth().getAsInt()
        ? OptionalInt.of(deepest)
        : OptionalInt.empty();
  }

  /** Thrown through a machine that goes on and on. */
  static final class OverrunException extends RuntimeException {
    OverrunException() {
      super(null, null, false, false);
    }
  }
}
