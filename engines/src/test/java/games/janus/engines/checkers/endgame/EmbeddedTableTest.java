package games.janus.engines.checkers.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tables that come with the program; docs/engines/endgames.md says how they are made. */
class EmbeddedTableTest {
  private static byte[] embedded() throws IOException {
    try (InputStream in = EndgameTable.class.getResourceAsStream("/META-INF/janus/endgames.jegd")) {
      return in.readAllBytes();
    }
  }

  @Test
  void theyAreTheOnesThatWereBuilt() throws IOException, NoSuchAlgorithmException {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(embedded());
    assertThat(HexFormat.of().formatHex(digest))
        .isEqualTo("0f61a47220c882aa9d0b6aa1fa3b5177f5f98a00446110290538e116d035d69b");
  }

  @Test
  void theyHoldEveryPositionWithUpToFivePieces() throws IOException {
    EndgameTable table = EndgameTable.empty().with(embedded());
    assertThat(table.slices()).hasSize(85);
    Tally five = new Tally(0, 0, 0);
    for (Slice slice : Slice.withPieces(5)) {
      five = five.plus(table.tally(slice));
    }
    assertThat(five).isEqualTo(new Tally(71_334_772, 56_993_144, 11_122_892));
  }

  @Test
  void theyBeginAsAFreshBuildOfThreePiecesDoes() throws IOException {
    byte[] fresh = Known.solved(3).files;
    assertThat(Arrays.copyOf(embedded(), fresh.length)).isEqualTo(fresh);
  }

  @Test
  @Tag("slow")
  void andAsOneOfFourAndEndWithItsDistances() throws IOException {
    byte[] fresh = Known.solved(4).files;
    byte[] embedded = embedded();
    assertThat(Arrays.copyOf(embedded, fresh.length)).isEqualTo(fresh);
    int end = embedded.length;
    for (SliceDistances distances : Known.solved(4).distances.reversed()) {
      byte[] bytes = distances.pack();
      assertThat(Arrays.copyOfRange(embedded, end - bytes.length, end))
          .as("distances of " + distances.slice())
          .isEqualTo(bytes);
      end -= bytes.length;
    }
  }

  @Test
  void aPositionIsWorthWhatItsBestMoveIsWorth() throws IOException {
    long seed = 5;
    var random = new Random(seed);
    var sample = new Sample(EndgameTable.empty().with(embedded()).oracle());
    for (int pieces = 4; pieces <= 5; pieces++) {
      for (Slice slice : Slice.withPieces(pieces)) {
        for (int i = 0; i < 300; i++) {
          var at = slice.new Cursor();
          at.seek(random.nextInt(slice.size()));
          sample.check(at, "seed " + seed + ", slice " + slice + ", index " + at.index());
        }
      }
    }
    assertThat(sample.checked).isGreaterThan(15_000);
  }

  /** Probes positions and what they lead to. */
  private static final class Sample {
    private final EndgameOracle oracle;
    private int checked;

    Sample(EndgameOracle oracle) {
      this.oracle = oracle;
    }

    void check(Slice.Cursor at, String where) {
      var board = new BoardState();
      board.place(at.theirMen | at.theirKings, at.men | at.kings, at.kings | at.theirKings, false);
      if (!MoveGenerator.canJump(board)) {
        checked++;
        assertThat(oracle.probe(board)).as(where).isEqualTo(best(board));
      }
    }

    private int best(BoardState board) {
      var moves = new MoveList();
      var child = new BoardState();
      CaptureResolver.RULES.generate(board, moves);
      int best = EndgameOracle.LOSS;
      for (int place = 0; place < moves.size(); place++) {
        child.place(board, moves.get(place));
        boolean isPending = MoveGenerator.canJump(child);
        int reply = isPending ? best(child) : oracle.probe(child);
        if (reply == EndgameOracle.LOSS) {
          return EndgameOracle.WIN;
        }
        best = reply == EndgameOracle.DRAW ? reply : best;
      }
      return best;
    }
  }
}
