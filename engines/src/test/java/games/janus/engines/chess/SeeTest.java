package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.notation.Fen;
import games.janus.chess.notation.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeeTest {
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, 100",
    "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, 0",
    "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1, d1d5, -400",
    "3rk3/8/8/3p4/8/8/8/3QK3 w - - 0 1, d1d5, -900",
    "3rk3/8/8/3p4/8/3R4/8/3QK3 w - - 0 1, d3d5, 100",
    "4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1, c5d6, 100",
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8q, 900",
    "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1, e1e2, 500",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1c1, 0",
    "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1, e1e5, 100",
    "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1, d3e5, -220"
  })
  void anExchangeIsWorthWhatBothSidesPlayedWellLeave(String fen, String text, int worth) {
    Position position = Position.of(Fen.read(fen));
    BoardState board = Walk.board(fen);
    int[] moves = new int[LegalMoves.MOST];
    new LegalMoves().fill(board, moves, 0);
    int move = moves[position.legalMoves().indexOf(Uci.read(position, text))];

    assertThat(See.atLeast(board, move, worth)).isTrue();
    assertThat(See.atLeast(board, move, worth + 1)).isFalse();
  }

  @Test
  void askingForMoreIsNeverEasier() {
    Walk.through(
        1,
        20,
        (board, place) -> {
          int[] moves = new int[LegalMoves.MOST];
          int size = new LegalMoves().fill(board, moves, 0);
          for (int i = 0; i < size; i++) {
            boolean before = true;
            for (int worth = -1000; worth <= 1000; worth += 100) {
              boolean wins = See.atLeast(board, moves[i], worth);
              assertThat(before || !wins).as(place).isTrue();
              before = wins;
            }
          }
        });
  }
}
