package games.janus.arena.match;

import games.janus.arena.Allowance;
import games.janus.arena.Answer;
import games.janus.arena.MatchPlayer;
import games.janus.arena.PlayerFailure;
import games.janus.arena.Stopwatch;
import games.janus.message.Messages;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.Decision;
import games.janus.play.live.Ending;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.play.xray.Lines;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameType;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One game between two players. */
final class Bout<P, M> {
  private final MatchPlayer<P, M> white;
  private final MatchPlayer<P, M> black;
  private final Conditions conditions;
  private final int number;
  private final List<MoveNote> notes = new ArrayList<>();
  private LiveGame<P, M> live;

  /** Milliseconds that both have thought; between two thoughts no time passes. */
  private long at;

  private String explanation = "";
  private Optional<Color> failed = Optional.empty();

  Bout(
      GameType<P, M> type,
      Game<P, M> opening,
      MatchPlayer<P, M> white,
      MatchPlayer<P, M> black,
      Conditions conditions,
      int number) {
    this.white = white;
    this.black = black;
    this.conditions = conditions;
    this.number = number;
    this.live = LiveGame.of(type, settings(type, opening), at);
  }

  private Settings settings(GameType<P, M> type, Game<P, M> opening) {
    return new Settings(
        type.kind(),
        type.ruleSet(),
        type.notation().fen(GameRecord.of(Tags.NONE, opening).start()),
        Lines.ids(type, opening),
        engine(white),
        engine(black),
        conditions.budget().control(),
        GamePolicy.match(conditions.margin())
            .withMostEnginePlies(conditions.adjudication().mostPlies()));
  }

  /** What it is made of, the match knows. */
  private static Player engine(MatchPlayer<?, ?> player) {
    return new Player.Engine(player.name(), "", 0);
  }

  BoutReport<P, M> play() {
    begin(Color.WHITE);
    begin(Color.BLACK);
    while (live.ending().isEmpty()) {
      makeMove();
      Optional<Outcome> verdict = conditions.adjudication().verdict(notes, live.game().plies());
      if (live.ending().isEmpty() && verdict.isPresent()) {
        take(Actor.HOST, new Action.Adjudicate(verdict.get()));
      }
    }
    Outcome outcome = live.ending().flatMap(Ending::result).orElseThrow();
    return new BoutReport<>(live.game(), notes, outcome, explanation, failed);
  }

  private void begin(Color side) {
    try {
      if (live.ending().isEmpty()) {
        player(side).beginGame(number);
      }
    } catch (PlayerFailure failure) {
      fail(side, failure);
    }
  }

  private MatchPlayer<P, M> player(Color side) {
    return side == Color.WHITE ? white : black;
  }

  private void makeMove() {
    Color side = live.turn();
    MatchPlayer<P, M> player = player(side);
    Allowance allowance = conditions.budget().allowance(live.clocks(), side, at);
    long busyBefore = player.busyNanos();
    var watch = new Stopwatch();
    try {
      Answer<M> answer = player.move(live.game(), allowance);
      long spent = watch.millis();
      take(side, answer, spent, player.busyNanos() - busyBefore);
    } catch (PlayerFailure failure) {
      fail(side, failure);
    }
  }

  private void take(Color side, Answer<M> answer, long spent, long busy) {
    at += spent;
    long late = -live.clocks().map(clocks -> clocks.left(side, at)).orElse(0L);
    long over = spent - conditions.budget().moveTime().orElse(spent);
    if (answer.move().isEmpty()) {
      take(Actor.of(side), new Action.Resign());
    } else if (over > conditions.margin()) {
      var detail = Messages.matchOverstepped(player(side).name(), over);
      take(Actor.HOST, new Action.Forfeit(side, Reason.TIME, detail));
    } else {
      String id = live.type().notation().moveId(live.game().position(), answer.move().get());
      take(Actor.of(side), new Action.Move(live.game().plies(), id));
    }
    if (isOutOfTime()) {
      explanation = Messages.peerOverstepped(Math.max(over, late), player(side).name()).text();
    } else if (live.made() > notes.size()) {
      notes.add(new MoveNote(side, answer.score(), answer.depth(), answer.nodes(), spent, busy));
    }
  }

  private boolean isOutOfTime() {
    return live.ending()
        .flatMap(Ending::result)
        .filter(outcome -> outcome.reason() == Reason.TIME)
        .isPresent();
  }

  private void fail(Color side, PlayerFailure failure) {
    explanation = String.valueOf(failure.getMessage());
    failed = Optional.of(side);
    take(Actor.HOST, new Action.Forfeit(side, failure.reason(), Messages.matchFailed(explanation)));
  }

  private void take(Actor by, Action action) {
    Decision decision = live.decide(Command.of(by, at, action));
    if (decision instanceof Decision.Refused refused) {
      throw new IllegalStateException(action + ": " + refused.reason().key());
    }
    live = live.after(decision);
  }
}
