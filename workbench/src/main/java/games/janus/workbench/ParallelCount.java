package games.janus.workbench;

import games.janus.message.Messages;
import games.janus.rules.Rules;
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

  <P> long count(Rules<P, ?> rules, P position, int depth) {
    if (threads == 1 || depth <= SPLIT + 1) {
      return rules.perft(position, depth);
    }
    var parts = new ArrayList<Callable<Long>>();
    for (P below : below(rules, List.of(position), SPLIT)) {
      parts.add(() -> rules.perft(below, depth - SPLIT));
    }
    return sum(parts);
  }

  private static <P, M> List<P> below(Rules<P, M> rules, List<P> positions, int plies) {
    if (plies == 0) {
      return positions;
    }
    var next = new ArrayList<P>();
    for (P position : positions) {
      for (M move : rules.boardMoves(position)) {
        next.add(rules.after(position, move));
      }
    }
    return below(rules, next, plies - 1);
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
      throw new Refusal(Messages.workInterrupted());
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken.getCause());
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
