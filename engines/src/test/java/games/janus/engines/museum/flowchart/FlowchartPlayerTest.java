package games.janus.engines.museum.flowchart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.rules.Game;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlowchartPlayerTest {
  private final FlowchartPlayer player = new FlowchartPlayer();

  @Test
  void itPlaysTheWholeOfAMultiJump() {
    Position position =
        Diagram.black(
            RuleSet.RED_VS_AI,
            """
            . b . . . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . w . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . w
            . . . . . . . .
            """);
    assertThat(think(position, "intermediate").move()).hasToString("Optional[1x10x19]");
  }

  /** Of its two steps, one is into the mouth of a man. */
  @Test
  void itLooksBeforeItSteps() {
    Position position =
        Diagram.black(
            RuleSet.ACF,
            """
            . . . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . . . . . . .
            . . . w . . . .
            . . . . w . . .
            . . . . . . . .
            . . . . . . . .
            """);
    Thought<Move> thought = think(position, "intermediate");
    assertThat(thought.move()).hasToString("Optional[10-14]");
    assertThat(thought.line()).startsWith(thought.move().orElseThrow());
  }

  @Test
  void itIsMaxWhicheverSideItHas() {
    String blackIsAhead =
        """
        . . . . . . . b
        . . . . . . . .
        . . . . . b . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . w . . . . . .
        . . . . . . . .
        """;
    assertThat(
            think(Diagram.black(RuleSet.ACF, blackIsAhead), "intermediate").score().orElseThrow())
        .isPositive();
    assertThat(
            think(Diagram.white(RuleSet.ACF, blackIsAhead), "intermediate").score().orElseThrow())
        .isNegative();
  }

  @Test
  void itWinsAtOnceIfItCan() {
    Position position =
        Diagram.black(
            RuleSet.ACF,
            """
            . . . . . . . .
            . . . . . . . .
            . . . B . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    Thought<Move> thought = think(position, "expert");
    assertThat(thought.line()).hasSize(1);
    assertThat(thought.score()).contains(9999.0);
    assertThat(thought.terms()).containsExactly(new Term("game over", 9999));
  }

  @Test
  void theCountsAreThoseOfTheTree() {
    for (RuleSet rules : RuleSet.all()) {
      var request =
          new SearchRequest<>(Game.of(Checkers.with(rules)), "intermediate", Limits.NONE, 1, true);
      Thought<Move> recorded = player.think(request, SearchControl.patient());
      assertThat((long) recorded.tree().orElseThrow().size())
          .as(rules.name())
          .isEqualTo(recorded.counters().get(Metric.NODES));
      assertThat(counts(think(Position.initial(rules), "intermediate")))
          .as(rules.name())
          .isEqualTo(counts(recorded));
    }
  }

  /** Positions, evaluations and prunes of the first move: the same on every machine. */
  @ParameterizedTest
  @CsvSource({
    "acf,        intermediate, 327,   218,   71",
    "acf,        expert,       8131,  5078,  1776",
    "red-vs-ai,  expert,       13171, 7297,  4475",
    "two-player, intermediate, 199,   117,   64",
    "two-player, expert,       29312, 18311, 8628",
  })
  void theFirstMoveCostsAlwaysTheSame(
      String rules, String level, long positions, long evaluations, long prunes) {
    Thought<Move> thought = think(Position.initial(RuleSet.named(rules).orElseThrow()), level);
    assertThat(thought.counters().get(Metric.NODES)).isEqualTo(positions);
    assertThat(thought.counters().get(Metric.EVALUATIONS)).isEqualTo(evaluations);
    assertThat(thought.counters().get(Metric.CUTOFFS)).isEqualTo(prunes);
  }

  @Test
  void aDepthOverridesTheLevel() {
    Position start = Position.initial(RuleSet.ACF);
    assertThat(counts(think(start, "expert", 4))).isEqualTo(counts(think(start, "intermediate")));
    assertThat(think(start, "expert", 0).line()).as("at least one ply").hasSize(1);
  }

  @Test
  void stoppedAtOnceItStillMoves() {
    var limits = Limits.nodes(1);
    var request = new SearchRequest<>(start(RuleSet.ACF), "expert", limits, 1, false);
    Thought<Move> thought = player.think(request, SearchControl.patient());
    assertThat(start(RuleSet.ACF).position().legalMoves()).contains(thought.move().orElseThrow());
    assertThat(thought.score()).isEmpty();
    assertThat(thought.complete()).isFalse();
  }

  @Test
  void stoppedOnItsWayItPlaysTheBestItHasSeen() {
    SearchControl<Move> impatient = counters -> counters.get(Metric.NODES) >= 2048;
    var request = SearchRequest.of(start(RuleSet.ACF), "expert", 1);
    Thought<Move> thought = player.think(request, impatient);
    assertThat(thought.counters().get(Metric.NODES)).isEqualTo(2048);
    assertThat(thought.move()).isPresent();
    assertThat(thought.complete()).isFalse();
  }

  @Test
  void aLevelItDoesNotHaveIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> think(Position.initial(RuleSet.ACF), "grandmaster"))
        .withMessageContaining("beginner, intermediate and expert");
  }

  @Test
  void theCardNamesEveryLevelWithItsDepth() {
    assertThat(player.info().levels())
        .extracting(level -> level.id())
        .containsExactly("beginner", "intermediate", "expert");
    for (Level level : Level.ALL) {
      assertThat(player.info().level(level.id()).orElseThrow().sentence().text())
          .contains(level.depth() + " moves ahead");
    }
  }

  @Tag("slow")
  @Test
  void inEveryGameTheMovesAreLegalAndTheTermsAddUp() {
    for (int seed = 1; seed <= 15; seed++) {
      RuleSet rules = RuleSet.all().get(seed % RuleSet.all().size());
      Game<Position, Move> game = start(rules);
      var random = new Random(seed);
      while (game.outcome().isEmpty() && game.plies() < 100) {
        Move move =
            random.nextInt(4) == 0
                ? any(random, game.position())
                : checked(game, seed).move().orElseThrow();
        game = game.play(move);
      }
    }
  }

  private Thought<Move> checked(Game<Position, Move> game, int seed) {
    var request = SearchRequest.of(game, game.plies() % 2 == 0 ? "beginner" : "intermediate", seed);
    Thought<Move> thought = player.think(request, SearchControl.patient());
    if (thought.score().isPresent()) {
      assertThat(Term.sum(thought.terms()))
          .as("seed %s, ply %s", seed, game.plies())
          .isEqualTo(thought.score().orElseThrow());
      assertThat(thought.line()).startsWith(thought.move().orElseThrow());
    } else {
      assertThat(thought.counters().get(Metric.RANDOM_MOVES)).isEqualTo(1);
    }
    return thought;
  }

  private static Move any(Random random, Position position) {
    List<Move> moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private Thought<Move> think(Position position, String level) {
    var game = Game.from(Checkers.with(position.ruleSet()), position);
    return player.think(SearchRequest.of(game, level, 1), SearchControl.patient());
  }

  private Thought<Move> think(Position position, String level, int depth) {
    var game = Game.from(Checkers.with(position.ruleSet()), position);
    var request = new SearchRequest<>(game, level, Limits.depth(depth), 1, false);
    return player.think(request, SearchControl.patient());
  }

  private static Game<Position, Move> start(RuleSet rules) {
    return Game.of(Checkers.with(rules));
  }

  private static List<Long> counts(Thought<Move> thought) {
    return Arrays.stream(Metric.values()).map(thought.counters()::get).toList();
  }
}
