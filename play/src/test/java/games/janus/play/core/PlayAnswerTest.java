package games.janus.play.core;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.play.ThinkControl;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a page is told of its game, and what it can do in it. */
class PlayAnswerTest {
  private static final Player ANN = new Player.Person("Ann");
  private static final Player ENGINE = new Player.Engine("janus", "1", 1);

  private static GameLog chess(Player white, Player black) {
    return log(GameKind.CHESS, "", white, black, Optional.empty());
  }

  private static GameLog log(
      GameKind game, String start, Player white, Player black, Optional<TimeControl> control) {
    var settings =
        new Settings(game, "", start, List.of(), white, black, control, GamePolicy.LOCAL);
    return new GameLog(settings, 0, List.of());
  }

  private static GameLog after(GameLog log, String... moves) {
    List<Event> events = new ArrayList<>();
    for (String move : moves) {
      events.add(new Event.Moved(0, move, 0, 0));
    }
    return log.with(events);
  }

  private static Reply ask(GameLog log, Actor by, long at, Action action) {
    var request = new Request.Play(log, Optional.of(Command.of(by, at, action)));
    return new Core().answer(request, ThinkControl.patient());
  }

  private static Reply.Play done(GameLog log, Actor by, long at, Action action) {
    return (Reply.Play) ask(log, by, at, action);
  }

  private static String message(GameLog log, Actor by, Action action) {
    return done(log, by, 0, action).view().message();
  }

  @Test
  void whoResignsIsNamedAndWhoWins() {
    GameLog people = chess(ANN, ANN);
    assertThat(message(people, Actor.WHITE, new Action.Resign()))
        .isEqualTo("White resigned. Black wins.");
    assertThat(message(chess(ANN, ENGINE), Actor.WHITE, new Action.Resign()))
        .isEqualTo("You lost. White resigned. Black wins.");
    assertThat(message(chess(ANN, ENGINE), Actor.BLACK, new Action.Resign()))
        .isEqualTo("You win! Black resigned. White wins.");
  }

  @Test
  void anEndByTheRulesIsToldWithItsResult() {
    GameLog mate = after(chess(ANN, ANN), "f2f3", "e7e5", "g2g4");
    Reply.Play reply = done(mate, Actor.BLACK, 0, new Action.Move(3, "d8h4"));
    assertThat(reply.view().message()).isEqualTo("Black wins. Checkmate.");
    assertThat(reply.view().outcome().orElseThrow().words()).isEqualTo("checkmate");
    GameLog lost = after(chess(ANN, ENGINE), "f2f3", "e7e5", "g2g4");
    assertThat(message(lost, Actor.BLACK, new Action.Move(3, "d8h4")))
        .isEqualTo("You lost. Checkmate.");
  }

  @Test
  void anAgreementAndADeclineAreTold() {
    GameLog offered =
        after(chess(ANN, ANN), "e2e4", "e7e5").with(List.of(new Event.DrawOffered(0, Color.WHITE)));
    assertThat(message(offered, Actor.BLACK, new Action.AnswerDraw(true)))
        .isEqualTo("Draw agreed.");
    assertThat(done(offered, Actor.BLACK, 0, new Action.AnswerDraw(false)).said())
        .contains("Black declines the draw.");
  }

  @Test
  void aFallenFlagSaysWhoCannotWin() {
    var minute = Optional.of(new TimeControl(60_000, 0, 0, 0));
    GameLog chess = after(log(GameKind.CHESS, "", ANN, ANN, minute), "e2e4");
    Reply.Play fallen = done(chess, Actor.HOST, 60_000, new Action.CheckClock());
    assertThat(fallen.view().message()).isEqualTo("Black is out of time. White wins.");
    String bishop = "8/8/8/4k3/8/8/3bK3/7R b - - 0 1";
    GameLog weak = after(log(GameKind.CHESS, bishop, ANN, ANN, minute), "d2a5");
    assertThat(done(weak, Actor.HOST, 60_000, new Action.CheckClock()).view().message())
        .isEqualTo("White is out of time, but Black cannot win. Draw.");
  }

  @Test
  void anIllegalAnswerIsQuoted() {
    GameLog log = after(chess(ANN, ENGINE), "e2e4");
    assertThat(message(log, Actor.BLACK, new Action.Move(1, "e7e4")))
        .isEqualTo("You win! Black answered e7e4, which is not legal. White wins.");
  }

  @Test
  void aRefusalIsASentence() {
    var refused = (Reply.Refused) ask(chess(ANN, ANN), Actor.WHITE, 0, new Action.OfferDraw());
    assertThat(refused.error()).isEqualTo("A draw can be offered once both players have moved.");
    assertThat(refused.reason().key()).isEqualTo("draw.too-early");
    var illegal = (Reply.Refused) ask(chess(ANN, ANN), Actor.WHITE, 0, new Action.Move(0, "e2e5"));
    assertThat(illegal.error())
        .isEqualTo("\"e2e5\" cannot be played. The pawn on e2 cannot reach e5.");
  }

  @Test
  void aLogWithoutItsEndGetsItWithTheNextCommand() {
    GameLog mate = after(chess(ANN, ANN), "f2f3", "e7e5", "g2g4", "d8h4");
    Reply.Play reply = done(mate, Actor.HOST, 5, new Action.CheckClock());
    assertThat(reply.events()).hasSize(1);
    assertThat(reply.view().message()).isEqualTo("Black wins. Checkmate.");
  }

  @Test
  void theResultOfAFileStandsAndCanBeTakenBack() {
    GameLog log = after(chess(ANN, ANN), "e2e4");
    var verdict = new Action.Adjudicate(Optional.of(Color.WHITE), Reason.RECORDED);
    Reply.Play ended = done(log, Actor.HOST, 0, verdict);
    assertThat(ended.view().message()).isEqualTo("White wins. The file says so.");
    assertThat(ended.can().reopen()).isTrue();
  }

  @Test
  void withoutACommandItSaysWhatCouldBeDoneWhenSomethingLastHappened() {
    var second = Optional.of(new TimeControl(1000, 0, 0, 0));
    GameLog log = after(log(GameKind.CHESS, "", ANN, ENGINE, second), "e2e4", "e7e5");
    var reply =
        (Reply.Play)
            new Core().answer(new Request.Play(log, Optional.empty()), ThinkControl.patient());
    assertThat(reply.can().takeBack()).isTrue();
    assertThat(reply.can().board()).isEqualTo(Actor.WHITE);
    assertThat(reply.can().claimDraw()).isFalse();
    assertThat(reply.clocks().orElseThrow().thinkMillis()).isBetween(1L, 100L);
  }
}
