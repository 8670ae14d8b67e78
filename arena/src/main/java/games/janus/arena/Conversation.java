package games.janus.arena;

import games.janus.message.Messages;
import games.janus.rules.Outcome;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What talking to a foreign engine has in common, whatever the protocol: it gets five seconds to
 * answer what needs no thought. While it thinks, it must show signs of life: after half of that in
 * silence it is asked for one, and after the other half it hangs, unless it has a clock, which will
 * end the waiting, and the processor is busy with it. Signs of life alone are not enough: without a
 * clock it must also get on with its thinking.
 */
public final class Conversation implements AutoCloseable {
  /** How long an engine may leave us without an answer. */
  public static final long PATIENCE_MILLIS = 5000;

  /**
   * How long an engine without a clock may neither move nor get on. Engines that think for longer
   * tell how many positions they have seen, or at least when they look deeper.
   */
  private static final long LONGEST_STANDSTILL_MILLIS = 300_000;

  /** How often it is asked whether a search has to end. */
  private static final long GLANCE_MILLIS = 20;

  /** What part of the time a program that thinks keeps the processor busy, at the very least. */
  private static final long LEAST_BUSY = 50;

  private static final long NANOS = 1_000_000; // of a millisecond

  private final Program program;
  private final String ping;
  private final long patience;
  private final long longestStandstill;
  private String name;

  /**
   * Takes up the talk with a program.
   *
   * @param ping what a living engine answers even while it thinks
   */
  public Conversation(Program program, String ping) {
    this(program, ping, PATIENCE_MILLIS, LONGEST_STANDSTILL_MILLIS);
  }

  Conversation(Program program, String ping, long patience, long longestStandstill) {
    this.program = program;
    this.ping = ping;
    this.patience = patience;
    this.longestStandstill = longestStandstill;
    this.name = program.name();
  }

  /** What the engine is called in complaints. */
  public void call(String newName) {
    name = newName;
  }

  public String name() {
    return name;
  }

  /** How long the processor has been busy with the program, from some moment on. */
  public long busyNanos() {
    return program.busyNanos();
  }

  public void say(String line) {
    program.say(line);
  }

  /** Something that takes lines until it has heard what it waited for. */
  @FunctionalInterface
  public interface Listener {
    /** Whether this line was the last one. */
    boolean hears(String line) throws PlayerFailure;

    /** How often it has heard that the engine looked deeper or at more positions than before. */
    default int steps() {
      return 0;
    }
  }

  /** Waits for the answer to something that needs no thought. */
  public void await(String what, Listener listener) throws PlayerFailure {
    var watch = new Stopwatch();
    while (!hearsWithin(patience - watch.millis(), listener)) {
      if (watch.millis() >= patience) {
        throw hangs(what);
      }
    }
  }

  /** Waits for a certain line. */
  public void await(String line) throws PlayerFailure {
    await(line, heard -> heard.strip().equals(line));
  }

  /**
   * Waits for a move: until long after its flag has fallen or, without a clock, for as long as the
   * engine gets on.
   *
   * @param most milliseconds it may take; none without a clock
   * @param cpuTime milliseconds of the processor after which it is told to stop
   */
  public void awaitMove(Optional<Long> most, Optional<Long> cpuTime, Listener listener)
      throws PlayerFailure {
    boolean hasClock = most.isPresent();
    long longest = hasClock ? Math.max(0, most.get()) + patience : longestStandstill;
    var watch = new Stopwatch();
    int steps = listener.steps();
    var silence = new Silence(hasClock);
    var meter = new Meter(cpuTime);
    while (!hearsWithin(
        Math.min(Math.min(silence.rest(), meter.rest()), longest - watch.millis()),
        silence.and(listener))) {
      if (!hasClock && listener.steps() > steps) {
        steps = listener.steps();
        watch = new Stopwatch();
      }
      if (!hasClock && watch.millis() >= longest) {
        throw PlayerFailure.broken(Messages.peerStandstill(name, longest / 1000).text());
      }
      if (silence.isDeadly()) {
        throw hangs(Messages.peerMove().text());
      }
      if (watch.millis() >= longest) {
        throw silence.isUnbroken() ? hangs(Messages.peerMove().text()) : late();
      }
    }
  }

  /**
   * Waits for a move until told to end it. Who is told to stop has to answer, whatever else it
   * says; before that, signs of life are enough.
   *
   * @param mustStop asked several times a second, on this thread
   */
  public void awaitMove(BooleanSupplier mustStop, Listener listener) throws PlayerFailure {
    var silence = new Silence(false);
    Optional<Stopwatch> sinceStop = Optional.empty();
    while (!hearsWithin(
        sinceStop.isPresent() ? GLANCE_MILLIS : Math.min(GLANCE_MILLIS, silence.rest()),
        silence.and(listener))) {
      if (sinceStop.isEmpty() && mustStop.getAsBoolean()) {
        sinceStop = Optional.of(new Stopwatch());
        program.say("stop");
      }
      boolean isTooLate =
          sinceStop.isPresent() ? sinceStop.get().millis() >= patience : silence.isDeadly();
      if (isTooLate) {
        throw hangs(Messages.peerMove().text());
      }
    }
  }

  /** How long the processor has been busy with the program since it was asked. */
  private final class Meter {
    private final Optional<Long> most;
    private final long before = program.busyNanos();
    private boolean isUsedUp;

    Meter(Optional<Long> most) {
      this.most = most;
    }

    /** Milliseconds until it has to be read again; tells the program to stop when it is time. */
    long rest() {
      if (most.isEmpty() || isUsedUp) {
        return Long.MAX_VALUE;
      }
      long left = most.get() * NANOS - (program.busyNanos() - before);
      if (left <= 0) {
        isUsedUp = true;
        program.say("stop");
        return Long.MAX_VALUE;
      }
      return Math.max(1, left / NANOS / Runtime.getRuntime().availableProcessors());
    }
  }

  /** How long nothing has been heard, and what was done about it. */
  private final class Silence {
    private final boolean hasClock;
    private Stopwatch since = new Stopwatch();
    private long busyBefore = program.busyNanos();
    private boolean hasAsked;
    private boolean isUnbroken = true;

    Silence(boolean hasClock) {
      this.hasClock = hasClock;
    }

    /** Any line is a sign of life. */
    Listener and(Listener listener) {
      return line -> {
        begin();
        isUnbroken = false;
        return listener.hears(line);
      };
    }

    private void begin() {
      since = new Stopwatch();
      hasAsked = false;
    }

    /** Whether nothing has been heard at all. */
    boolean isUnbroken() {
      return isUnbroken;
    }

    /** Milliseconds until something has to be done about it. */
    long rest() {
      return (hasAsked ? patience : patience / 2) - since.millis();
    }

    /** Asks for a sign of life when it is time; answers whether it has lasted too long. */
    boolean isDeadly() {
      if (rest() > 0) {
        return false;
      }
      if (!hasAsked) {
        hasAsked = true;
        program.say(ping);
        return false;
      }
      long busy = program.busyNanos();
      boolean isThinking = hasClock && busy - busyBefore >= patience * NANOS / LEAST_BUSY;
      busyBefore = busy;
      begin();
      return !isThinking;
    }
  }

  private PlayerFailure hangs(String what) {
    return PlayerFailure.broken(Messages.peerHangs(name, patience / 1000, what).text());
  }

  /** It said something, but no move, until long after its flag fell. */
  private PlayerFailure late() {
    return new PlayerFailure(Outcome.Reason.TIME, Messages.peerLate(name, patience / 1000).text());
  }

  /** Listens for one line; whether it was the one that was waited for. */
  private boolean hearsWithin(long millis, Listener listener) throws PlayerFailure {
    try {
      Optional<String> line = program.hear(millis);
      if (line.isPresent()) {
        return listener.hears(line.get());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new PlayerFailure(Outcome.Reason.FAILURE, Messages.peerInterrupted(name).text());
    }
    if (program.hasEnded()) {
      throw PlayerFailure.broken(Messages.peerEnded(name).text() + program.lastWords());
    }
    return false;
  }

  @Override
  public void close() {
    program.say("quit");
    program.close();
  }
}
