package games.janus.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.Checkers;
import games.janus.checkers.RuleSet;
import games.janus.chess.Chess;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.SearchTree.Node;
import games.janus.engine.Thought;
import games.janus.engines.checkers.JanusCheckers;
import games.janus.engines.chess.JanusChess;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.rules.Game;
import games.janus.rules.Rules;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The strong players' trees are too large to keep, so they keep a sample: a true one. */
@Tag("slow")
class SampleTest {
  private static final int GAMES = 40;

  private interface Check<P, M> {
    void see(Game<P, M> game, Thought<M> with, Thought<M> without, String where);
  }

  @Test
  void theSearchIsTheSameWithASampleAsWithout() {
    everywhere(Limits.depth(8), SampleTest::isTheSame);
  }

  @Test
  void evenWhereItIsStopped() {
    var limits = Limits.nodes(3000);
    everywhere(limits, SampleTest::isTheSame);
  }

  private static <P, M> void isTheSame(
      Game<P, M> game, Thought<M> with, Thought<M> without, String where) {
    for (Metric metric : Metric.values()) {
      assertThat(with.counters().get(metric))
          .as(where + ", " + metric)
          .isEqualTo(without.counters().get(metric));
    }
    assertThat(with.line()).as(where).isEqualTo(without.line());
    assertThat(with.score()).as(where).isEqualTo(without.score());
    assertThat(without.tree()).isEmpty();
    assertThat(with.tree()).isPresent();
  }

  @Test
  void everyNodeFitsItsParent() {
    everywhere(Limits.depth(8), (_, with, _, where) -> fits(with, where));
  }

  private static <M> void fits(Thought<M> thought, String where) {
    SearchTree<M> tree = thought.tree().orElseThrow();
    SearchTree.Sample sample = tree.sample().orElseThrow();
    assertThat(sample.shown()).as(where).isEqualTo(tree.size()).isLessThanOrEqualTo(Sampler.MOST);
    assertThat(sample.visited()).isEqualTo(thought.counters().get(Metric.NODES));
    assertThat(tree.node(0).parent()).isEqualTo(-1);
    assertThat(tree.node(0).visited()).isPositive().isLessThanOrEqualTo(sample.visited());
    long[] below = new long[tree.size()];
    for (int i = tree.size() - 1; i > 0; i--) {
      Node<M> node = tree.node(i);
      String what = where + ", node " + i + ": " + node;
      assertThat(node.parent()).as(what).isLessThan(i).isNotNegative();
      assertThat(node.move()).as(what).isPresent();
      assertThat(node.visited()).as(what).isGreaterThan(below[i]);
      assertThat(node.ending()).as(what).isNotEqualTo(Ending.STOPPED);
      assertThat(node.value()).as(what).isNotNaN();
      below[node.parent()] += node.visited();
    }
    assertThat(tree.node(0).visited()).as(where).isGreaterThan(below[0]);
    cutsCut(tree, where);
  }

  /** The side to move at the root maximises, and every other ply the other side minimises. */
  private static <M> void cutsCut(SearchTree<M> tree, String where) {
    boolean[] maximises = new boolean[tree.size()];
    for (int i = 0; i < tree.size(); i++) {
      Node<M> node = tree.node(i);
      maximises[i] = i == 0 || !maximises[node.parent()];
      // Near a mate the window is narrowed further once the position is entered.
      if (node.ending() == Ending.CUT && Math.abs(node.value()) < Score.WON / 2) {
        boolean cuts = maximises[i] ? node.value() >= node.beta() : node.value() <= node.alpha();
        assertThat(cuts).as(where + ", node " + i + ": " + node).isTrue();
        assertThat(node.decidingMove()).as(where).isPresent();
      }
    }
  }

  @Test
  void theBestMoveIsTheRootsAndItsLineIsShown() {
    everywhere(
        Limits.depth(7),
        (_, with, _, where) -> {
          SearchTree<Object> tree = with.tree().orElseThrow();
          assertThat(tree.node(0).decidingMove()).as(where).isEqualTo(with.move());
          assertThat(Optional.of(tree.node(0).value())).as(where).isEqualTo(with.score());
          assertThat(isShown(tree, with.line())).as(where).isTrue();
        });
  }

  /** Whether nodes lead along a line, or as far as the table did not know it. */
  private static boolean isShown(SearchTree<Object> tree, List<Object> line) {
    int at = 0;
    int ply = 0;
    for (int i = 1; i < tree.size() && ply < line.size(); i++) {
      Node<Object> node = tree.node(i);
      boolean isOpen = node.beta() - node.alpha() > 1;
      if (node.parent() == at && isOpen && node.move().equals(Optional.of(line.get(ply)))) {
        at = i;
        ply++;
      }
    }
    return ply > 0;
  }

  @SuppressWarnings("unchecked") // the checks look at nothing that is of one game alone
  private static void everywhere(Limits limits, Check<?, ?> check) {
    inGames(
        Chess.RULES,
        new JanusChess(),
        limits,
        (Check<games.janus.chess.Position, games.janus.chess.Move>) check);
    inGames(
        Checkers.with(RuleSet.ACF),
        new JanusCheckers(),
        limits,
        (Check<games.janus.checkers.Position, games.janus.checkers.Move>) check);
  }

  private static <P, M> void inGames(
      Rules<P, M> rules, Engine<P, M> player, Limits limits, Check<P, M> check) {
    for (int seed = 0; seed < GAMES; seed++) {
      Game<P, M> game = randomGame(rules, new Random(seed), 2 * seed);
      String where = player.info().id() + ", seed " + seed;
      check.see(game, think(player, game, limits, true), think(player, game, limits, false), where);
    }
  }

  private static <P, M> Thought<M> think(
      Engine<P, M> player, Game<P, M> game, Limits limits, boolean isRecorded) {
    return player.think(
        new SearchRequest<>(game, "full", limits, 1, isRecorded), SearchControl.patient());
  }

  private static <P, M> Game<P, M> randomGame(Rules<P, M> rules, Random random, int plies) {
    Game<P, M> game = Game.of(rules);
    for (int ply = 0; ply < plies; ply++) {
      List<M> moves = rules.legalMoves(game.position());
      Game<P, M> next = game.play(moves.get(random.nextInt(moves.size())));
      if (next.outcome().isPresent()) {
        return game;
      }
      game = next;
    }
    return game;
  }
}
