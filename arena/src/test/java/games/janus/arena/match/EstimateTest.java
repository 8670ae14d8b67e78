package games.janus.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.janus.arena.Allowance;
import games.janus.engine.SplitMix64;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EstimateTest {
  private static Tally games(int wins, int draws, int losses) {
    return new Tally(wins, draws, losses, new Tally.PairCounts(0, 0, 0, 0, 0));
  }

  @Test
  void threeQuartersOfThePointsAre191Elo() {
    assertThat(games(75, 0, 25).estimate().elo()).isCloseTo(190.85, within(0.01));
    assertThat(Estimate.share(190.85)).isCloseTo(0.75, within(0.0001));
  }

  @Test
  void anEvenScoreSaysNothing() {
    Estimate estimate = games(30, 40, 30).estimate();
    assertThat(estimate.elo()).isZero();
    assertThat(estimate.los()).isEqualTo(0.5);
  }

  @Test
  void theErrorOfAHundredGamesWithoutDrawsIsSeventyElo() {
    // The deviation of the mean is 0.05; 1.96 times that is 9.8 % to either side, a little less
    // by Wilson.
    assertThat(games(50, 0, 50).estimate().error()).isCloseTo(67.7, within(0.5));
  }

  @Test
  void theErrorIsBoundedWhileBothHavePoints() {
    var clear = new Tally(29, 0, 3, new Tally.PairCounts(0, 0, 3, 0, 13));
    assertThat(clear.estimate().elo()).isCloseTo(394.1, within(0.1));
    assertThat(clear.estimate().error()).isBetween(100.0, 300.0);
    assertThat(games(999, 1, 0).estimate().error()).isLessThan(2000);
    assertThat(games(32, 0, 0).estimate().error()).isInfinite();
    assertThat(Tally.EMPTY.estimate().error()).isInfinite();
  }

  @Test
  void oneDrawnPairIsNoCertainty() {
    var drawn = new Tally(0, 2, 0, new Tally.PairCounts(0, 0, 1, 0, 0));
    assertThat(drawn.estimate().elo()).isZero();
    assertThat(drawn.estimate().error()).isGreaterThan(200);
  }

  @Test
  void theErrorIsTheSameFromBothSides() {
    assertThat(games(29, 2, 3).estimate().error())
        .isCloseTo(games(3, 2, 29).estimate().error(), within(1e-6));
  }

  @Test
  void pairsThatSplitTellMoreThanGamesThatVary() {
    var pairs = new Tally(50, 0, 50, new Tally.PairCounts(1, 0, 48, 0, 1));
    assertThat(pairs.estimate().error()).isLessThan(games(50, 0, 50).estimate().error() / 3);
  }

  @Test
  void theNormalDistributionIsTheUsualOne() {
    assertThat(Estimate.normal(0)).isEqualTo(0.5);
    assertThat(Estimate.normal(1.959964)).isCloseTo(0.975, within(1e-6));
    assertThat(Estimate.normal(-3)).isCloseTo(0.001349898, within(1e-9));
  }

  @Test
  void theTestHasTheUsualBounds() {
    var sprt = new Sprt(0, 5, 0.05, 0.05);
    assertThat(sprt.upper()).isCloseTo(2.944, within(0.001));
    assertThat(sprt.lower()).isCloseTo(-2.944, within(0.001));
  }

  @Test
  void theTestWeighsPairs() {
    var sprt = new Sprt(0, 5, 0.05, 0.05);
    var good = new Tally(0, 0, 0, new Tally.PairCounts(10, 150, 400, 200, 20));
    // 780 pairs: mean 0.5224, variance 0.0372; 780 x 0.0072 x (1.0449 - 1.0072) / 0.0743.
    assertThat(sprt.ratio(good)).isCloseTo(2.843, within(0.01));
    assertThat(sprt.verdict(good)).isEqualTo(Sprt.Verdict.GOING_ON);
    var better = new Tally(0, 0, 0, new Tally.PairCounts(20, 300, 800, 400, 40));
    assertThat(sprt.verdict(better)).isEqualTo(Sprt.Verdict.ACCEPTED);
    var worse = new Tally(0, 0, 0, new Tally.PairCounts(20, 200, 400, 150, 10));
    assertThat(sprt.verdict(worse)).isEqualTo(Sprt.Verdict.REJECTED);
    assertThat(sprt.verdict(Tally.EMPTY)).isEqualTo(Sprt.Verdict.GOING_ON);
  }

  @Test
  void aTestOfEqualPlayersIsSeldomPassed() {
    long seed = 20_261_117;
    var random = new SplitMix64(seed);
    for (double bound : new double[] {50, 100, 300}) {
      var sprt = new Sprt(0, bound, 0.05, 0.05);
      int passed = 0;
      for (int i = 0; i < 1000; i++) {
        passed += verdictOnEqualPlayers(sprt, random) == Sprt.Verdict.ACCEPTED ? 1 : 0;
      }
      assertThat(passed).as("of 1000 with [0, %s], seed %s", bound, seed).isLessThan(90);
    }
  }

  /** Each wins 35 games of a hundred and draws 30. */
  private static Sprt.Verdict verdictOnEqualPlayers(Sprt sprt, SplitMix64 random) {
    Tally tally = Tally.EMPTY;
    while (sprt.verdict(tally) == Sprt.Verdict.GOING_ON) {
      tally = tally.withPair(halfPoints(random) + halfPoints(random));
    }
    return sprt.verdict(tally);
  }

  private static int halfPoints(SplitMix64 random) {
    long drawn = random.below(100);
    return drawn < 35 ? 0 : drawn < 65 ? 1 : 2;
  }

  @Test
  void aPeriodBringsNewTime() {
    var settings =
        new Settings(
            GameKind.CHESS,
            "",
            "",
            List.of(),
            new Player.Person("A"),
            new Player.Person("B"),
            Optional.of(TimeControl.read("2/10")),
            GamePolicy.match(0));
    var budget = SearchBudget.of(TimeControl.read("2/10"));
    LiveGame<?, ?> live = LiveGame.of(settings, 0);
    live = live.after(live.decide(Command.of(Actor.WHITE, 4000, new Action.Move(0, "e2e4"))));
    assertThat(clocks(budget, live, 4000).movesToGo()).isEqualTo(2);
    live = live.after(live.decide(Command.of(Actor.BLACK, 4000, new Action.Move(1, "e7e5"))));
    assertThat(clocks(budget, live, 4000).movesToGo()).isEqualTo(1);
    live = live.after(live.decide(Command.of(Actor.WHITE, 8000, new Action.Move(2, "g1f3"))));
    assertThat(clocks(budget, live, 8000).white()).isEqualTo(12_000);
  }

  private static Allowance.Clocks clocks(SearchBudget budget, LiveGame<?, ?> live, long at) {
    return budget.allowance(live.clocks(), live.turn(), at).clocks().orElseThrow();
  }

  @Test
  void bothSidesMustSeeTheSameBeforeAGameIsGivenUp() {
    var rule = new Adjudication(2, 600, 1, 2, 10, 1000);
    assertThat(rule.verdict(notes(700, -650, 800, -700), 40))
        .contains(new Outcome.Win(Color.WHITE, Reason.ADJUDICATION));
    assertThat(rule.verdict(notes(700, -650, 800, -100), 40)).isEmpty();
    assertThat(rule.verdict(notes(-700, 650, -800, 900), 40))
        .contains(new Outcome.Win(Color.BLACK, Reason.ADJUDICATION));
    assertThat(rule.verdict(notes(5, -10, 0, 10), 40))
        .contains(new Outcome.Draw(Reason.ADJUDICATION));
  }

  private static List<MoveNote> notes(int... scores) {
    var notes = new ArrayList<MoveNote>();
    for (int i = 0; i < scores.length; i++) {
      Color side = i % 2 == 0 ? Color.WHITE : Color.BLACK;
      notes.add(new MoveNote(side, Optional.of(scores[i]), Optional.of(5), 100, 10, 0));
    }
    return notes;
  }
}
