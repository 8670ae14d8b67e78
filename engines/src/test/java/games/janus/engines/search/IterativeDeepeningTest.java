package games.janus.engines.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.Finding.Bound;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IterativeDeepeningTest {
  private final List<Integer> looks = new ArrayList<>();
  private final List<Bound> bounds = new ArrayList<>();

  /** A position that is worth this much at every depth. */
  private IterativeDeepening.Root worth(int score, int enoughAt) {
    return new IterativeDeepening.Root() {
      @Override
      public int search(int depth, int alpha, int beta) {
        looks.add(depth);
        return score;
      }

      @Override
      public boolean isStopped() {
        return false;
      }

      @Override
      public void beginLine(int rank) {}

      @Override
      public void found(int depth, int rank, int found, Bound bound) {
        bounds.add(bound);
      }

      @Override
      public boolean isEnough(int depth) {
        return depth >= enoughAt;
      }
    };
  }

  @Test
  void itLooksOnePlyDeeperEachTime() {
    IterativeDeepening.run(worth(30, 100), 1, 6, 0);
    assertThat(looks).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(bounds).containsOnly(Bound.EXACT);
  }

  @Test
  void itEndsWhenThatIsEnough() {
    IterativeDeepening.run(worth(30, 3), 1, 6, 0);
    assertThat(looks).containsExactly(1, 2, 3);
  }

  @Test
  void helpersLeaveOutDepthsAndNotAllTheSameOnes() {
    IterativeDeepening.run(worth(30, 100), 1, 8, 1);
    assertThat(looks).containsExactly(2, 4, 6, 8);
    looks.clear();
    IterativeDeepening.run(worth(30, 100), 1, 8, 2);
    assertThat(looks).containsExactly(1, 3, 5, 7);
    looks.clear();
    IterativeDeepening.run(worth(30, 100), 1, 8, 3);
    assertThat(looks).containsExactly(3, 4, 7, 8);
  }

  @Test
  void everyHelperLooksAtHalfOfAllDepths() {
    for (int thread = 1; thread <= 64; thread++) {
      looks.clear();
      IterativeDeepening.run(worth(0, 100), 1, 60, thread);
      assertThat(looks).as("helper %s", thread).hasSizeBetween(27, 33);
    }
  }
}
