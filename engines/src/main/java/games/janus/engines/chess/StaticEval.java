package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.engine.SplitMix64;
import games.janus.engine.Term;
import games.janus.engines.search.Score;
import games.janus.engines.search.SearchStats;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import java.util.List;

/**
 * The evaluation of a position without search: raw, with noise at the weaker levels, and corrected
 * by what the search has learnt about positions with the same pawns.
 */
final class StaticEval {
  private final Evaluation evaluation;
  private final SearchStats stats;
  private final CorrectionHistory correction = new CorrectionHistory();
  private int evalNoise;
  private long noiseSeed;

  StaticEval(Evaluation evaluation, SearchStats stats) {
    this.evaluation = evaluation;
    this.stats = stats;
  }

  void forget() {
    correction.clear();
  }

  /** Adds an error of up to this much to every evaluation, always the same for a position. */
  void evalNoise(int hundredths, long seed) {
    evalNoise = hundredths;
    noiseSeed = SplitMix64.mix(seed);
  }

  /** The evaluation without its correction; the table may know it already. */
  int rawEval(BoardState board, long tableEntry) {
    if (tableEntry != TranspositionTable.UNKNOWN) {
      int kept = TranspositionTable.evaluation(tableEntry);
      if (kept != Score.NONE) {
        return kept;
      }
    }
    return rawEval(board);
  }

  int rawEval(BoardState board) {
    stats.evaluations++;
    int score = evaluation.evaluate(board);
    return evalNoise == 0 ? score : score + error(board.key());
  }

  /** The named terms of the evaluation, without noise and correction. */
  List<Term> terms(BoardState board, Color side) {
    return evaluation.terms(board, side);
  }

  /** The difference of two random numbers: small errors are more likely than big ones. */
  private int error(long key) {
    long random = SplitMix64.mix(key ^ noiseSeed);
    int one = ((int) (random & 0xFFFF) * evalNoise) >> 16;
    int other = ((int) (random >>> 16 & 0xFFFF) * evalNoise) >> 16;
    return one - other;
  }

  /** Where the correction of positions with these pawns is kept. */
  static int correctionIndex(BoardState board) {
    long pawns = board.pawns();
    return CorrectionHistory.index(
        board.turn(), pawns & board.men(Men.WHITE), pawns & board.men(Men.BLACK));
  }

  /** What to add to the raw evaluation. */
  int correction(int index) {
    return correction.at(index);
  }

  /**
   * Learns what the static evaluation has missed.
   *
   * @param staticEval the corrected evaluation before the search
   * @param bound which bound the search has found
   */
  void updateCorrection(int index, int staticEval, int found, int bound, int depth) {
    boolean says =
        bound == TranspositionTable.EXACT
            || (bound == TranspositionTable.AT_LEAST && found > staticEval)
            || (bound == TranspositionTable.AT_MOST && found < staticEval);
    if (says) {
      correction.update(index, found - staticEval + correction.at(index), depth);
    }
  }
}
