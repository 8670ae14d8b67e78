package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.games.Games;
import games.janus.play.core.Reply;
import games.janus.play.xray.Explainer;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a strong engine tells on one thread it also tells on several. */
class SeveralThreadsTest {
  private static final int THREADS = 4;

  private static <P, M> Engine<P, M> onOne(GameType<P, M> type) {
    return EngineFactory.embedded(1).strongest(type);
  }

  private static <P, M> Engine<P, M> onSeveral(GameType<P, M> type) {
    Engine<P, M> engine = EngineFactory.embedded(THREADS).strongest(type);
    assertThat(engine).isInstanceOf(ParallelSearch.class);
    return engine;
  }

  @Test
  void itExplainsAMove() {
    explains(Games.chess(), "a2a3");
    explains(Games.checkers(RuleSet.ACF), "9-13");
  }

  private static <P, M> void explains(GameType<P, M> type, String move) {
    Game<P, M> game = Game.of(type.rules());
    M asked = type.notation().readMove(game.position(), move);
    Reply.Explain why =
        new Explainer<>(
                type,
                onSeveral(type),
                Optional.empty(),
                Optional.of(5),
                1,
                SearchControl.<M>patient())
            .explain(game, asked);
    assertThat(why.asked().move()).isEqualTo(move);
    assertThat(why.asked().terms()).isNotEmpty();
    assertThat(why.against()).isPresent();
    assertThat(why.sentence()).endsWith(".");
  }

  @Test
  void itValuesAPosition() {
    values(Games.chess());
    values(Games.checkers(RuleSet.ACF));
  }

  private static <P, M> void values(GameType<P, M> type) {
    Game<P, M> game = Game.of(type.rules());
    var side = type.rules().turn(game.position());
    List<Term> expected = onOne(type).evaluator().orElseThrow().terms(game, "full", side);
    assertThat(onSeveral(type).evaluator().orElseThrow().terms(game, "full", side))
        .isEqualTo(expected);
  }

  @Test
  void itKeepsASampleOfTheTree() {
    samples(Games.chess());
    samples(Games.checkers(RuleSet.ACF));
  }

  private static <P, M> void samples(GameType<P, M> type) {
    var request = new SearchRequest<>(Game.of(type.rules()), "full", Limits.depth(6), 1, true);
    Thought<M> thought = onSeveral(type).think(request, SearchControl.patient());
    SearchTree<M> tree = thought.tree().orElseThrow();
    assertThat(tree.size()).isGreaterThan(10);
    assertThat(tree.sample().orElseThrow().shown()).isEqualTo(tree.size());
    assertThat(tree.node(0).decidingMove()).isEqualTo(thought.move());
  }

  /** A level has the strength that was measured: it looks at as many positions as on one thread. */
  @Test
  void aLevelPlaysAsOnOneThread() {
    for (String level : List.of("1", "5", "8")) {
      plays(Games.chess(), level);
      plays(Games.checkers(RuleSet.ACF), level);
    }
  }

  private static <P, M> void plays(GameType<P, M> type, String level) {
    for (long seed = 1; seed <= 3; seed++) {
      SearchRequest<P, M> request = SearchRequest.of(Game.of(type.rules()), level, seed);
      Thought<M> one = onOne(type).think(request, SearchControl.patient());
      Thought<M> several = onSeveral(type).think(request, SearchControl.patient());
      String where = type.id() + ", level " + level + ", seed " + seed;
      assertThat(several.move()).as(where).isEqualTo(one.move());
      assertThat(several.score()).as(where).isEqualTo(one.score());
      assertThat(several.counters().get(Metric.NODES))
          .as(where)
          .isEqualTo(one.counters().get(Metric.NODES));
    }
  }

  @Test
  void aLimitOfPositionsIsForAllThreadsTogether() {
    limits(Games.chess());
    limits(Games.checkers(RuleSet.ACF));
  }

  private static <P, M> void limits(GameType<P, M> type) {
    long most = 200_000;
    var limits = Limits.nodes(most);
    var request = new SearchRequest<>(Game.of(type.rules()), "full", limits, 1, false);
    Thought<M> thought = onSeveral(type).think(request, SearchControl.patient());
    assertThat(thought.counters().get(Metric.NODES)).isBetween(most / 2, 2 * most);
  }
}
