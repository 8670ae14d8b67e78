package games.janus.engines.chess;

import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.notation.Fen;
import java.util.Random;

/** Positions of random games, so that everything comes up sooner or later. */
final class Walk {
  private static final String[] STARTS = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/5k2/8/1b6/8/3BP1K1/6P1/8 w - - 0 1"
  };

  private Walk() {}

  interface Visit {
    void at(BoardState board, String place);
  }

  static BoardState board(String fen) {
    var board = new BoardState();
    Position.of(Fen.read(fen)).copyTo(board);
    return board;
  }

  static void through(int seed, int games, Visit visit) {
    var random = new Random(seed);
    var legal = new LegalMoves();
    int[] moves = new int[LegalMoves.MOST];
    for (int game = 0; game < games; game++) {
      BoardState board = board(STARTS[game % STARTS.length]);
      for (int ply = 0; ply < 120; ply++) {
        visit.at(board, "seed " + seed + ", game " + game + ", ply " + ply);
        int size = legal.fill(board, moves, 0);
        if (size == 0) {
          break;
        }
        var next = new BoardState();
        next.set(board, moves[random.nextInt(size)]);
        board = next;
      }
    }
  }
}
