package games.janus.chess;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.PerftFile;
import games.janus.chess.notation.Fen;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both doors to the rules count what everybody else counts. */
class PerftTest {
  static Stream<PerftFile.Case> chess() {
    return PerftFile.read("/perft/chess.json").stream();
  }

  static Stream<PerftFile.Case> chess960() {
    return PerftFile.read("/perft/chess960.json").stream();
  }

  static Stream<PerftFile.Case> all() {
    return Stream.concat(chess(), chess960());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void theKernelCountsAFewPlies(PerftFile.Case position) {
    countByKernel(position, 10_000);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void theKernelCountsEveryDepth(PerftFile.Case position) {
    countByKernel(position, Long.MAX_VALUE);
  }

  private static void countByKernel(PerftFile.Case position, long budget) {
    Position start = Position.of(Fen.read(position.fen()));
    position
        .counts()
        .headMap(position.depthWithin(budget) + 1)
        .forEach((depth, leaves) ->
            assertThat(Perft.count(start, depth)).as("depth %d", depth).isEqualTo(leaves));
  }

  @Test
  void positionsCountTheStart() {
    assertThat(Perft.countByPositions(Position.initial(), 3)).isEqualTo(8_902);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void positionsCountTheSame(PerftFile.Case position) {
    Position start = Position.of(Fen.read(position.fen()));
    int depth = position.depthWithin(100_000);
    assertThat(Perft.countByPositions(start, depth)).isEqualTo(position.counts().get(depth));
  }

  @Test
  void depthZeroIsThePositionItself() {
    assertThat(Perft.count(Position.initial(), 0)).isEqualTo(1);
  }
}
