package games.janus.engines.checkers.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SliceTest {
  private static void thereAndBack(Slice slice) {
    var jumping = slice.new Cursor();
    int expected = 0;
    for (var at = slice.new Cursor(); !at.isAtEnd(); at.next()) {
      check(slice, at, expected);
      jumping.seek(expected);
      check(slice, jumping, expected);
      expected++;
    }
    assertThat(expected).as("positions of " + slice).isEqualTo(slice.size());
  }

  /**
   * The right pieces, nothing twice on a square, no man where it would be a king; and the index.
   */
  private static void check(Slice slice, Slice.Cursor at, int index) {
    boolean isSound =
        Integer.bitCount(at.men) == slice.blackMen()
            && Integer.bitCount(at.kings) == slice.blackKings()
            && Integer.bitCount(at.theirMen) == slice.whiteMen()
            && Integer.bitCount(at.theirKings) == slice.whiteKings()
            && Integer.bitCount(at.men | at.kings | at.theirMen | at.theirKings) == slice.pieces()
            && (at.men & 0xF000_0000) == 0
            && (at.theirMen & 0x0000_000F) == 0
            && slice.index(at.men, at.kings, at.theirMen, at.theirKings) == index;
    if (!isSound) {
      throw new AssertionError("slice " + slice + ", index " + index);
    }
  }

  @Test
  void everyIndexIsAPositionAndEveryPositionAnIndex() {
    for (int pieces = 2; pieces <= 3; pieces++) {
      Slice.withPieces(pieces).forEach(SliceTest::thereAndBack);
    }
    thereAndBack(Slice.of(2, 0, 2, 0));
    thereAndBack(Slice.of(1, 1, 1, 1));
  }

  @Test
  void aCursorGoesOnRightlyFromWhereverItWasSent() {
    var random = new Random(7);
    for (int pieces = 2; pieces <= 6; pieces++) {
      for (Slice slice : Slice.withPieces(pieces)) {
        for (int i = 0; i < 50; i++) {
          var at = slice.new Cursor();
          int index = random.nextInt(slice.size());
          at.seek(index);
          for (int step = 0; step < 40 && !at.isAtEnd(); step++) {
            check(slice, at, index + step);
            at.next();
          }
        }
      }
    }
  }

  @Test
  void thereAreAsManyPositionsAsCombinatoricsSays() {
    for (int pieces = 2; pieces <= 7; pieces++) {
      long sum = Slice.withPieces(pieces).stream().mapToLong(Slice::size).sum();
      assertThat(sum).isEqualTo(Known.counts().get("positions").get("" + pieces).asLong());
    }
  }

  @Test
  void slicesComeAfterThoseTheyPromoteInto() {
    var slices = Slice.withPieces(5);
    for (Slice slice : slices) {
      slice
          .promotion()
          .ifPresent(into ->
              assertThat(slices.indexOf(into)).isNotNegative().isLessThan(slices.indexOf(slice)));
    }
  }

  @Test
  void aSideWithoutPiecesMakesNoSlice() {
    assertThatIllegalArgumentException().isThrownBy(() -> Slice.of(0, 0, 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> Slice.of(4, 0, 4, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Slice.of(-1, 2, 1, 1));
  }
}
