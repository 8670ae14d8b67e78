package games.janus.engines.search;

import games.janus.engine.Finding.Bound;
import java.util.Arrays;

/**
 * Iterative deepening with aspiration windows: searches one ply deeper again and again, each time
 * in a narrow window around the last score, which cuts more; when the score falls outside, the
 * window grows on that side.
 */
public final class IterativeDeepening {
  // Aspiration windows: +9 ± 25 Elo in checkers, 3,000 nodes a move, 312 games, 2026-11-17. The
  // first depth, the first width, how it grows and the depth after a good surprise: untested.
  private static final int FIRST_NARROW_DEPTH = 4;
  private static final int FIRST_WIDTH = 12;

  private IterativeDeepening() {}

  /** A search from the position asked about. */
  public interface Root {
    /** The score of the position within a window; any score when stopped. */
    int search(int depth, int alpha, int beta);

    boolean isStopped();

    /** Begins the search for the best line, the second best and so on. */
    void beginLine(int rank);

    /** Hears every result, also those that are only bounds. */
    void found(int depth, int rank, int score, Bound bound);

    /** Hears that all lines of a depth are done; answers whether that is enough. */
    boolean isEnough(int depth);
  }

  /**
   * Deepens until stopped, told that it is enough, or at the last depth.
   *
   * @param lines how many lines to look for, best first
   * @param thread 0 for the one whose answer counts; from 1 on for those who help it
   */
  public static void run(Root root, int lines, int deepest, int thread) {
    var expected = new int[lines];
    for (int depth = 1; depth <= deepest; depth++) {
      if (isLeftToOthers(thread, depth)) {
        continue;
      }
      for (int rank = 1; rank <= lines; rank++) {
        root.beginLine(rank);
        int score = aspirationSearch(root, depth, rank, expected[rank - 1]);
        if (root.isStopped()) {
          return;
        }
        expected[rank - 1] = score;
      }
      sortBestFirst(expected);
      if (root.isEnough(depth)) {
        return;
      }
    }
  }

  /** The next best line is expected to be worth what the next best was, whichever came first. */
  private static void sortBestFirst(int[] scores) {
    Arrays.sort(scores);
    for (int low = 0, high = scores.length - 1; low < high; low++, high--) {
      int best = scores[high];
      scores[high] = scores[low];
      scores[low] = best;
    }
  }

  /**
   * Several who share a table help one another most when they do not do the same at the same time:
   * helpers look at every second depth only, half of them at the odd ones, and so are ahead of the
   * first one when they begin. From the third on they leave out two depths of four, then three of
   * six: untested.
   */
  private static boolean isLeftToOthers(int thread, int depth) {
    if (thread == 0) {
      return false;
    }
    int stride = 1 + (thread - 1) / 2 % 3;
    return (depth + thread) / stride % 2 == 0;
  }

  private static int aspirationSearch(Root root, int depth, int rank, int expected) {
    int width = FIRST_WIDTH;
    boolean narrow = depth >= FIRST_NARROW_DEPTH && !Score.isDecided(expected);
    int alpha = narrow ? Math.max(expected - width, -Score.INFINITE) : -Score.INFINITE;
    int beta = narrow ? Math.min(expected + width, Score.INFINITE) : Score.INFINITE;
    int reduced = 0;
    while (true) {
      int score = root.search(Math.max(1, depth - reduced), alpha, beta);
      if (root.isStopped()) {
        return score;
      }
      if (score <= alpha && alpha > -Score.INFINITE) {
        root.found(depth, rank, score, Bound.AT_MOST);
        beta = (alpha + beta) / 2;
        alpha = lower(score, width);
        reduced = 0;
      } else if (score >= beta && beta < Score.INFINITE) {
        root.found(depth, rank, score, Bound.AT_LEAST);
        beta = -lower(-score, width);
        reduced = Math.min(reduced + 1, 3); // a good surprise is confirmed sooner than a bad one
      } else {
        root.found(depth, rank, score, Bound.EXACT);
        return score;
      }
      width += width / 2 + 5;
    }
  }

  private static int lower(int score, int width) {
    return width > 500 || Score.isDecided(score) ? -Score.INFINITE : score - width;
  }
}
