package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.chess.kernel.BoardState;
import games.janus.engine.RootCounters;
import games.janus.engine.SearchCounters;
import games.janus.engine.Term;
import games.janus.engines.search.PvTable;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The search of one thread, seen from outside. Inside, {@link Search} goes from position to
 * position; most branches are given up early for a reason, and each reason is a step with a name.
 * Nothing is allocated per node.
 */
final class ChessSearch {
  static final int DEEPEST = 100;

  private final SearchParts parts;
  private final Search search;

  ChessSearch(TranspositionTable table, Evaluation evaluation) {
    parts = new SearchParts(table, evaluation);
    search = new Search(parts);
  }

  /** Forgets what earlier searches taught, but not the table, which may be shared. */
  void forget() {
    parts.history.clear();
    parts.evaluator.forget();
  }

  /** Empties the table, also for the other threads that share it. */
  void clearTable() {
    parts.table.clear();
  }

  /**
   * What the table knows from now on is newer than what it knew; one of several threads says so.
   */
  void ageTable() {
    parts.table.nextSearch();
  }

  /**
   * Sets the root.
   *
   * @param gameKeys keys of earlier positions that can come again, the oldest first
   */
  void begin(BoardState root, long[] gameKeys, BooleanSupplier stop, long nodeLimit) {
    parts.stack.begin(root, gameKeys);
    parts.stats.clear();
    parts.stopCheck.begin(stop, nodeLimit);
    search.begin();
  }

  /** Misjudges every position by up to this much, the same position always the same way. */
  void evalNoise(int hundredths, long seed) {
    parts.evaluator.evalNoise(hundredths, seed);
  }

  /** Keeps a sample of the tree, from {@link #begin} on. */
  void sample(boolean wanted) {
    parts.sampler.begin(wanted);
  }

  Sampler sampler() {
    return parts.sampler;
  }

  /**
   * Counts move by move at the root.
   *
   * @param moves those of the counters, in their order
   */
  void countAtRoot(int[] moves, RootCounters<Move> counters) {
    parts.rootMoves.begin(moves, counters);
  }

  /** Which moves are searched at the root; all if there are none. */
  void among(int[] moves, int count) {
    parts.rootMoves.set(moves, count);
  }

  /** The score of the root within a window. */
  int search(int depth, int alpha, int beta) {
    parts.stopCheck.resetSelDepth();
    return search.search(0, depth, alpha, beta, false);
  }

  /** The score of the best move of a look that was stopped, as far as it came; see the line. */
  int bestScoreSoFar() {
    return parts.stack.entry(0).best;
  }

  boolean isStopped() {
    return parts.stopCheck.isStopped();
  }

  /** The longest line of the last look, in plies. */
  int selDepth() {
    return parts.stopCheck.selDepth();
  }

  /** The principal variation of the last iteration, as far as it came. */
  PvTable pv() {
    return parts.pv;
  }

  /** How full the table is, in thousandths. */
  int tableUse() {
    return parts.table.use();
  }

  /** The named terms of a position's static evaluation. */
  List<Term> staticTerms(BoardState board, Color side) {
    return parts.evaluator.terms(board, side);
  }

  void copyTo(SearchCounters counters) {
    parts.stats.copyTo(counters);
  }
}
