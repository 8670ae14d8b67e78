package games.janus.engines.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;
import games.janus.checkers.notation.MoveText;
import games.janus.engine.EngineInfo;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.StaticTerms;
import games.janus.engine.Term;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JanusCheckersTest {
  private static final long SEED = 4;

  private final JanusCheckers janus = new JanusCheckers();

  private static Game<Position, Move> game(String fen, String... moves) {
    Game<Position, Move> game =
        Game.from(Checkers.with(RuleSet.ACF), Position.of(Fen.read(fen), RuleSet.ACF));
    for (String move : moves) {
      game = game.play(MoveText.read(game.position(), move));
    }
    return game;
  }

  private Thought<Move> think(Game<Position, Move> game, Limits limits) {
    return janus.think(
        new SearchRequest<>(game, "full", limits, SEED, false), SearchControl.patient());
  }

  private static Limits nodes(long most) {
    return Limits.nodes(most);
  }

  @Test
  void givingAManToTakeTwoIsSeen() {
    // Five against five; but 19-15 gives a man, and however Black takes it White takes two.
    Thought<Move> thought = think(game("W:W19,22,24,25,28:B5,10,11,12,13"), Limits.depth(5));
    assertThat(thought.score().orElseThrow()).isGreaterThan(60.0);
  }

  @Test
  void aWonGameIsSeenToItsEnd() {
    Thought<Move> thought = think(game("W:WK22,K23:BK31"), Limits.depth(15));
    assertThat(Score.isDecided(thought.score().orElseThrow().intValue())).isTrue();
  }

  @Test
  void whoeverCannotMoveHasLost() {
    // White shuts the last man in.
    Thought<Move> thought = think(game("W:W9,14:B5"), Limits.depth(5));
    assertThat(thought.score()).contains((double) Score.wonIn(thought.line().size()));
  }

  /** At every level: noise changes the score, never what the boards are said to be worth. */
  @Test
  void theTermsAtBothEndsOfTheLineAddUpToWhatEachBoardIsWorth() {
    var boards = new RandomBoards(SEED, RuleSet.ACF);
    var remembering =
        new JanusCheckers(
            Optional.of(new TranspositionTable(1)),
            _ -> EndgameOracle.UNKNOWN,
            0,
            Optional.of(Net.shipped()));
    for (int i = 0; i < 3000; i++) {
      Game<Position, Move> game = Game.from(Checkers.with(RuleSet.ACF), boards.next());
      String level = i % 3 == 0 ? "1" : "full";
      var request = new SearchRequest<>(game, level, Limits.depth(1 + i % 4), SEED, false);
      Thought<Move> thought = remembering.think(request, SearchControl.patient());
      checkStaticTerms(game, thought, "seed " + SEED + ", position " + i);
    }
  }

  private static void checkStaticTerms(
      Game<Position, Move> game, Thought<Move> thought, String at) {
    assertThat(thought.score()).as(at).isPresent();
    assertThat(thought.terms()).as("the score comes from the search").isEmpty();
    StaticTerms worth = thought.staticTerms().orElseThrow();
    Color side = game.position().turn();
    assertThat(worth.side()).as(at).isEqualTo(side);
    Game<Position, Move> end = game;
    for (Move move : thought.line()) {
      if (end.outcome().isEmpty()) {
        end = end.play(move);
      }
    }
    assertThat(Term.sum(worth.now())).as(at).isEqualTo(staticScore(game, side));
    assertThat(Term.sum(worth.end())).as(at).isEqualTo(staticScore(end, side));
  }

  private static double staticScore(Game<Position, Move> game, Color side) {
    if (game.outcome().isPresent()) {
      return game.outcome()
          .get()
          .winner()
          .map(winner -> winner == side ? Score.wonIn(0) : Score.lostIn(0))
          .orElse(Score.DRAW);
    }
    int score = new Evaluation(Net.shipped()).of(RandomBoards.board(game.position()));
    return game.position().turn() == side ? score : 0 - score;
  }

  @Test
  void theSameQuestionGetsTheSameAnswerAndCounts() {
    for (EngineInfo.Level level : janus.info().levels()) {
      var request =
          new SearchRequest<>(
              Game.of(Checkers.with(RuleSet.ACF)), level.id(), nodes(30_000), SEED, false);
      Thought<Move> once = janus.think(request, SearchControl.patient());
      Thought<Move> again = janus.think(request, SearchControl.patient());
      assertThat(again.line()).isEqualTo(once.line());
      assertThat(again.score()).isEqualTo(once.score());
      for (Metric metric : Metric.values()) {
        assertThat(again.counters().get(metric)).isEqualTo(once.counters().get(metric));
      }
    }
  }

  @Test
  void itPlaysByEveryRuleSetAtEveryLevel() {
    for (RuleSet rules : RuleSet.all()) {
      var boards = new RandomBoards(SEED, rules);
      for (int i = 0; i < 40; i++) {
        Position position = boards.next();
        for (String level : new String[] {"1", "5", "full"}) {
          Thought<Move> thought =
              janus.think(
                  new SearchRequest<>(
                      Game.from(Checkers.with(rules), position), level, nodes(3000), SEED, false),
                  SearchControl.patient());
          Position at = position;
          for (Move move : thought.line()) {
            assertThat(at.legalMoves()).contains(move);
            at = at.play(move);
          }
          assertThat(thought.move().orElseThrow()).isIn(position.legalMoves());
        }
      }
    }
  }

  @Test
  void aLimitOfNodesIsKept() {
    for (long limit : new long[] {1, 2, 10, 1000, 12_345}) {
      Thought<Move> thought = think(Game.of(Checkers.with(RuleSet.ACF)), nodes(limit));
      assertThat(thought.counters().get(Metric.NODES)).isLessThanOrEqualTo(limit);
      assertThat(thought.move()).isPresent();
      assertThat(thought.complete()).isFalse();
    }
  }

  /** What a level sets out to look at is all it wants to see. */
  @Test
  void aLevelThatHasSeenItsMeasureIsNotInterrupted() {
    Thought<Move> thought =
        janus.think(
            SearchRequest.of(Game.of(Checkers.with(RuleSet.ACF)), "9", SEED),
            SearchControl.patient());
    assertThat(thought.complete()).isTrue();
  }

  @Test
  void itStopsWhenTold() {
    SearchControl<Move> impatient = counters -> counters.get(Metric.NODES) > 50_000;
    Thought<Move> thought =
        janus.think(SearchRequest.of(Game.of(Checkers.with(RuleSet.ACF)), "full", SEED), impatient);
    assertThat(thought.counters().get(Metric.NODES)).isLessThan(53_000);
    assertThat(thought.complete()).isFalse();
    assertThat(thought.move()).isPresent();
  }

  @Test
  void itTellsWhatItFindsAndStopsWhenThatIsEnough() {
    var findings = new ArrayList<Finding<Move>>();
    SearchControl<Move> content =
        new SearchControl<>() {
          @Override
          public boolean shouldStop(SearchCounters counters) {
            return false;
          }

          @Override
          public boolean isEnough(Finding<Move> finding) {
            findings.add(finding);
            return finding.depth() == 6;
          }
        };
    Thought<Move> thought =
        janus.think(SearchRequest.of(Game.of(Checkers.with(RuleSet.ACF)), "full", SEED), content);
    assertThat(findings.stream().filter(Finding::isSettled)).hasSizeGreaterThanOrEqualTo(5);
    assertThat(findings.getLast().depth()).isEqualTo(6);
    assertThat(findings.getLast().line()).isEqualTo(thought.line());
  }

  @Test
  void unknownLevelsAreRefused() {
    var request = SearchRequest.of(Game.of(Checkers.with(RuleSet.ACF)), "eleven", SEED);
    assertThatThrownBy(() -> janus.think(request, SearchControl.patient()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to 10 and full");
  }

  @Test
  void firstMovesCutMostOften() {
    Thought<Move> thought = think(Game.of(Checkers.with(RuleSet.ACF)), Limits.depth(11));
    double share =
        (double) thought.counters().get(Metric.FIRST_MOVE_CUTOFFS)
            / thought.counters().get(Metric.CUTOFFS);
    assertThat(share).isGreaterThan(0.85);
  }
}
