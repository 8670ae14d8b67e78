package games.janus.arena;

import games.janus.rules.Outcome;
import java.util.Optional;

/**
 * What talking to a foreign engine has in common, whatever the protocol: it gets five seconds to
 * answer what needs no thought, and its clock and five more seconds for what does.
 */
public final class Conversation implements AutoCloseable {
  /** How long an engine may leave us without an answer. */
  public static final long PATIENCE_MILLIS = 5000;

  private final Program program;
  private final String ping;
  private final String pong;
  private String name;

  /**
   * Takes up the talk with a program.
   *
   * @param ping what a living engine answers even while it thinks
   * @param pong what it answers
   */
  public Conversation(Program program, String ping, String pong) {
    this.program = program;
    this.ping = ping;
    this.pong = pong;
    this.name = program.name();
  }

  /** What the engine is called in complaints. */
  public void call(String newName) {
    name = newName;
  }

  public String name() {
    return name;
  }

  public void say(String line) {
    program.say(line);
  }

  /** Something that takes lines until it has heard what it waited for. */
  @FunctionalInterface
  public interface Listener {
    /** Whether this line was the last one. */
    boolean hears(String line) throws PlayerFailure;
  }

  /** Waits for the answer to something that needs no thought. */
  public void await(String what, Listener listener) throws PlayerFailure {
    listen(what, PATIENCE_MILLIS, listener, false);
  }

  /** Waits for a certain line. */
  public void await(String line) throws PlayerFailure {
    await(line, heard -> heard.strip().equals(line));
  }

  /**
   * Waits for a move.
   *
   * @param most milliseconds it may take
   */
  public void awaitMove(long most, Listener listener) throws PlayerFailure {
    listen("a move", most + PATIENCE_MILLIS, listener, false);
  }

  /** Waits for a move for as long as the engine shows signs of life. */
  public void awaitMove(Listener listener) throws PlayerFailure {
    listen("a move", PATIENCE_MILLIS / 2, listener, true); // half of it to ask, half to answer
  }

  private void listen(String what, long millis, Listener listener, boolean mayAskAgain)
      throws PlayerFailure {
    var watch = new Stopwatch();
    long deadline = millis;
    boolean hasAsked = false;
    try {
      while (true) {
        Optional<String> line = program.hear(deadline - watch.millis());
        if (line.isPresent()) {
          if (listener.hears(line.get())) {
            return;
          }
          if (mayAskAgain) {
            deadline = watch.millis() + millis;
            hasAsked &= !line.get().strip().equals(pong);
          }
        } else if (program.hasEnded()) {
          throw PlayerFailure.broken(name + " ended by itself" + program.lastWords());
        }
        if (watch.millis() >= deadline) {
          if (!mayAskAgain || hasAsked) {
            throw PlayerFailure.broken(
                name
                    + " hangs: no answer for "
                    + PATIENCE_MILLIS / 1000
                    + " s, waiting for "
                    + what);
          }
          hasAsked = true;
          deadline = watch.millis() + millis;
          program.say(ping);
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new PlayerFailure(Outcome.Reason.FAILURE, name + " was interrupted");
    }
  }

  @Override
  public void close() {
    program.say("quit");
    program.close();
  }
}
