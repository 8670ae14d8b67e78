package games.janus.engines.checkers.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class PackingTest {
  /** Some slice's file: the first in a row of them. */
  private static byte[] oneFile() {
    byte[] files = Known.solved(3).files;
    return Arrays.copyOf(files, PackedSlice.read(new FileBytes(files, 0)).end());
  }

  @Test
  void whatIsPackedComesOutAgainWithTheCapturesResolved() {
    Known.Solution solution = Known.solved(3);
    for (Slice slice : solution.table.slices()) {
      SliceValues again = solution.table.values(slice, solution.values);
      for (var at = slice.new Cursor(); !at.isAtEnd(); at.next()) {
        int value = solution.values.value(at.men, at.kings, at.theirMen, at.theirKings);
        assertThat(again.get(at.index())).isEqualTo(value);
      }
    }
  }

  @Test
  void anyRowOfValuesSurvivesPacking() {
    Slice slice = Slice.of(0, 1, 0, 2);
    for (long seed = 0; seed < 200; seed++) {
      var random = new Random(seed);
      int calm = 1 + random.nextInt(1 << random.nextInt(13));
      var row = new byte[slice.size()];
      var values = new SliceValues(slice);
      byte value = 0;
      for (int i = 0; i < row.length; i++) {
        value = random.nextInt(calm) == 0 ? (byte) random.nextInt(3) : value;
        row[i] = value;
        values.put(i, value);
      }
      byte[] expected = row.clone();
      byte[] file = SlicePacker.pack(new SolvedSlice(values, row));
      PackedSlice packed = PackedSlice.read(new FileBytes(file, 0));
      var block = new byte[Runs.BLOCK];
      for (int i = 0; i < expected.length; i++) {
        if (i % Runs.BLOCK == 0) {
          packed.unpack(i / Runs.BLOCK, block, 0);
        }
        assertThat(block[i % Runs.BLOCK]).as("seed %d, place %d", seed, i).isEqualTo(expected[i]);
      }
    }
  }

  @Test
  void everyLengthOfARunHasItsClass() {
    for (int length = 1; length < Runs.BLOCK; length++) {
      int lengthClass = Runs.lengthClass(length);
      int rest = length - Runs.shortest(lengthClass);
      assertThat(rest).as("length " + length).isBetween(0, (1 << Runs.extraBits(lengthClass)) - 1);
      assertThat(2 * lengthClass + 1).isLessThan(Runs.END);
    }
  }

  @Test
  void anySmallNumbersSurviveTheirCoding() {
    for (long seed = 0; seed < 200; seed++) {
      var random = new Random(seed);
      var numbers = new int[random.nextInt(3000)];
      int spread = 1 + random.nextInt(128);
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] =
            i > 0 && random.nextInt(4) != 0 ? numbers[i - 1] : 127 - random.nextInt(spread);
      }
      var encoder = new NumberEncoder();
      Arrays.stream(numbers).forEach(encoder::put);
      var decoder = new NumberDecoder(encoder.finish().toBytes(), 0);
      for (int number : numbers) {
        assertThat(decoder.next()).as("seed " + seed).isEqualTo(number);
      }
    }
  }

  @Test
  void theChecksumIsTheUsualOne() {
    byte[] bytes = oneFile();
    var usual = new CRC32();
    usual.update(bytes, 0, bytes.length);
    assertThat(Checksum.of(bytes, 0, bytes.length)).isEqualTo((int) usual.getValue());
  }

  private static void assertRefused(byte[] bytes, String because) {
    assertThatThrownBy(() -> EndgameTable.empty().with(bytes))
        .isInstanceOf(BrokenTableException.class)
        .hasMessageContaining(because);
  }

  @Test
  void aFileCutShortIsRefusedWhereverItIsCut() {
    byte[] whole = oneFile();
    for (int length = 0; length < whole.length; length++) {
      assertRefused(Arrays.copyOf(whole, length), "it is cut short");
    }
    byte[] distances = Known.solved(2).distances.getFirst().pack();
    for (int length = 0; length < distances.length; length++) {
      assertRefused(Arrays.copyOf(distances, length), "it is cut short");
    }
  }

  @Test
  void aFileOfAnotherVersionIsRefused() {
    byte[] bytes = oneFile();
    bytes[4] = 9;
    assertRefused(bytes, "it has version 9, and this program knows version 1");
  }

  @Test
  void anotherKindOfFileIsRefused() {
    assertRefused(
        "GIF89a, as it were, and so on".getBytes(StandardCharsets.US_ASCII),
        "it does not begin like one");
  }

  @Test
  void aFileWithAnyBitChangedIsRefused() {
    byte[] bytes = oneFile();
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
      assertRefused(bytes, "not an endgame file");
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
    }
    assertThat(EndgameTable.empty().with(bytes).slices()).hasSize(1);
  }
}
