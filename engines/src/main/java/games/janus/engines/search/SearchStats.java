package games.janus.engines.search;

import games.janus.engine.Metric;
import games.janus.engine.SearchCounters;

/**
 * What a search has counted so far. Plain fields, because they change at every node; only the
 * thread that searches writes them, and copies them out when it polls. A game leaves at 0 what its
 * search does not do.
 */
public final class SearchStats {
  public long nodes;
  public long quiescenceNodes;
  public long evaluations;
  public long cutoffs;
  public long firstMoveCutoffs;
  public long standPats;
  public long tableHits;
  public long tableCutoffs;
  public long nullMovePrunes;
  public long futilityPrunes;
  public long lateMovePrunes;
  public long exchangePrunes;
  public long probCuts;
  public long reductions;
  public long researches;
  public long extensions;
  public long databaseHits;

  public void clear() {
    nodes = 0;
    quiescenceNodes = 0;
    evaluations = 0;
    cutoffs = 0;
    firstMoveCutoffs = 0;
    standPats = 0;
    tableHits = 0;
    tableCutoffs = 0;
    nullMovePrunes = 0;
    futilityPrunes = 0;
    lateMovePrunes = 0;
    exchangePrunes = 0;
    probCuts = 0;
    reductions = 0;
    researches = 0;
    extensions = 0;
    databaseHits = 0;
  }

  /**
   * A move was good enough to end the search of its node.
   *
   * @param moveCount how many moves were tried, this one included
   */
  public void countCutoff(int moveCount) {
    cutoffs++;
    if (moveCount == 1) {
      firstMoveCutoffs++;
    }
  }

  public void copyTo(SearchCounters counters) {
    counters.set(Metric.NODES, nodes);
    counters.set(Metric.QUIESCENCE_NODES, quiescenceNodes);
    counters.set(Metric.EVALUATIONS, evaluations);
    counters.set(Metric.CUTOFFS, cutoffs);
    counters.set(Metric.FIRST_MOVE_CUTOFFS, firstMoveCutoffs);
    counters.set(Metric.STOOD_PAT, standPats);
    counters.set(Metric.TABLE_HITS, tableHits);
    counters.set(Metric.TABLE_CUTOFFS, tableCutoffs);
    counters.set(Metric.NULL_MOVE_PRUNES, nullMovePrunes);
    counters.set(Metric.FUTILITY_PRUNES, futilityPrunes);
    counters.set(Metric.LATE_MOVE_PRUNES, lateMovePrunes);
    counters.set(Metric.EXCHANGE_PRUNES, exchangePrunes);
    counters.set(Metric.SHALLOW_PRUNES, probCuts);
    counters.set(Metric.REDUCTIONS, reductions);
    counters.set(Metric.RESEARCHES, researches);
    counters.set(Metric.EXTENSIONS, extensions);
    counters.set(Metric.DATABASE_HITS, databaseHits);
  }
}
