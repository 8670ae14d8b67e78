package games.janus.arena.egdb;

import games.janus.engines.checkers.endgame.DistanceSolver;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.checkers.endgame.PairSolver;
import games.janus.engines.checkers.endgame.Slice;
import games.janus.engines.checkers.endgame.SliceDistances;
import games.janus.engines.checkers.endgame.SlicePacker;
import games.janus.engines.checkers.endgame.SliceValues;
import games.janus.engines.checkers.endgame.SolvedSlice;
import games.janus.engines.checkers.endgame.SolvedSlices;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;

/**
 * Solves every slice up to a number of pieces. Slices wait only for those they lead to, so several
 * are solved at once, each by one thread from start to end. A finished slice is a file; whatever is
 * found in the folder is not solved again.
 */
public final class EndgameBuild {
  /** About twice what was measured for each number of pieces, the smaller ones included. */
  private static final long[] BYTES_NEEDED = {
    0, 0, 100_000, 100_000, 400_000, 3_000_000, 100_000_000, 2_000_000_000
  };

  /** Distances take a pass for every ply; four pieces are enough to play on from. */
  static final int MOST_WITH_DISTANCE = 4;

  private final int pieces;
  private final int threads;
  private final EndgameFolder folder;
  private final LongConsumer progress;
  private final SolvedSlices solved = new SolvedSlices();
  private final EndgameTable found;

  /**
   * A build to be run once.
   *
   * @param progress told how many more positions are done; called from several threads
   */
  public EndgameBuild(int pieces, int threads, EndgameFolder folder, LongConsumer progress) {
    folder.prepare(BYTES_NEEDED[pieces]);
    this.pieces = pieces;
    this.threads = threads;
    this.folder = folder;
    this.progress = progress;
    this.found = folder.addTo(EndgameTable.empty());
  }

  /** How many positions there are with up to so many pieces. */
  public static long positions(int pieces) {
    return EndgameFolder.slices(pieces).stream().mapToLong(Slice::size).sum();
  }

  /** How many positions had been solved before this build began. */
  public long alreadyThere() {
    return found.slices().stream()
        .filter(slice -> slice.pieces() <= pieces)
        .mapToLong(Slice::size)
        .sum();
  }

  /** Solves what is missing and answers when all is written. */
  public void run() throws InterruptedException {
    int most = mostPiecesMissing();
    ExecutorService workers = Executors.newFixedThreadPool(threads, EndgameBuild::worker);
    try {
      for (int n = 2; n <= most; n++) {
        new Stage(n, n == most, workers).run();
      }
    } finally {
      workers.shutdownNow();
    }
    solveDistances();
  }

  private void solveDistances() {
    int most = Math.min(pieces, MOST_WITH_DISTANCE);
    if (!EndgameFolder.slices(most).stream()
        .allMatch(slice -> found.longest(slice, true).isPresent())) {
      for (SliceDistances distances : DistanceSolver.solve(most)) {
        EndgameFolder.write(folder.distanceFile(distances.slice()), distances.pack());
      }
    }
  }

  /** Daemons, so that a failure in one does not leave the program waiting for the others. */
  private static Thread worker(Runnable work) {
    var thread = new Thread(work, "endgames");
    thread.setDaemon(true);
    return thread;
  }

  private int mostPiecesMissing() {
    return EndgameFolder.slices(pieces).stream()
        .filter(slice -> !found.has(slice))
        .mapToInt(Slice::pieces)
        .max()
        .orElse(0);
  }

  private boolean isFound(Slice slice) {
    return found.has(slice) && found.has(slice.mirror());
  }

  /** The slices with the same number of pieces. */
  private final class Stage {
    private final boolean isLast;
    private final CompletionService<List<SliceValues>> work;

    /**
     * One of each slice and its mirror, the largest first: the smaller fill the gaps at the end.
     */
    private final List<Slice> waiting = new ArrayList<>();

    private final Set<Slice> open = new HashSet<>();
    private int running;

    Stage(int pieces, boolean isLast, ExecutorService workers) {
      this.isLast = isLast;
      this.work = new ExecutorCompletionService<>(workers);
      List<Slice> all = Slice.withPieces(pieces);
      for (Slice slice : all) {
        if (!isFound(slice)) {
          open.add(slice);
        }
      }
      for (Slice slice : all) {
        boolean isWanted = !isLast || open.contains(slice) || isNeeded(slice);
        if (isWanted && !waiting.contains(slice.mirror())) {
          waiting.add(slice);
          open.add(slice);
          open.add(slice.mirror());
        }
      }
      waiting.sort(Comparator.comparingInt(Slice::size).reversed());
    }

    void run() throws InterruptedException {
      startReady();
      while (running > 0) {
        for (SliceValues values : take()) {
          solved.add(values);
          open.remove(values.slice());
        }
        running--;
        forgetUnneeded();
        startReady();
      }
    }

    private void startReady() {
      for (var each = waiting.iterator(); each.hasNext(); ) {
        Slice slice = each.next();
        if (isFound(slice)) {
          each.remove();
          running++;
          work.submit(() -> load(slice));
        } else if (isReady(slice) && isReady(slice.mirror())) {
          each.remove();
          running++;
          work.submit(() -> solve(slice));
        }
      }
    }

    private boolean isReady(Slice slice) {
      Optional<Slice> promotion = slice.promotion();
      return promotion.isEmpty() || !open.contains(promotion.get());
    }

    /** Whether a slice still to be solved promotes into this one. */
    private boolean isNeeded(Slice slice) {
      for (Slice other : open) {
        if (other.promotion().equals(Optional.of(slice))) {
          return true;
        }
      }
      return false;
    }

    /** The values of the last stage serve its promotions alone; with seven pieces they are many. */
    private void forgetUnneeded() {
      if (!isLast) {
        return;
      }
      for (Slice slice : solved.slices()) {
        if (slice.pieces() == pieces && !isNeeded(slice)) {
          solved.remove(slice);
        }
      }
    }

    private List<SliceValues> take() throws InterruptedException {
      try {
        return work.take().get();
      } catch (ExecutionException failure) {
        throw switch (failure.getCause()) {
          case RuntimeException problem -> problem;
          case OutOfMemoryError _ ->
              new EndgameFileException(Messages.endgameNoMemory(pieces), failure);
          case null, default -> new IllegalStateException(failure);
        };
      }
    }

    private List<SliceValues> solve(Slice slice) {
      var values = new ArrayList<SliceValues>();
      for (SolvedSlice each : new PairSolver(slice, solved).solve(progress)) {
        EndgameFolder.write(folder.file(each.values().slice()), SlicePacker.pack(each));
        values.add(each.values());
      }
      return values;
    }

    private List<SliceValues> load(Slice slice) {
      SliceValues values = found.values(slice, solved);
      return slice.isOwnMirror()
          ? List.of(values)
          : List.of(values, found.values(slice.mirror(), solved));
    }
  }
}
