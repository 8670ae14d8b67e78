package games.janus.chess.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LegalMovesTest {
  private static final String[] STARTS = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/3pPp2/8/8/R3K1RR b KQkq e3 0 1"
  };

  private final LegalMoves legal = new LegalMoves();

  /** Positions of random games, so that every kind of check, pin and capture comes up. */
  private interface Visit {
    void at(BoardState board, int[] all, int size, String game);
  }

  private void walk(int seed, Visit visit) {
    var random = new Random(seed);
    for (int game = 0; game < 100; game++) {
      var board = new BoardState();
      Position.of(Fen.read(STARTS[game % STARTS.length])).copyTo(board);
      for (int ply = 0; ply < 100; ply++) {
        int[] all = new int[LegalMoves.MOST];
        int size = legal.fill(board, all, 0);
        if (size == 0) {
          break;
        }
        visit.at(board, all, size, "seed " + seed + ", game " + game + ", ply " + ply);
        var next = new BoardState();
        next.set(board, all[random.nextInt(size)]);
        board = next;
      }
    }
  }

  @Test
  void loudAndQuietMovesTogetherAreAllMoves() {
    walk(
        1,
        (board, all, size, game) -> {
          int[] parts = new int[LegalMoves.MOST];
          int noisy = legal.fillNoisy(board, parts, 0);
          int both = legal.fillQuiet(board, parts, noisy);
          for (int i = 0; i < both; i++) {
            int move = parts[i];
            boolean changesMaterial =
                Moves.promotion(move) != Men.NONE
                    || Moves.kind(move) == Moves.EN_PASSANT
                    || (board.enemy() >>> Moves.to(move) & 1) != 0;
            assertThat(changesMaterial).as(game).isEqualTo(i < noisy);
          }
          int[] sorted = Arrays.copyOf(parts, both);
          int[] expected = Arrays.copyOf(all, size);
          Arrays.sort(sorted);
          Arrays.sort(expected);
          assertThat(sorted).as(game).isEqualTo(expected);
        });
  }

  @Test
  void ofAllSixteenBitsExactlyTheLegalMovesAreLegal() {
    walk(
        2,
        (board, all, size, game) -> {
          if (board.key() % 16 != 0) {
            return; // a sample is enough: each looks at 65,536
          }
          int found = 0;
          for (int move = 0; move < 1 << 16; move++) {
            if (Moves.from(move) != Moves.to(move) && legal.isLegal(board, move)) {
              found++;
              int wanted = move;
              assertThat(Arrays.stream(all, 0, size).anyMatch(m -> m == wanted)).as(game).isTrue();
            }
          }
          assertThat(found).as(game).isEqualTo(size);
        });
  }

  @Test
  void aPassOnlyChangesTheTurnAndForgetsEnPassant() {
    walk(
        3,
        (board, _, _, game) -> {
          if (board.isCheck()) {
            return;
          }
          var passed = new BoardState();
          passed.pass(board);
          assertThat(passed.turn()).as(game).isNotEqualTo(board.turn());
          assertThat(passed.own()).as(game).isEqualTo(board.enemy());
          assertThat(passed.enPassant()).as(game).isEqualTo(BoardState.NO_SQUARE);
          if (board.enPassant() == BoardState.NO_SQUARE && !passed.isCheck()) {
            var back = new BoardState();
            back.pass(passed);
            assertThat(back.isSameAs(board)).as(game).isTrue();
            assertThat(back.key()).as(game).isEqualTo(board.key());
          }
        });
  }
}
