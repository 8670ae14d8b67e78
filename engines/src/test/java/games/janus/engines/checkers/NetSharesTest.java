package games.janus.engines.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Spot;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class NetSharesTest {
  private final Evaluation evaluation = new Evaluation(new Net(NetTest.bytes(3)));

  /** Positions of games by lot with so many pieces. */
  private static List<BoardState> boards(int least, int most, int many) {
    var random = new RandomBoards(20261119, RuleSet.ACF);
    var boards = new ArrayList<BoardState>();
    while (boards.size() < many) {
      BoardState board = RandomBoards.board(random.next());
      int pieces = CheckersSearch.pieces(board);
      if (pieces >= least && pieces <= most) {
        boards.add(board);
      }
    }
    return boards;
  }

  /** Every order of the pieces, one by one. */
  private double[] overAllOrders(BoardState board) {
    int all = board.white() | board.black();
    int many = Integer.bitCount(all);
    int[] squares = new int[many];
    for (int i = 0, left = all; left != 0; left &= left - 1) {
      squares[i++] = Integer.numberOfTrailingZeros(left);
    }
    double[] shares = new double[many];
    int[] orders = new int[1];
    comeIn(board, squares, 0, 0, shares, orders);
    return Arrays.stream(shares).map(share -> share / orders[0]).toArray();
  }

  private void comeIn(
      BoardState board, int[] squares, int there, int set, double[] shares, int[] orders) {
    if (there == (1 << squares.length) - 1) {
      orders[0]++;
      return;
    }
    for (int piece = 0; piece < squares.length; piece++) {
      if ((there >>> piece & 1) == 0) {
        int more = set | 1 << squares[piece];
        int before = orders[0];
        comeIn(board, squares, there | 1 << piece, more, shares, orders);
        shares[piece] += (double) (orders[0] - before) * (added(board, more) - added(board, set));
      }
    }
  }

  private int added(BoardState board, int set) {
    var part = new BoardState();
    part.place(
        board.white() & set, board.black() & set, board.kings() & set, board.isWhiteToMove());
    int added = evaluation.of(part) - evaluation.byHand(part);
    return part.isWhiteToMove() ? added : -added;
  }

  @Test
  void withFewPiecesTheyAreTheAverageOverAllOrders() {
    for (BoardState board : boards(6, 8, 6)) {
      assertThat(new NetShares(evaluation, board).shares())
          .containsExactly(overAllOrders(board), within(1e-6));
    }
  }

  @Test
  void drawnByLotTheyAreAsNearAsTheySay() {
    for (BoardState board : boards(9, 12, 30)) {
      var exact = new NetShares(evaluation, board);
      var drawn = new NetShares(evaluation, board, 0);
      assertThat(exact.error()).isZero();
      assertThat(drawn.error()).isPositive();
      for (int piece = 0; piece < exact.shares().length; piece++) {
        assertThat(drawn.shares()[piece])
            .isCloseTo(exact.shares()[piece], within(5 * drawn.error()));
      }
    }
  }

  @Test
  void theyAreOnTheSquaresOfThePiecesAndAddUp() {
    for (BoardState board : boards(6, 24, 100)) {
      var shares = new NetShares(evaluation, board);
      Part forWhite = shares.part(Color.WHITE);
      Part forBlack = shares.part(Color.BLACK);
      assertThat(forWhite.value()).isEqualTo(shares.whole());
      assertThat(forBlack.value()).isEqualTo(0.0 - shares.whole());
      assertThat(forWhite.neither()).isZero();
      assertThat(forWhite.spots()).hasSizeLessThanOrEqualTo(CheckersSearch.pieces(board));
      double sum = 0;
      for (Spot spot : forWhite.spots()) {
        sum += spot.side() == Color.WHITE ? spot.value() : -spot.value();
      }
      assertThat(sum).isEqualTo(shares.whole());
    }
  }
}
