package games.janus.engines.chess;

import games.janus.chess.kernel.LegalMoves;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.TranspositionTable;

/** What the steps of one search share. One for each thread; only the table may be others' too. */
final class Parts {
  final TranspositionTable table;
  final History history = new History();
  final Tally tally = new Tally();
  final Watch watch = new Watch(tally);
  final BestLines lines = new BestLines();
  final Sampler sampler = new Sampler();
  final Path path;
  final Judgement judgement;
  final Refutations refutations;
  final MovePicker[] pickers = new MovePicker[Path.PLIES + 1];

  Parts(TranspositionTable table, Evaluation evaluation) {
    this.table = table;
    var legal = new LegalMoves();
    path = new Path(legal);
    judgement = new Judgement(evaluation, tally);
    refutations = new Refutations(history, path);
    for (int ply = 0; ply <= Path.PLIES; ply++) {
      pickers[ply] = new MovePicker(legal, history);
    }
  }
}
