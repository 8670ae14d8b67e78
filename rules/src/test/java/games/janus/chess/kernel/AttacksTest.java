package games.janus.chess.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AttacksTest {
  private static final int[] STRAIGHT = {0, 1, 1, 0, 0, -1, -1, 0};
  private static final int[] DIAGONAL = {1, 1, 1, -1, -1, -1, -1, 1};

  @Test
  void everyRookLookupIsWhatWalkingFinds() {
    for (int square = 0; square < 64; square++) {
      long rays = Attacks.rookRays(square);
      long occupied = 0;
      do {
        long walked = Attacks.walk(square, STRAIGHT, occupied);
        if (Attacks.rook(square, occupied) != walked) {
          assertThat(Attacks.rook(square, occupied)).as("square %d", square).isEqualTo(walked);
        }
        occupied = (occupied - rays) & rays;
      } while (occupied != 0);
    }
  }

  @Test
  void everyBishopLookupIsWhatWalkingFinds() {
    for (int square = 0; square < 64; square++) {
      long rays = Attacks.bishopRays(square);
      long occupied = 0;
      do {
        long walked = Attacks.walk(square, DIAGONAL, occupied);
        if (Attacks.bishop(square, occupied) != walked) {
          assertThat(Attacks.bishop(square, occupied)).as("square %d", square).isEqualTo(walked);
        }
        occupied = (occupied - rays) & rays;
      } while (occupied != 0);
    }
  }

  @Test
  void squaresBetweenLieOnTheLine() {
    assertThat(Attacks.between(0, 7)).isEqualTo(0b0111_1110L);
    assertThat(Attacks.line(1, 3)).isEqualTo(0xFFL);
    assertThat(Attacks.between(0, 10)).isZero();
    assertThat(Attacks.line(0, 10)).isZero();
    assertThat(Attacks.between(0, 1)).isZero();
    assertThat(Attacks.line(0, 9)).isEqualTo(0x8040201008040201L);
  }
}
