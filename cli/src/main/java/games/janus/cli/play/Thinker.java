package games.janus.cli.play;

import games.janus.engines.search.TimePlan;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Lets a machine think on a thread of its own, shows meanwhile how far it is, and stops it when
 * Ctrl-C is pressed or its time is over.
 */
record Thinker<P, M>(GameType<P, M> type, Console console) {
  private static final long GLANCE_MILLIS = 100;

  /** A machine that was told to stop and has not after so long is given up. */
  private static final double PATIENCE_SECONDS = 5;

  /** Shorter thoughts are over before anybody could read a line about them. */
  private static final double SILENT_SECONDS = 0.3;

  /**
   * What became of a thought.
   *
   * @param answer none if it could not be stopped
   * @param wasInterrupted whether Ctrl-C ended it
   */
  record Result<T>(Optional<T> answer, boolean wasInterrupted) {}

  /**
   * Thinks.
   *
   * @param who says which machine thinks
   * @param isLate whether its flag has fallen
   */
  <T> Result<T> think(
      Message who,
      Game<P, M> game,
      TimePlan plan,
      BooleanSupplier isLate,
      Function<WatchedSearch<M>, T> work) {
    var search = new WatchedSearch<M>(plan);
    var task = new FutureTask<>(() -> work.apply(search));
    Thread.ofPlatform().name("janus-thought").daemon().start(task);
    boolean wasInterrupted = false;
    double stoppedAt = 0;
    try {
      while (true) {
        Optional<T> answer = poll(task);
        if (answer.isPresent()) {
          return new Result<>(answer, wasInterrupted);
        }
        if (search.isStopped() && search.seconds() - stoppedAt > PATIENCE_SECONDS) {
          return new Result<>(Optional.empty(), wasInterrupted);
        }
        if (!search.isStopped() && (isLate.getAsBoolean() || console.interrupts().count() > 0)) {
          wasInterrupted = console.interrupts().take();
          stoppedAt = search.seconds();
          search.stop();
        }
        tell(who, game, search);
      }
    } finally {
      console.live("");
    }
  }

  private static <T> Optional<T> poll(FutureTask<T> task) {
    try {
      return Optional.of(task.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS));
    } catch (TimeoutException _) {
      return Optional.empty();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody interrupts a game");
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    }
  }

  private void tell(Message who, Game<P, M> game, WatchedSearch<M> search) {
    if (search.seconds() < SILENT_SECONDS) {
      return;
    }
    Message line = Messages.thoughtSoFar(String.format(Locale.ROOT, "%.1f", search.seconds()), who);
    if (search.nodes() > 0) {
      line = Messages.thoughtSoFarLooked(search.nodes(), line);
    }
    if (search.best().isPresent()) {
      var best = search.best().get();
      line =
          Messages.thoughtSoFarBest(
              best.depth(), new ThoughtWords<>(type).line(game, best.line()), line);
    }
    console.live(line.text());
  }
}
