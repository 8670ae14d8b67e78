package games.janus.checkers.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What searches rely on. */
class KernelTest {
  private static final MoveGenerator OFFICIAL = new MoveGenerator(true, false, false, true);

  /** Free to jump, free to stop, and the crowned go on: the longest lists. */
  private static final MoveGenerator FREE = new MoveGenerator(false, false, true, false);

  private static BoardState start() {
    var board = new BoardState();
    board.set(0xFFF0_0000, 0x0000_0FFF, 0, false, 0);
    return board;
  }

  @Test
  void theKeyKeptUpMoveByMoveIsTheKeyComputedAfresh() {
    for (MoveGenerator generator : new MoveGenerator[] {OFFICIAL, FREE}) {
      for (long seed = 1; seed <= 300; seed++) {
        playAtRandom(generator, seed);
      }
    }
  }

  private static void playAtRandom(MoveGenerator generator, long seed) {
    var random = new Random(seed);
    var moves = new MoveList();
    BoardState board = start();
    generator.generate(board, moves);
    for (int ply = 0; ply < 150 && moves.size() > 0; ply++) {
      var child = new BoardState();
      child.set(board, moves.get(random.nextInt(moves.size())));
      assertThat(child.key()).as("seed %d, ply %d", seed, ply).isEqualTo(child.freshKey());
      assertThat(child.key()).isNotEqualTo(board.key());
      board = child;
      generator.generate(board, moves);
    }
  }

  @Test
  void theSideToMoveIsPartOfTheKey() {
    var other = new BoardState();
    other.set(0xFFF0_0000, 0x0000_0FFF, 0, true, 0);
    assertThat(other.key()).isNotEqualTo(start().key());
  }

  @Test
  void everyRouteIsAPackedMoveOfItsOwn() {
    var board = new BoardState();
    // B:W6,7,8,14,15,16,22,23,24:BK2
    board.set(squares(6, 7, 8, 14, 15, 16, 22, 23, 24), squares(2), squares(2), false, 0);
    var moves = new MoveList();
    OFFICIAL.generate(board, moves);
    var packed = new ArrayList<Long>();
    for (int place = 0; place < moves.size(); place++) {
      packed.add(moves.get(place));
    }
    assertThat(packed).hasSize(14).doesNotHaveDuplicates();
  }

  @Test
  void theLongestJumpFitsIntoAPackedMove() {
    var board = new BoardState();
    // From corner to corner of the nine men, over each of them once.
    board.set(squares(6, 7, 8, 14, 15, 16, 22, 23, 24), squares(1), squares(1), false, 0);
    var moves = new MoveList();
    OFFICIAL.generate(board, moves);
    int longest = 0;
    for (int place = 0; place < moves.size(); place++) {
      long move = moves.get(place);
      int[] path = PackedMove.path(move);
      assertThat(path[0]).isEqualTo(PackedMove.from(move));
      assertThat(path[path.length - 1]).isEqualTo(PackedMove.to(move));
      longest = Math.max(longest, path.length - 1);
    }
    assertThat(longest).isEqualTo(9);
  }

  @Test
  void aListGrowsForThePositionThatHasManyMoves() {
    var board = new BoardState();
    int white = squares(9, 10, 11, 17, 18, 19, 25, 26, 27);
    int black = squares(1, 2, 5, 8, 12, 20, 28, 29, 32);
    board.set(white, black, white | black, false, 0);
    var moves = new MoveList();
    FREE.generate(board, moves);
    assertThat(moves.size()).isEqualTo(153).isEqualTo(FREE.count(board));
  }

  private static int squares(int... numbers) {
    int set = 0;
    for (int number : numbers) {
      set |= 1 << (number - 1);
    }
    return set;
  }
}
