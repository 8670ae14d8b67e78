package games.janus.engines.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.SearchTree.Node;
import games.janus.engine.WholeTree.Switches;
import games.janus.engines.textbook.DrawnGame.Branch;
import games.janus.engines.textbook.Textbook.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextbookTest {
  private static final Switches PLAIN = new Switches(false, false, false);
  private static final Switches PRUNED = new Switches(true, false, false);
  private static final Switches PRUNED_AND_ORDERED = new Switches(true, true, false);
  private static final Switches QUIET = new Switches(true, false, true);

  /** Three moves, three replies to each, and what the leaves are worth. */
  private static final Branch EXAMPLE = Branch.drawn("((5 9 7) (3 8 6) (8 4 9))");

  @Test
  void theBestOfTheWorstIsPlayed() {
    Result<Branch, Integer> result = search(EXAMPLE, 2, PLAIN);
    assertThat(result.value()).isEqualTo(5);
    assertThat(result.line()).containsExactly(1, 1);
    assertThat(result.end().worth()).isEqualTo(5);
  }

  @Test
  void withoutPruningEveryReplyIsLookedAt() {
    Result<Branch, Integer> result = search(EXAMPLE, 2, PLAIN);
    assertThat(picture(result))
        .isEqualTo(
            """
            root = 5, all tried, best 1
              1 = 5, all tried, best 1
                1 = 5, leaf
                2 = 9, leaf
                3 = 7, leaf
              2 = 3, all tried, best 1
                1 = 3, leaf
                2 = 8, leaf
                3 = 6, leaf
              3 = 4, all tried, best 2
                1 = 8, leaf
                2 = 4, leaf
                3 = 9, leaf
            """);
    assertCounts(result, 13, 9, 0, 0);
  }

  @Test
  void oneReplyIsEnoughToRefuteAMove() {
    Result<Branch, Integer> result = search(EXAMPLE, 2, PRUNED);
    assertThat(picture(result))
        .isEqualTo(
            """
            root = 5, all tried, best 1
              1 = 5, all tried, best 1
                1 = 5, leaf
                2 = 9, leaf
                3 = 7, leaf
              2 = 3, cut by 1
                1 = 3, leaf
              3 = 4, cut by 2
                1 = 8, leaf
                2 = 4, leaf
            """);
    assertCounts(result, 10, 6, 2, 1);
  }

  @Test
  void whatIsAlreadySureIsHandedDown() {
    Result<Branch, Integer> result = search(EXAMPLE, 2, PRUNED);
    Node<Integer> lastReply = tree(result).node(tree(result).size() - 1);
    assertThat(lastReply.alpha()).as("the first move is worth this").isEqualTo(5);
    assertThat(lastReply.beta()).as("the reply before it came to this").isEqualTo(8);
  }

  @Test
  void aGoodOrderCutsMore() {
    Branch worstFirst = Branch.drawn("((3 8 6) (8 4 9) (5 9 7))");
    assertCounts(search(worstFirst, 2, PRUNED), 13, 9, 0, 0);
    assertCounts(search(worstFirst, 2, PRUNED_AND_ORDERED), 9, 5, 2, 2);
  }

  @Test
  void amongEqualsTheFirstIsPlayed() {
    assertThat(search(Branch.drawn("(2 7 7 7)"), 1, PRUNED).line()).containsExactly(2);
  }

  @Test
  void aMoveThatOnlyDrawsLevelIsCutAsWell() {
    Result<Branch, Integer> result = search(Branch.drawn("((5 9) (5 9))"), 2, PRUNED);
    assertThat(result.counters().get(Metric.CUTOFFS)).isEqualTo(1);
    assertThat(result.line()).containsExactly(1, 1);
  }

  @Test
  void aFinishedGameIsNotEvaluated() {
    Result<Branch, Integer> result = search(Branch.drawn("(6 (4 5))"), 2, PLAIN);
    assertThat(picture(result))
        .isEqualTo(
            """
            root = 6, all tried, best 1
              1 = 6, game over
              2 = 4, all tried, best 1
                1 = 4, leaf
                2 = 5, leaf
            """);
    assertCounts(result, 5, 2, 0, 0);
  }

  @Test
  void aFinishedGameIsEvaluatedIfTheProgramSaysSo() {
    var textbook =
        new Textbook<>(
            DrawnGame.evaluatingTheEnd(), PLAIN, SearchControl.patient(), Optional.empty(), true);
    Result<Branch, Integer> result = textbook.search(Branch.drawn("(6 (4 5))"), 2);
    assertThat(picture(result)).contains("1 = 6, game over");
    assertCounts(result, 5, 3, 0, 0);
  }

  /** The first move takes a man worth 9 and is taken back; without looking on, it seems good. */
  @Test
  void quiescencePlaysExchangesOut() {
    Branch exchange = Branch.drawn("(9(-3) 1)");
    assertThat(search(exchange, 1, PRUNED).line()).containsExactly(1);
    Result<Branch, Integer> result = search(exchange, 1, QUIET);
    assertThat(result.line()).containsExactly(2);
    assertThat(picture(result))
        .isEqualTo(
            """
            root = 1, all tried, best 2
              1 = -3, all tried, best 1
                1 = -3, game over
              2 = 1, game over
            """);
    assertThat(result.counters().get(Metric.QUIESCENCE_NODES)).isEqualTo(1);
  }

  @Test
  void nobodyIsForcedToCapture() {
    Result<Branch, Integer> result = search(Branch.drawn("(4(9))"), 1, QUIET);
    assertThat(result.value()).isEqualTo(4);
    assertThat(result.line()).containsExactly(1);
  }

  @Test
  void standingStillCanBeEnough() {
    Result<Branch, Integer> result = search(Branch.drawn("(5(6) 2(1))"), 1, QUIET);
    assertThat(picture(result))
        .isEqualTo(
            """
            root = 5, all tried, best 1
              1 = 5, all tried
                1 = 6, game over
              2 = 2, stood pat
            """);
  }

  @Test
  void theNodeLimitIsKeptToTheNode() {
    Result<Branch, Integer> result = searchWithin(6);
    assertThat(result.counters().get(Metric.NODES)).isEqualTo(6);
    assertThat(result.complete()).isFalse();
    assertThat(picture(result))
        .isEqualTo(
            """
            root = 5, stopped, best 1
              1 = 5, all tried, best 1
                1 = 5, leaf
                2 = 9, leaf
                3 = 7, leaf
              2 = NaN, stopped
            """);
  }

  @Test
  void aStoppedSearchAnswersTheBestMoveItHasFinished() {
    Result<Branch, Integer> result = searchWithin(7);
    assertThat(result.value()).isEqualTo(5);
    assertThat(result.line()).containsExactly(1, 1);
  }

  @Test
  void aSearchStoppedInItsFirstMoveKnowsNothing() {
    Result<Branch, Integer> result = searchWithin(4);
    assertThat(result.value()).isNaN();
    assertThat(result.line()).isEmpty();
  }

  @Test
  void whoeverWatchesCanStopIt() {
    Branch big = Branch.random(new Random(1), 7);
    assertThat(big.size()).isGreaterThan(1000);
    SearchControl<?> afterThreePolls = counters -> counters.get(Metric.NODES) >= 3 * 256;
    var textbook =
        new Textbook<>(DrawnGame.withResults(), PLAIN, afterThreePolls, Optional.empty(), false);
    Result<Branch, Integer> result = textbook.search(big, 7);
    assertThat(result.complete()).isFalse();
    assertThat(result.counters().get(Metric.NODES)).isEqualTo(3 * 256);
  }

  @Test
  void noSearchGoesDeeperThanTheStackAllows() {
    Branch endless = new Branch(true, 0, List.of());
    for (int i = 0; i < 10 * Textbook.DEEPEST; i++) {
      endless = new Branch(i % 2 == 0, 0, List.of(endless));
    }
    Result<Branch, Integer> result = search(endless, Integer.MAX_VALUE, PRUNED);
    assertThat(result.line()).hasSize(Textbook.DEEPEST);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void pruningChangesOnlyTheCounts(int depth) {
    for (int seed = 1; seed <= 200; seed++) {
      Branch root = Branch.random(new Random(seed), depth);
      Result<Branch, Integer> plain = search(root, depth, PLAIN);
      Result<Branch, Integer> pruned = search(root, depth, PRUNED);
      assertThat(plain.value()).as("seed %s", seed).isEqualTo(root.solved());
      assertThat(pruned.value()).as("seed %s", seed).isEqualTo(plain.value());
      assertThat(pruned.line()).as("seed %s", seed).isEqualTo(plain.line());
      assertThat(plain.counters().get(Metric.NODES)).as("seed %s", seed).isEqualTo(root.size());
      assertThat(pruned.counters().get(Metric.NODES))
          .as("seed %s", seed)
          .isLessThanOrEqualTo(root.size());
    }
  }

  @Test
  void pruningChangesOnlyTheCountsInQuiescenceToo() {
    var unpruned = new Switches(false, false, true);
    for (int seed = 1; seed <= 500; seed++) {
      Branch root = Branch.random(new Random(seed), 5);
      Result<Branch, Integer> plain = search(root, 2, unpruned);
      Result<Branch, Integer> pruned = search(root, 2, QUIET);
      assertThat(pruned.value()).as("seed %s", seed).isEqualTo(plain.value());
      assertThat(pruned.line()).as("seed %s", seed).isEqualTo(plain.line());
    }
  }

  @Test
  void orderingChangesTheCountsButNotTheValue() {
    long asTheyCome = 0;
    long ordered = 0;
    for (int seed = 1; seed <= 200; seed++) {
      Branch root = Branch.random(new Random(seed), 5);
      Result<Branch, Integer> one = search(root, 5, PRUNED);
      Result<Branch, Integer> other = search(root, 5, PRUNED_AND_ORDERED);
      assertThat(other.value()).as("seed %s", seed).isEqualTo(one.value());
      asTheyCome += one.counters().get(Metric.NODES);
      ordered += other.counters().get(Metric.NODES);
    }
    assertThat(ordered).isLessThan(asTheyCome);
  }

  @Test
  void recordingTheTreeChangesNothing() {
    for (Switches switches : List.of(PLAIN, PRUNED, PRUNED_AND_ORDERED, QUIET)) {
      for (int seed = 1; seed <= 50; seed++) {
        Branch root = Branch.random(new Random(seed), 5);
        Result<Branch, Integer> recorded = search(root, 4, switches);
        Result<Branch, Integer> unrecorded = searchUnrecorded(root, 4, switches);
        assertThat(unrecorded.tree()).isEmpty();
        assertThat(unrecorded.line()).as("seed %s", seed).isEqualTo(recorded.line());
        assertThat(counts(unrecorded.counters()))
            .as("seed %s", seed)
            .isEqualTo(counts(recorded.counters()));
      }
    }
  }

  @Test
  void theTreeIsWhatWasCounted() {
    for (Switches switches : List.of(PLAIN, PRUNED, PRUNED_AND_ORDERED, QUIET)) {
      for (int seed = 1; seed <= 50; seed++) {
        Result<Branch, Integer> result = search(Branch.random(new Random(seed), 6), 4, switches);
        SearchCounters counters = result.counters();
        assertThat((long) tree(result).size())
            .as("seed %s", seed)
            .isEqualTo(counters.get(Metric.NODES));
        assertThat(endings(result, Ending.CUT))
            .as("seed %s", seed)
            .isEqualTo(counters.get(Metric.CUTOFFS));
        assertThat(endings(result, Ending.STOOD_PAT))
            .as("seed %s", seed)
            .isEqualTo(counters.get(Metric.STOOD_PAT));
      }
    }
  }

  @Test
  void theValueIsTheWorthOfTheEndOfTheLine() {
    for (int seed = 1; seed <= 200; seed++) {
      Branch root = Branch.random(new Random(seed), 6);
      Result<Branch, Integer> result = search(root, 3, QUIET);
      Branch end = root;
      for (int move : result.line()) {
        end = end.branches().get(move - 1);
      }
      assertThat(result.end()).as("seed %s", seed).isSameAs(end);
      assertThat(result.value()).as("seed %s", seed).isEqualTo(end.worth());
    }
  }

  @Test
  void aNodeIsCutOnlyWhereItsWindowIsClosed() {
    for (int seed = 1; seed <= 50; seed++) {
      SearchTree<Integer> tree = tree(search(Branch.random(new Random(seed), 6), 4, QUIET));
      for (int index = 0; index < tree.size(); index++) {
        Node<Integer> node = tree.node(index);
        boolean closed = node.value() <= node.alpha() || node.value() >= node.beta();
        boolean left = node.ending() == Ending.CUT || node.ending() == Ending.STOOD_PAT;
        assertThat(closed || !left).as("seed %s, node %s", seed, index).isTrue();
      }
    }
  }

  private static Result<Branch, Integer> search(Branch root, int depth, Switches switches) {
    return search(root, depth, switches, Optional.empty(), true);
  }

  private static Result<Branch, Integer> searchUnrecorded(
      Branch root, int depth, Switches switches) {
    return search(root, depth, switches, Optional.empty(), false);
  }

  private static Result<Branch, Integer> searchWithin(long nodes) {
    return search(EXAMPLE, 2, PRUNED, Optional.of(nodes), true);
  }

  private static Result<Branch, Integer> search(
      Branch root, int depth, Switches switches, Optional<Long> nodes, boolean recordTree) {
    return new Textbook<>(
            DrawnGame.withResults(), switches, SearchControl.patient(), nodes, recordTree)
        .search(root, depth);
  }

  private static void assertCounts(
      Result<Branch, Integer> result, long nodes, long evaluations, long cutoffs, long first) {
    SearchCounters counters = result.counters();
    assertThat(counters.get(Metric.NODES)).as("nodes").isEqualTo(nodes);
    assertThat(counters.get(Metric.EVALUATIONS)).as("evaluations").isEqualTo(evaluations);
    assertThat(counters.get(Metric.CUTOFFS)).as("prunes").isEqualTo(cutoffs);
    assertThat(counters.get(Metric.FIRST_MOVE_CUTOFFS)).as("first-move prunes").isEqualTo(first);
  }

  private static List<Long> counts(SearchCounters counters) {
    return Arrays.stream(Metric.values()).map(counters::get).toList();
  }

  private static SearchTree<Integer> tree(Result<Branch, Integer> result) {
    return result.tree().orElseThrow();
  }

  private static long endings(Result<Branch, Integer> result, Ending ending) {
    SearchTree<Integer> tree = tree(result);
    long count = 0;
    for (int index = 0; index < tree.size(); index++) {
      if (tree.node(index).ending() == ending) {
        count++;
      }
    }
    return count;
  }

  /** The tree as an outline: each node's move, value and why it ended. */
  private static String picture(Result<Branch, Integer> result) {
    SearchTree<Integer> tree = tree(result);
    var picture = new StringBuilder();
    for (int index = 0; index < tree.size(); index++) {
      Node<Integer> node = tree.node(index);
      picture.repeat("  ", level(tree, index));
      picture.append(node.move().map(String::valueOf).orElse("root")).append(" = ");
      picture.append(Double.isNaN(node.value()) ? "NaN" : String.valueOf((int) node.value()));
      picture.append(", ").append(words(node.ending()));
      String before = node.ending() == Ending.CUT ? " " : ", best ";
      node.decidingMove().ifPresent(move -> picture.append(before).append(move));
      picture.append('\n');
    }
    return picture.toString();
  }

  private static int level(SearchTree<Integer> tree, int index) {
    int level = 0;
    for (int at = tree.node(index).parent(); at >= 0; at = tree.node(at).parent()) {
      level++;
    }
    return level;
  }

  private static String words(Ending ending) {
    return switch (ending) {
      case LEAF -> "leaf";
      case GAME_OVER -> "game over";
      case CUT -> "cut by";
      case ALL_TRIED -> "all tried";
      case STOOD_PAT -> "stood pat";
      case STOPPED -> "stopped";
      default -> throw new AssertionError("no textbook knows " + ending);
    };
  }
}
