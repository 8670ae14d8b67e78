package games.janus.arena;

import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engines.search.TimePlan;
import games.janus.rules.Color;
import java.util.Optional;

/**
 * How much a player may spend on a move.
 *
 * @param clocks what both clocks show, if there are any
 * @param moveTime milliseconds for this one move
 * @param cpuTime milliseconds of the processor for this one move
 * @param limits limits that have nothing to do with time
 */
public record Allowance(
    Optional<Clocks> clocks, Optional<Long> moveTime, Optional<Long> cpuTime, Limits limits) {
  /** Who waits for the processor as long as this many times what it may use is cut short. */
  private static final long MOST_WAITING = 20;

  /** As long as one likes. */
  public static final Allowance ENDLESS =
      new Allowance(Optional.empty(), Optional.empty(), Limits.NONE);

  public Allowance(Optional<Clocks> clocks, Optional<Long> moveTime, Limits limits) {
    this(clocks, moveTime, Optional.empty(), limits);
  }

  /**
   * Both clocks, in milliseconds.
   *
   * @param movesToGo moves until the clocks get their next period; 0 if they never do
   */
  public record Clocks(
      long white, long black, long whiteIncrement, long blackIncrement, int movesToGo) {
    long left(Color side) {
      return side == Color.WHITE ? white : black;
    }

    long increment(Color side) {
      return side == Color.WHITE ? whiteIncrement : blackIncrement;
    }
  }

  public static Allowance of(Clocks clocks) {
    return new Allowance(Optional.of(clocks), Optional.empty(), Limits.NONE);
  }

  public static Allowance depth(int plies) {
    return of(Limits.depth(plies));
  }

  private static Allowance of(Limits limits) {
    return new Allowance(Optional.empty(), Optional.empty(), limits);
  }

  /**
   * How an engine makes the best of it.
   *
   * @param overhead milliseconds lost between the clock and the player with each move
   */
  public TimePlan plan(EngineInfo engine, Color side, long overhead) {
    TimePlan plan = plan(side, overhead);
    // Only an engine that deepens says how far it is, so that more time than planned can pay.
    return engine.can(Capability.DEEPENS) ? plan : plan.withoutReserve();
  }

  /**
   * How a side makes the best of it.
   *
   * @param overhead milliseconds lost between the clock and the player with each move
   */
  public TimePlan plan(Color side, long overhead) {
    if (cpuTime.isPresent()) {
      return TimePlan.exactly(cpuTime.get(), 0);
    }
    TimePlan byClock =
        clocks
            .map(clock ->
                TimePlan.byClock(
                    clock.left(side), clock.increment(side), clock.movesToGo(), overhead))
            .orElse(TimePlan.ENDLESS);
    if (moveTime.isEmpty()) {
      return byClock;
    }
    TimePlan byMove = TimePlan.exactly(moveTime.get(), overhead);
    return byMove.hard() <= byClock.hard() ? byMove : byClock;
  }

  /** The clock by which a player on this thread keeps it. */
  Stopwatch watch() {
    return cpuTime.isPresent() ? Stopwatch.ofThisThread() : new Stopwatch();
  }

  /**
   * What another program is told, which knows the clock on the wall alone and is stopped when it
   * has used the processor for long enough.
   */
  Allowance onTheWall() {
    return cpuTime.isEmpty()
        ? this
        : new Allowance(clocks, cpuTime.map(millis -> MOST_WAITING * millis), limits);
  }

  /** The longest a side may take before it has overstepped; none if it may think for ever. */
  public Optional<Long> most(Color side) {
    if (clocks.isPresent() && moveTime.isPresent()) {
      return Optional.of(Math.min(clocks.get().left(side), moveTime.get()));
    }
    return clocks.isPresent() ? Optional.of(clocks.get().left(side)) : moveTime;
  }
}
