package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import org.junit.jupiter.api.Test;

class SearchTest {
  private final TranspositionTable table = new TranspositionTable(16);
  private int compared;

  /** A corrected evaluation would be corrected again by whoever reads it. */
  @Test
  void theTableKeepsRawEvaluationsOnly() {
    BoardState root =
        Walk.board("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    var search = new ChessSearch(table, new Evaluation());
    search.begin(root, new long[0], () -> false, Long.MAX_VALUE);
    for (int depth = 1; depth <= 11; depth++) {
      search.search(depth, -Score.INFINITE, Score.INFINITE);
    }

    compareBelow(root, 4);

    assertThat(compared).isGreaterThan(400);
  }

  private void compareBelow(BoardState board, int depth) {
    long entry = table.probe(board.key());
    if (entry != TranspositionTable.UNKNOWN && TranspositionTable.evaluation(entry) != Score.NONE) {
      assertThat(TranspositionTable.evaluation(entry)).isEqualTo(new Evaluation().evaluate(board));
      compared++;
    }
    if (depth == 0) {
      return;
    }
    int[] moves = new int[LegalMoves.MOST];
    int size = new LegalMoves().fill(board, moves, 0);
    for (int i = 0; i < size; i++) {
      var next = new BoardState();
      next.set(board, moves[i]);
      compareBelow(next, depth - 1);
    }
  }
}
