package games.janus.cli.kim1;

import games.janus.engines.museum.microchess.Kim1Board;
import java.util.List;

/**
 * A thought shown at the speed of 1976. The answer is known at once and kept back; meanwhile the
 * display flashes the best move so far after each candidate, as it did.
 *
 * @param board the board before the move
 * @param flashes what was shown, and when
 * @param milliseconds how long the original would have thought, about
 */
record PeriodThought(Kim1Board board, List<Flash> flashes, long milliseconds) {
  private static final String DARK = "      ";

  PeriodThought {
    flashes = List.copyOf(flashes);
  }

  /**
   * The display after a candidate.
   *
   * @param at milliseconds from the start
   * @param lights six digits: best man, its value, its square
   */
  record Flash(long at, String lights) {}

  /** What was flashed last; dark before the first candidate. */
  String lights(long elapsed) {
    String lights = DARK;
    for (Flash flash : flashes) {
      if (flash.at() > elapsed) {
        break;
      }
      lights = flash.lights();
    }
    return lights;
  }

  /** Whole seconds still to wait, counting down to 1. */
  long secondsLeft(long elapsed) {
    return Math.max(0, milliseconds - elapsed + 999) / 1000;
  }
}
