package games.janus.engines.museum.flowchart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SplitMix64;
import games.janus.engine.Thought;
import games.janus.message.Language;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The beginner's lots. */
class DrawTest {
  private static final String A_JUMP_OR_NOT =
      """
      . . . . . . . .
      . . . . . . b .
      . . . b . . . .
      . . . . w . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      w . . . . . . .
      """;

  @Test
  void fourMovesInTenAreDrawnByLot() {
    List<Draw> draws = draws(Position.initial(RuleSet.ACF), 10_000);
    assertThat(share(draws, "random")).isCloseTo(0.4, within(0.015));
    assertThat(share(draws, "it searches")).isCloseTo(0.6, within(0.015));
  }

  @Test
  void theNumberDrawnIsReported() {
    for (Draw draw : draws(Position.initial(RuleSet.ACF), 1000)) {
      assertThat(draw.remark().text())
          .matches(
              draw.move().isPresent()
                  ? "0\\.[0-3]\\d < 0\\.40: a random move"
                  : "0\\.[4-9]\\d >= 0\\.40: it searches");
    }
  }

  @Test
  void whereJumpingIsFreeJumpsArePreferredSevenTimesInTen() {
    List<Draw> random = random(Diagram.black(RuleSet.TWO_PLAYER, A_JUMP_OR_NOT));
    assertThat(share(random, "a random jump")).isCloseTo(0.7, within(0.02));
    assertThat(share(random, "jump or not")).isCloseTo(0.3, within(0.02));
    assertThat(random)
        .filteredOn(draw -> draw.remark().text().contains("a random jump"))
        .allMatch(draw -> draw.move().orElseThrow().isJump())
        .allMatch(draw -> draw.remark().text().endsWith(" < 0.70)"));
  }

  @Test
  void withoutThePreferenceEveryMoveIsAsLikely() {
    Position position = Diagram.black(RuleSet.TWO_PLAYER, A_JUMP_OR_NOT);
    List<Draw> unleaning =
        random(position).stream()
            .filter(draw -> draw.remark().text().contains("jump or not"))
            .toList();
    double even = 1.0 / position.legalMoves().size();
    for (Move move : position.legalMoves()) {
      double share =
          (double) unleaning.stream().filter(draw -> draw.move().orElseThrow().equals(move)).count()
              / unleaning.size();
      assertThat(share).as("%s", move).isCloseTo(even, within(0.04));
    }
  }

  @Test
  void whereJumpingIsForcedThePreferenceMeansNothing() {
    List<Draw> random = random(Diagram.black(RuleSet.RED_VS_AI, A_JUMP_OR_NOT));
    assertThat(random)
        .allMatch(draw -> draw.remark().text().endsWith(": a random move; only jumps were legal"))
        .allMatch(draw -> draw.move().orElseThrow().isJump());
  }

  @Test
  void everyLegalMoveCanBeDrawn() {
    Position start = Position.initial(RuleSet.ACF);
    var drawn = new HashSet<Move>();
    random(start).forEach(draw -> drawn.add(draw.move().orElseThrow()));
    assertThat(drawn).containsExactlyInAnyOrderElementsOf(start.legalMoves());
  }

  @Test
  void aRandomMoveComesWithoutAScore() {
    Thought<Move> thought = firstThought("random");
    assertThat(thought.score()).isEmpty();
    assertThat(thought.terms()).isEmpty();
    assertThat(thought.counters().get(Metric.RANDOM_MOVES)).isEqualTo(1);
    assertThat(thought.counters().get(Metric.NODES)).isZero();
  }

  @Test
  void aSearchedMoveOfTheBeginnerSaysWhyItWasSearched() {
    Thought<Move> thought = firstThought("it searches");
    assertThat(thought.score()).isPresent();
    assertThat(thought.counters().get(Metric.NODES)).isPositive();
  }

  @Test
  void theSameSeedDrawsTheSameLots() {
    for (int seed = 1; seed <= 100; seed++) {
      Thought<Move> once = beginner(seed);
      Thought<Move> again = beginner(seed);
      assertThat(again.move()).as("seed %s", seed).isEqualTo(once.move());
      assertThat(Language.ENGLISH.texts(again.remarks()))
          .as("seed %s", seed)
          .isEqualTo(Language.ENGLISH.texts(once.remarks()));
    }
  }

  @Test
  void oneSeedDrawsNewLotsForEveryMoveOfAGame() {
    Game<Position, Move> game = Game.of(Checkers.with(RuleSet.ACF));
    var remarks = new HashSet<String>();
    for (int ply = 0; ply < 10; ply++) {
      var request = SearchRequest.of(game, "beginner", 7);
      Thought<Move> thought = new FlowchartPlayer().think(request, SearchControl.patient());
      remarks.addAll(Language.ENGLISH.texts(thought.remarks()));
      game = game.play(thought.move().orElseThrow());
    }
    assertThat(remarks).hasSizeGreaterThan(6);
  }

  @Test
  void theOthersDrawNoLots() {
    var request = SearchRequest.of(Game.of(Checkers.with(RuleSet.ACF)), "intermediate", 1);
    assertThat(new FlowchartPlayer().think(request, SearchControl.patient()).remarks()).isEmpty();
  }

  private static Thought<Move> firstThought(String word) {
    for (int seed = 1; ; seed++) {
      Thought<Move> thought = beginner(seed);
      if (thought.remarks().getFirst().text().contains(word)) {
        return thought;
      }
    }
  }

  private static Thought<Move> beginner(long seed) {
    var request = SearchRequest.of(Game.of(Checkers.with(RuleSet.ACF)), "beginner", seed);
    return new FlowchartPlayer().think(request, SearchControl.patient());
  }

  private static List<Draw> draws(Position position, int count) {
    var draws = new ArrayList<Draw>();
    for (int seed = 1; seed <= count; seed++) {
      draws.add(Draw.from(SplitMix64.at(seed, position.key(), 0), position.legalMoves()));
    }
    return draws;
  }

  private static List<Draw> random(Position position) {
    return draws(position, 10_000).stream().filter(draw -> draw.move().isPresent()).toList();
  }

  private static double share(List<Draw> draws, String word) {
    return (double) draws.stream().filter(draw -> draw.remark().text().contains(word)).count()
        / draws.size();
  }
}
