package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.engine.SearchCounters;
import games.janus.engine.Term;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.TranspositionTable;
import java.util.List;

/**
 * The search of one thread, seen from outside. Inside, {@link AlphaBeta} goes from position to
 * position; most branches are given up early for a reason, and each reason is a step with a name.
 * Nothing is allocated per node.
 */
final class ChessSearch {
  static final int DEEPEST = 100;

  private final Parts parts;
  private final AlphaBeta alphaBeta;

  ChessSearch(TranspositionTable table, Evaluation evaluation) {
    parts = new Parts(table, evaluation);
    alphaBeta = new AlphaBeta(parts);
  }

  /** Forgets what earlier searches taught, but not the table, which may be shared. */
  void forget() {
    parts.history.clear();
    parts.judgement.forget();
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
   * @param past keys of earlier positions that can come again, the oldest first
   */
  void begin(BoardState root, long[] past, int pastCount, Watch.Stop stop, long nodeLimit) {
    parts.path.begin(root, past, pastCount);
    parts.tally.clear();
    parts.watch.begin(stop, nodeLimit);
    alphaBeta.begin();
  }

  /** Misjudges every position by up to this much, the same position always the same way. */
  void blur(int hundredths, long seed) {
    parts.judgement.blur(hundredths, seed);
  }

  /** Keeps a sample of the tree, from {@link #begin} on. */
  void sample(boolean wanted) {
    parts.sampler.begin(wanted);
  }

  /** The sample that is kept. */
  Sampler sampler() {
    return parts.sampler;
  }

  /** Which moves are tried at the root; all if there are none. */
  void among(int[] moves, int count) {
    alphaBeta.among(moves, count);
  }

  /** The score of the root within a window. */
  int search(int depth, int alpha, int beta) {
    parts.watch.resetDeepest();
    return alphaBeta.search(0, depth, alpha, beta, false);
  }

  /** The score of the best move of a look that was stopped, as far as it came; see the line. */
  int bestSoFar() {
    return alphaBeta.bestAtRoot();
  }

  boolean isStopped() {
    return parts.watch.isStopped();
  }

  /** The longest line of the last look, in plies. */
  int deepest() {
    return parts.watch.deepest();
  }

  /** The best line of the last look: its length, and its moves in {@link #lineMove}. */
  int lineLength() {
    return parts.lines.length();
  }

  int lineMove(int at) {
    return parts.lines.move(at);
  }

  /** How full the table is, in thousandths. */
  int tableUse() {
    return parts.table.use();
  }

  /** What the root is worth at first sight, in named terms. */
  List<Term> explainRoot() {
    return parts.judgement.explain(parts.path.board(0));
  }

  void copyTo(SearchCounters counters) {
    parts.tally.copyTo(counters);
  }
}
