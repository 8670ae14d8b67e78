package games.janus.play.live;

import games.janus.rules.Color;
import java.util.Optional;

/**
 * Both clocks, in whole milliseconds that are never rounded and never cut off at zero.
 *
 * @param running the clock that runs; none while both stand
 */
public record Clocks(TimeControl control, Side white, Side black, Optional<Running> running) {
  /**
   * The account of one side.
   *
   * @param given the base of each period so far
   * @param added increments
   * @param gifts from the opponent, or from the host for time that nobody could use
   * @param credited given back for time on the way
   * @param spent used up
   * @param moves how often the clock was pressed
   */
  public record Side(long given, long added, long gifts, long credited, long spent, int moves) {
    public long left() {
      return given + added + gifts + credited - spent;
    }
  }

  /**
   * A clock that runs.
   *
   * @param since the host's milliseconds
   */
  public record Running(Color side, long since) {}

  /**
   * What pressing a clock comes to.
   *
   * @param spent before anything is given back
   * @param isLate whether the flag had fallen
   */
  public record Press(long spent, long credited, boolean isLate) {}

  /** Full clocks that stand. */
  public static Clocks of(TimeControl control) {
    var full = new Side(control.base(), 0, 0, 0, 0, 0);
    return new Clocks(control, full, full, Optional.empty());
  }

  public Side side(Color side) {
    return side == Color.WHITE ? white : black;
  }

  /** What a side has left at a moment; zero or less when its flag has fallen. */
  public long left(Color side, long at) {
    long gone = running.isPresent() && running.get().side() == side ? spent(at) : 0;
    return side(side).left() - gone;
  }

  /** What the running clock has used up; a delay is not charged. */
  private long spent(long at) {
    return running.map(clock -> Math.max(0, at - clock.since() - control.delay())).orElse(0L);
  }

  /** When the running clock's flag falls; the only timer a host needs. */
  public Optional<Long> flagAt() {
    return running.map(clock -> clock.since() + control.delay() + side(clock.side()).left());
  }

  /** Moves until a side gets its next period; 0 if it never does. */
  public int movesToGo(Color side) {
    return control.moves() == 0 ? 0 : control.moves() - side(side).moves() % control.moves();
  }

  /** Lets a clock run, and no other. */
  Clocks start(Color side, long at) {
    return new Clocks(control, white, black, Optional.of(new Running(side, at)));
  }

  /** Lets both stand as they show when the running one was started. */
  Clocks standing() {
    return new Clocks(control, white, black, Optional.empty());
  }

  /** Lets both stand; what has run is charged. */
  Clocks stop(long at) {
    if (running.isEmpty()) {
      return this;
    }
    Color side = running.get().side();
    Side now = side(side);
    return with(
        side,
        new Side(
            now.given(),
            now.added(),
            now.gifts(),
            now.credited(),
            now.spent() + spent(at),
            now.moves()));
  }

  /**
   * What it comes to when a side moves.
   *
   * @param lag milliseconds to give back, of those that were spent
   * @param grace how many milliseconds late a flag falls
   */
  public Press press(Color side, long at, long lag, long grace) {
    boolean isRunning = running.isPresent() && running.get().side() == side;
    long spent = isRunning ? spent(at) : 0;
    long credited = Math.max(0, Math.min(lag, spent));
    boolean isLate = isRunning && side(side).left() - spent + credited <= -grace;
    return new Press(spent, credited, isLate);
  }

  /** A side has moved: its account is settled, and both clocks stand. */
  Clocks pressed(Color side, long spent, long credited) {
    Side now = side(side);
    int moves = now.moves() + 1;
    boolean isPeriodOver = control.moves() > 0 && moves % control.moves() == 0;
    // A first move that no clock measured brings no increment either.
    long increment = running.isPresent() ? control.increment() : 0;
    return with(
        side,
        new Side(
            now.given() + (isPeriodOver ? control.base() : 0),
            now.added() + increment,
            now.gifts(),
            now.credited() + credited,
            now.spent() + spent,
            moves));
  }

  /** A side has more time from now on; the clock that runs goes on. */
  Clocks give(Color side, long millis) {
    Side now = side(side);
    Clocks richer =
        with(
            side,
            new Side(
                now.given(),
                now.added(),
                now.gifts() + millis,
                now.credited(),
                now.spent(),
                now.moves()));
    return new Clocks(control, richer.white, richer.black, running);
  }

  private Clocks with(Color side, Side value) {
    return side == Color.WHITE
        ? new Clocks(control, value, black, Optional.empty())
        : new Clocks(control, white, value, Optional.empty());
  }
}
