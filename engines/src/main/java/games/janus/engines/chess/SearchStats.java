package games.janus.engines.chess;

import games.janus.engine.Metric;
import games.janus.engine.SearchCounters;

/** What a search has done so far, counted: plain numbers, for they change at every position. */
final class SearchStats {
  long nodes;
  long quiescenceNodes;
  long evaluations;
  long cutoffs;
  long firstMoveCutoffs;
  long tableHits;
  long tableCutoffs;
  long nullMovePrunes;
  long futilityPrunes;
  long lateMovePrunes;
  long exchangePrunes;
  long reductions;
  long researches;
  long extensions;

  void clear() {
    nodes = 0;
    quiescenceNodes = 0;
    evaluations = 0;
    cutoffs = 0;
    firstMoveCutoffs = 0;
    tableHits = 0;
    tableCutoffs = 0;
    nullMovePrunes = 0;
    futilityPrunes = 0;
    lateMovePrunes = 0;
    exchangePrunes = 0;
    reductions = 0;
    researches = 0;
    extensions = 0;
  }

  /** A move was good enough to end the search of its position, the n-th that was tried. */
  void countCutoff(int moveCount) {
    cutoffs++;
    if (moveCount == 1) {
      firstMoveCutoffs++;
    }
  }

  void copyTo(SearchCounters counters) {
    counters.set(Metric.NODES, nodes);
    counters.set(Metric.QUIESCENCE_NODES, quiescenceNodes);
    counters.set(Metric.EVALUATIONS, evaluations);
    counters.set(Metric.CUTOFFS, cutoffs);
    counters.set(Metric.FIRST_MOVE_CUTOFFS, firstMoveCutoffs);
    counters.set(Metric.TABLE_HITS, tableHits);
    counters.set(Metric.TABLE_CUTOFFS, tableCutoffs);
    counters.set(Metric.NULL_MOVE_PRUNES, nullMovePrunes);
    counters.set(Metric.FUTILITY_PRUNES, futilityPrunes);
    counters.set(Metric.LATE_MOVE_PRUNES, lateMovePrunes);
    counters.set(Metric.EXCHANGE_PRUNES, exchangePrunes);
    counters.set(Metric.REDUCTIONS, reductions);
    counters.set(Metric.RESEARCHES, researches);
    counters.set(Metric.EXTENSIONS, extensions);
  }
}
