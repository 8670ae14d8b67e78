package games.janus.engines.chess;

import games.janus.engines.search.Killers;
import games.janus.engines.search.PvTable;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.SearchStats;
import games.janus.engines.search.StopCheck;
import games.janus.engines.search.TranspositionTable;

/** What the steps of one search share. One for each thread; only the table may be others' too. */
final class SearchParts {
  final TranspositionTable table;
  final StaticEval evaluator;
  final SearchStats stats = new SearchStats();
  final StopCheck stopCheck = new StopCheck(stats);
  final PvTable pv = new PvTable();
  final Sampler sampler = new Sampler();
  final Killers killers = new Killers();
  final History history = new History();
  final SearchStack stack = new SearchStack(history);
  final RootMoves rootMoves = new RootMoves();

  SearchParts(TranspositionTable table, Evaluation evaluation) {
    this.table = table;
    evaluator = new StaticEval(evaluation, stats);
  }
}
