package games.janus.engines.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.kernel.LegalMoves;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MovePickerTest {
  private final LegalMoves legal = new LegalMoves();
  private final MovePicker picker = new MovePicker(legal, new History());
  private final Random random = new Random(5);

  @Test
  void everyLegalMoveComesExactlyOnceWhateverIsSuggested() {
    Walk.through(
        1,
        60,
        (board, place) -> {
          int[] all = new int[LegalMoves.MOST];
          int size = legal.fill(board, all, 0);
          picker.begin(
              board, suggestion(all, size), suggestion(all, size), suggestion(all, size), 0, 0, 0);
          int[] picked = new int[LegalMoves.MOST];
          int count = 0;
          for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
            picked[count++] = move;
          }
          assertThat(sorted(picked, count)).as(place).isEqualTo(sorted(all, size));
        });
  }

  @Test
  void ifOnlyNoisyMovesAreWantedTheyComeOnceAndLoseNothing() {
    Walk.through(
        2,
        60,
        (board, place) -> {
          int[] loud = new int[LegalMoves.MOST];
          int size = legal.fillNoisy(board, loud, 0);
          int[] good =
              Arrays.stream(loud, 0, size).filter(move -> See.atLeast(board, move, 0)).toArray();
          picker.beginNoisy(board, suggestion(loud, size), 0);
          int[] picked = new int[LegalMoves.MOST];
          int count = 0;
          for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
            picked[count++] = move;
          }
          assertThat(sorted(picked, count)).as(place).isEqualTo(sorted(good, good.length));
        });
  }

  /** A legal move, any sixteen bits, or nothing. */
  private int suggestion(int[] moves, int size) {
    return switch (random.nextInt(3)) {
      case 0 -> size == 0 ? MovePicker.NONE : moves[random.nextInt(size)];
      case 1 -> random.nextInt(1 << 16);
      default -> MovePicker.NONE;
    };
  }

  private static int[] sorted(int[] moves, int size) {
    int[] sorted = Arrays.copyOf(moves, size);
    Arrays.sort(sorted);
    return sorted;
  }
}
