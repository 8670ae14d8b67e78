package games.janus.play;

import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;

/** Stands between a machine and the outside, and notices when it does not stop when told to. */
final class Umpire<M> implements SearchControl<M> {
  /** A machine may look round a few more times while it unwinds. */
  private static final int PATIENCE = 1000;

  /** A machine polls only now and then, so it may go a little beyond a limit of nodes. */
  private static final long SLACK = 100_000;

  private final SearchControl<M> control;
  private final Limits limits;
  private int ignored;

  Umpire(SearchControl<M> control, Limits limits) {
    this.control = control;
    this.limits = limits;
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    boolean stop =
        ignored > 0 || control.shouldStop(counters) || isOverrun(counters.get(Metric.NODES));
    if (stop && ++ignored > PATIENCE) {
      throw new OverrunException();
    }
    return stop;
  }

  @Override
  public boolean isEnough(Finding<M> finding) {
    return control.isEnough(finding);
  }

  boolean isOverrun(long nodes) {
    return limits.nodes().isPresent() && nodes > limits.nodes().getAsLong() + SLACK;
  }

  /** Thrown through a machine that goes on and on. */
  static final class OverrunException extends RuntimeException {
    OverrunException() {
      super(null, null, false, false);
    }
  }
}
