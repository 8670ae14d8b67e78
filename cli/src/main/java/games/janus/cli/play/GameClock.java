package games.janus.cli.play;

import games.janus.arena.Allowance;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * The two clocks of a game, of which at most one runs. Without a time control nothing is counted.
 */
final class GameClock {
  private final Optional<TimeControl> control;
  private final LongSupplier nanos;
  private Made.Left left;
  private Optional<Color> running = Optional.empty();
  private long since;

  /**
   * Clocks that stand still.
   *
   * @param nanos where time comes from
   */
  GameClock(Optional<TimeControl> control, LongSupplier nanos) {
    this.control = control;
    this.nanos = nanos;
    long base = control.map(TimeControl::base).orElse(0L);
    this.left = new Made.Left(base, base);
  }

  Optional<TimeControl> control() {
    return control;
  }

  /** What both show when nothing has been played; none without clocks. */
  Optional<Made.Left> full() {
    return control.map(time -> new Made.Left(time.base(), time.base()));
  }

  /** Lets this side's clock run, and no other. */
  void run(Color side) {
    if (control.isPresent() && !running.equals(Optional.of(side))) {
      stop();
      running = Optional.of(side);
      since = nanos.getAsLong();
    }
  }

  /** Lets both stand still. */
  void stop() {
    running.ifPresent(side -> left = left.with(side, left(side)));
    running = Optional.empty();
  }

  /** This side has moved: its clock stops and gets its increment. */
  Optional<Made.Left> press(Color side) {
    stop();
    control.ifPresent(time -> left = left.with(side, left.of(side) + time.increment()));
    return control.map(_ -> left);
  }

  /** Turns the clocks to what they showed. */
  void set(Made.Left shown) {
    stop();
    left = shown;
  }

  /** Milliseconds this side has left; below zero when its flag has fallen. */
  long left(Color side) {
    long gone = running.equals(Optional.of(side)) ? (nanos.getAsLong() - since) / 1_000_000 : 0;
    return left.of(side) - gone;
  }

  boolean hasFallen(Color side) {
    return control.isPresent() && left(side) <= 0;
  }

  /** Milliseconds until the running clock's flag falls. */
  OptionalLong untilFlag() {
    return control.isPresent() && running.isPresent()
        ? OptionalLong.of(Math.max(0, left(running.get())))
        : OptionalLong.empty();
  }

  /** What a machine may spend. */
  Allowance allowance() {
    return control
        .map(time ->
            Allowance.of(
                new Allowance.Clocks(
                    left(Color.WHITE), left(Color.BLACK), time.increment(), time.increment(), 0)))
        .orElse(Allowance.ENDLESS);
  }
}
