package games.janus.engines.chess;

import games.janus.chess.kernel.LegalMoves;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.TranspositionTable;

/** What the steps of one search share. One for each thread; only the table may be others' too. */
final class SearchParts {
  final TranspositionTable table;
  final History history = new History();
  final SearchStats stats = new SearchStats();
  final StopCheck stopCheck = new StopCheck(stats);
  final PvTable pv = new PvTable();
  final Sampler sampler = new Sampler();
  final SearchStack stack;
  final StaticEval evaluator;
  final Refutations refutations;
  final MovePicker[] pickers = new MovePicker[SearchStack.MAX_PLY + 1];

  SearchParts(TranspositionTable table, Evaluation evaluation) {
    this.table = table;
    var legal = new LegalMoves();
    stack = new SearchStack(legal);
    evaluator = new StaticEval(evaluation, stats);
    refutations = new Refutations(history, stack);
    for (int ply = 0; ply <= SearchStack.MAX_PLY; ply++) {
      pickers[ply] = new MovePicker(legal, history);
    }
  }
}
