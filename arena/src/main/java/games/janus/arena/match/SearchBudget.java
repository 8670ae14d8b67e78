package games.janus.arena.match;

import games.janus.arena.Allowance;
import games.janus.engine.Limits;
import games.janus.message.Messages;
import games.janus.play.live.Clocks;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import java.util.Optional;

/**
 * What both players may spend: time, nodes or depth.
 *
 * @param control the clocks of each game, if there are any
 * @param moveTime milliseconds for each move
 * @param cpuTime milliseconds of the processor for each move
 * @param limits what each move may cost apart from time
 */
public record SearchBudget(
    Optional<TimeControl> control, Optional<Long> moveTime, Optional<Long> cpuTime, Limits limits) {
  public static SearchBudget of(TimeControl control) {

    return new SearchBudget(Optional.of(control), Optional.empty(), Optional.empty(), Limits.NONE);
  }

  public static SearchBudget of(Limits limits) {
    return new SearchBudget(Optional.empty(), Optional.empty(), Optional.empty(), limits);
  }

  public static SearchBudget moveTime(long millis) {
    return new SearchBudget(Optional.empty(), Optional.of(millis), Optional.empty(), Limits.NONE);
  }

  public static SearchBudget cpuTime(long millis) {
    return new SearchBudget(Optional.empty(), Optional.empty(), Optional.of(millis), Limits.NONE);
  }

  /** The same with other limits. */
  public SearchBudget with(Limits newLimits) {
    return new SearchBudget(control, moveTime, cpuTime, newLimits);
  }

  /**
   * What a side may spend on its next move.
   *
   * @param clocks those of the game
   * @param at the moment it begins to think
   */
  Allowance allowance(Optional<Clocks> clocks, Color side, long at) {

    return new Allowance(clocks.map(shown -> shown(shown, side, at)), moveTime, cpuTime, limits);
  }

  /** A clock within the grace of its flag shows nothing left. */
  private static Allowance.Clocks shown(Clocks clocks, Color side, long at) {
    long increment = clocks.control().increment();
    return new Allowance.Clocks(
        Math.max(0, clocks.left(Color.WHITE, at)),
        Math.max(0, clocks.left(Color.BLACK, at)),
        increment,
        increment,
        clocks.movesToGo(side));
  }

  /** As game files and people write it. */
  public String text() {
    if (control.isPresent()) {
      return control.get().text();
    }
    if (moveTime.isPresent()) {
      return Messages.matchByMillis(moveTime.get()).text();
    }
    if (cpuTime.isPresent()) {
      return Messages.matchByCpuMillis(cpuTime.get()).text();
    }
    if (limits.nodes().isPresent()) {
      return Messages.matchByNodes(limits.nodes().get()).text();
    }
    return limits.depth().isPresent()
        ? Messages.workDepth(limits.depth().get()).text()
        : Messages.matchByLevels().text();
  }
}
