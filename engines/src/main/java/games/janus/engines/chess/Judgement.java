package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.engine.SplitMix64;
import games.janus.engine.Term;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import java.util.List;

/**
 * What a position looks like at first sight: the evaluation, blurred for weaker players, and
 * corrected by what the search has learnt about positions with the same pawns.
 */
final class Judgement {
  private final Evaluation evaluation;
  private final Tally tally;
  private final Correction correction = new Correction();
  private int blur;
  private long blurSeed;

  Judgement(Evaluation evaluation, Tally tally) {
    this.evaluation = evaluation;
    this.tally = tally;
  }

  void forget() {
    correction.clear();
  }

  /** Misjudges every position by up to this much, the same position always the same way. */
  void blur(int hundredths, long seed) {
    blur = hundredths;
    blurSeed = SplitMix64.mix(seed);
  }

  /** The evaluation alone; the table may know it already. */
  int rough(BoardState board, long known) {
    if (known != TranspositionTable.UNKNOWN) {
      int kept = TranspositionTable.evaluation(known);
      if (kept != Score.NONE) {
        return kept;
      }
    }
    return rough(board);
  }

  int rough(BoardState board) {
    tally.evaluations++;
    int score = evaluation.evaluate(board);
    return blur == 0 ? score : score + error(board.key());
  }

  /** The sum of two lots, so that small errors are more likely than big ones. */
  private int error(long key) {
    long lots = SplitMix64.mix(key ^ blurSeed);
    int one = ((int) (lots & 0xFFFF) * blur) >> 16;
    int other = ((int) (lots >>> 16 & 0xFFFF) * blur) >> 16;
    return one - other;
  }

  /** Where the correction of positions with these pawns is kept. */
  static int place(BoardState board) {
    long pawns = board.pawns();
    return Correction.place(
        board.turn(), pawns & board.men(Men.WHITE), pawns & board.men(Men.BLACK));
  }

  /** What to add to the rough evaluation. */
  int correction(int place) {
    return correction.at(place);
  }

  /**
   * Learns what first sight has missed.
   *
   * @param sight what was thought before the search, with its correction
   * @param bound what kind of truth the search has found
   */
  void learn(int place, int sight, int found, int bound, int depth) {
    boolean says =
        bound == TranspositionTable.EXACT
            || (bound == TranspositionTable.AT_LEAST && found > sight)
            || (bound == TranspositionTable.AT_MOST && found < sight);
    if (says) {
      correction.learn(place, found - sight + correction.at(place), depth);
    }
  }

  List<Term> explain(BoardState board) {
    return evaluation.explain(board);
  }
}
