package games.janus.play.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is special about a game of two people who have sent each other a link. */
class ByLinkTest {
  private static final long DAY = 86_400_000;

  private LiveGame<?, ?> live = game(Optional.of(new TimeControl(60_000, 2_000, 0, 0)));

  private static LiveGame<?, ?> game(Optional<TimeControl> control) {
    return LiveGame.of(
        new Settings(
            GameKind.CHESS,
            "",
            "",
            List.of(),
            new Player.Person("Ann"),
            new Player.Person(""),
            control,
            GamePolicy.BY_LINK),
        0);
  }

  private Decision decide(Actor by, long at, Action action) {
    Decision decision = live.decide(Command.of(by, at, action));
    live = live.after(decision);
    return decision;
  }

  private void move(Actor by, long at, int ply, String id) {
    assertThat(decide(by, at, new Action.Move(ply, id))).isInstanceOf(Decision.Accepted.class);
  }

  private long left(Color side) {
    return live.clocks().orElseThrow().side(side).left();
  }

  @Test
  void theFirstMoveOfEachSideCostsNothing() {
    move(Actor.WHITE, 20_000, 0, "e2e4");
    move(Actor.BLACK, 45_000, 1, "e7e5");
    assertThat(left(Color.WHITE)).isEqualTo(60_000);
    assertThat(left(Color.BLACK)).isEqualTo(60_000);
    move(Actor.WHITE, 50_000, 2, "g1f3");
    assertThat(left(Color.WHITE)).isEqualTo(60_000 - 5_000 + 2_000);
  }

  @Test
  void timeIsGivenWhileTheClockRuns() {
    move(Actor.WHITE, 0, 0, "e2e4");
    move(Actor.BLACK, 0, 1, "e7e5");
    assertThat(live.flagAt()).hasValue(60_000L);
    decide(Actor.BLACK, 10_000, new Action.GiveTime());
    assertThat(live.flagAt()).hasValue(75_000L);
    assertThat(left(Color.BLACK)).isEqualTo(60_000);
    move(Actor.WHITE, 70_000, 2, "g1f3");
    assertThat(left(Color.WHITE)).isEqualTo(60_000 + 15_000 - 70_000 + 2_000);
  }

  @Test
  void nobodyGivesTimeToHimself() {
    Decision.Accepted given = (Decision.Accepted) decide(Actor.WHITE, 0, new Action.GiveTime());
    assertThat(given.events()).containsExactly(new Event.TimeGiven(0, Color.BLACK, 15_000));
    assertThat(decide(Actor.HOST, 0, new Action.GiveTime())).isInstanceOf(Decision.Refused.class);
  }

  @Test
  void whoWaitsAWeekWithoutAClockMayClaimTheGame() {
    live = game(Optional.empty());
    move(Actor.WHITE, 0, 0, "e2e4");
    move(Actor.BLACK, DAY, 1, "e7e5");
    assertThat(live.claimAt()).hasValue(8 * DAY);
    assertThat(decide(Actor.BLACK, 8 * DAY - 1, new Action.ClaimWin()))
        .isEqualTo(new Decision.Refused(Messages.claimTooEarly(1)));
    for (Actor other : List.of(Actor.WHITE, Actor.HOST)) {
      assertThat(decide(other, 9 * DAY, new Action.ClaimWin()))
          .isInstanceOf(Decision.Refused.class);
    }
    assertThat(decide(Actor.BLACK, 8 * DAY, new Action.ClaimWin()))
        .isInstanceOf(Decision.Accepted.class);
    assertThat(live.ending().flatMap(Ending::result))
        .hasValue(new Outcome.Win(Color.BLACK, Outcome.Reason.TIME));
  }

  @Test
  void theWeekBeginsAgainWithATakebackAndWithANewPlayer() {
    live = game(Optional.empty());
    move(Actor.WHITE, 0, 0, "e2e4");
    live = live.apply(new Event.PlayerChanged(DAY, Color.BLACK, new Player.Person("Bob")));
    assertThat(live.claimAt()).hasValue(8 * DAY);
    decide(Actor.WHITE, 2 * DAY, new Action.AskTakeback());
    decide(Actor.BLACK, 2 * DAY, new Action.AnswerTakeback(true));
    assertThat(live.claimAt()).hasValue(9 * DAY);
  }

  @Test
  void whereClocksDecideNobodyClaimsTheGame() {
    move(Actor.WHITE, 0, 0, "e2e4");
    assertThat(live.claimAt()).isEmpty();
    assertThat(decide(Actor.WHITE, 30 * DAY, new Action.ClaimWin()))
        .isInstanceOf(Decision.Refused.class);
  }

  @Test
  void whatIsSaidChangesNothingElseAndIsSaidAfterTheEndToo() {
    decide(Actor.WHITE, 0, new Action.Resign());
    Decision.Accepted said = (Decision.Accepted) decide(Actor.WHITE, 1, new Action.Say(10));
    assertThat(said.events()).containsExactly(new Event.Said(1, Color.WHITE, 10));
    assertThat(live.ending()).isPresent();
  }
}
