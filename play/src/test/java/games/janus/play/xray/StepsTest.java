package games.janus.play.xray;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StepsTest {
  private static final double OPEN = Double.POSITIVE_INFINITY;

  /** Two moves; the first has two replies, the second is refuted by its first. */
  private static SearchTree<String> tree() {
    var tree = new SearchTree<String>();
    tree.enter(-1, Optional.empty(), 2, -OPEN, OPEN);
    tree.enter(0, Optional.of("a"), 1, -OPEN, OPEN);
    leaf(tree, 1, "b", -OPEN, OPEN, 7);
    leaf(tree, 1, "c", -OPEN, 7, 5);
    tree.leave(1, 5, Ending.ALL_TRIED, Optional.of("c"), 0);
    tree.enter(0, Optional.of("d"), 1, 5, OPEN);
    leaf(tree, 4, "e", 5, OPEN, 3);
    tree.leave(4, 3, Ending.CUT, Optional.of("e"), 0);
    tree.leave(0, 5, Ending.ALL_TRIED, Optional.of("a"), 0);
    return tree;
  }

  private static void leaf(
      SearchTree<String> tree, int parent, String move, double alpha, double beta, double value) {
    int node = tree.enter(parent, Optional.of(move), 0, alpha, beta);
    tree.leave(node, value, Ending.LEAF, Optional.empty(), 0);
  }

  @Test
  void everyNodeIsEnteredAndLeftOnceInTheOrderOfTheSearch() {
    var steps = new Steps<>(tree());
    var walked = new StringBuilder();
    for (int i = 0; i < steps.size(); i++) {
      walked.append(steps.at(i).isLeft() ? " -" : " +").append(steps.at(i).node());
    }
    assertThat(walked.toString()).isEqualTo(" +0 +1 +2 -2 +3 -3 -1 +4 +5 -5 -4 -0");
  }

  @Test
  void pathWindowAndBestAreThoseOfTheMoment() {
    var steps = new Steps<>(tree());
    var firstReply = steps.at(3); // 7 has just come back
    assertThat(firstReply.path()).isEqualTo(List.of("a", "b"));
    assertThat(firstReply.best()).contains(2);
    assertThat(steps.at(4).beta()).isEqualTo(7);
    assertThat(steps.at(5).best()).as("the other side takes the minimum").contains(3);
    assertThat(steps.at(6).best()).as("back at the first node").contains(1);
    assertThat(steps.at(7).alpha()).isEqualTo(5);
    assertThat(steps.at(0).best()).isEmpty();
    assertThat(steps.at(11).best()).contains(1);
  }
}
