package games.janus.workbench;

import games.janus.workbench.command.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Counts move trees on a few threads by sharing out the positions two plies down. */
final class ParallelCount implements AutoCloseable {
  private static final int SPLIT = 2;

  private final int threads;
  private final ExecutorService workers;

  ParallelCount(int threads) {
    this.threads = threads;
    this.workers = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
  }

  <P> long count(Playground<P> game, P position, int depth) {
    if (threads == 1 || depth <= SPLIT + 1) {
      return game.count(position, depth);
    }
    var parts = new ArrayList<Callable<Long>>();
    for (P below : below(game, List.of(position), SPLIT)) {
      parts.add(() -> game.count(below, depth - SPLIT));
    }
    return sum(parts);
  }

  private static <P> List<P> below(Playground<P> game, List<P> positions, int plies) {
    if (plies == 0) {
      return positions;
    }
    var next = new ArrayList<P>();
    for (P position : positions) {
      for (Playground.Step<P> step : game.steps(position)) {
        next.add(step.after());
      }
    }
    return below(game, next, plies - 1);
  }

  private long sum(List<Callable<Long>> parts) {
    try {
      long sum = 0;
      for (Future<Long> part : workers.invokeAll(parts)) {
        sum += part.get();
      }
      return sum;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Refusal("interrupted");
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken.getCause());
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
