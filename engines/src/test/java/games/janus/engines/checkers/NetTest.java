package games.janus.engines.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.engine.SplitMix64;
import games.janus.engines.checkers.endgame.Checksum;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NetTest {
  private static final int WIDTH = 16;
  private static final int SCALE = 1600;

  private final byte[] bytes = bytes(1);
  private final Net net = new Net(bytes);

  /** A net by lot. */
  static byte[] bytes(long seed) {
    var random = new SplitMix64(seed);
    byte[] bytes = new byte[Net.size(WIDTH)];
    var out =
        ByteBuffer.wrap(bytes).putInt(Net.MAGIC).putShort((short) WIDTH).putShort((short) SCALE);
    while (out.position() < bytes.length - Integer.BYTES * (Net.BUCKETS + 1)) {
      out.putShort((short) (random.below(4001) - 2000));
    }
    for (int bucket = 0; bucket < Net.BUCKETS; bucket++) {
      out.putInt((int) random.below(1000));
    }
    out.putInt(Checksum.of(bytes, 0, out.position()));
    return bytes;
  }

  /** Positions of games played by lot, in no order. */
  private static List<BoardState> boards(int many) {
    var random = new RandomBoards(20261118, RuleSet.ACF);
    return Stream.generate(random::next).limit(many).map(RandomBoards::board).toList();
  }

  /** The same sum as it stands in the description of the file, at leisure. */
  private int written(BoardState board) {
    var in = ByteBuffer.wrap(bytes);
    long[] sum = new long[WIDTH];
    for (int i = 0; i < WIDTH; i++) {
      sum[i] = in.getShort(8 + 2 * (Net.INPUTS * WIDTH + i));
    }
    boolean white = board.isWhiteToMove();
    for (int square = 0; square < 32; square++) {
      int seen = white ? square : 31 - square;
      int bit = 1 << square;
      int kind = (board.kings() & bit) != 0 ? 32 : 0;
      int input =
          (board.mine() & bit) != 0
              ? kind + seen
              : (board.theirs() & bit) != 0 ? 64 + kind + seen : -1;
      for (int i = 0; i < WIDTH && input >= 0; i++) {
        sum[i] += in.getShort(8 + 2 * (input * WIDTH + i));
      }
    }
    int pieces = Integer.bitCount(board.mine() | board.theirs());
    int bucket = Math.min(3, (24 - pieces) * 4 / 18);
    int outputs = 8 + 2 * (Net.INPUTS + 1) * WIDTH;
    long logit = in.getInt(outputs + 2 * 4 * WIDTH + 4 * bucket);
    for (int i = 0; i < WIDTH; i++) {
      long clipped = Math.clamp(sum[i], 0, 4096);
      logit += (clipped * clipped / 16384) * in.getShort(outputs + 2 * (bucket * WIDTH + i));
    }
    return Math.clamp(logit * SCALE / (1L << 24), -2500, 2500);
  }

  @Test
  void aJudgeThatKeepsItsSumsSaysWhatTheFileSays() {
    Net.Judge judge = net.new Judge();
    for (BoardState board : boards(5000)) {
      assertThat(judge.of(board)).isEqualTo(written(board));
    }
  }

  @Test
  void bothSidesAreJudgedAlike() {
    Net.Judge judge = net.new Judge();
    for (BoardState board : boards(2000)) {
      var turned = new BoardState();
      turned.set(
          Integer.reverse(board.black()),
          Integer.reverse(board.white()),
          Integer.reverse(board.kings()),
          !board.isWhiteToMove(),
          0);
      assertThat(judge.of(turned)).isEqualTo(judge.of(board));
    }
  }

  @Test
  void whatIsNoNetIsRefused() {
    assertThatThrownBy(() -> new Net(new byte[0])).hasMessage("this is no net for checkers");
    assertThatThrownBy(() -> new Net(new byte[64])).hasMessage("this is no net for checkers");
    byte[] brief = Arrays.copyOf(bytes, bytes.length - 1);
    assertThatThrownBy(() -> new Net(brief)).hasMessageContaining("cut short");
    byte[] damaged = bytes.clone();
    damaged[100] ^= 1;
    assertThatThrownBy(() -> new Net(damaged)).hasMessageContaining("damaged");
  }

  @Test
  void fewPiecesAreJudgedByHand() {
    var withNet = new Evaluation(net);
    var byHand = new Evaluation(null);
    for (BoardState board : boards(5000)) {
      int few = CheckersSearch.pieces(board);
      int expected = few > Evaluation.FEW_PIECES ? written(board) : byHand.of(board);
      assertThat(withNet.of(board)).isEqualTo(expected);
    }
  }
}
