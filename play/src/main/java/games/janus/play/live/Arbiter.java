package games.janus.play.live;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.GamePolicy.Takebacks;
import games.janus.play.live.LiveGame.RematchOffer;
import games.janus.play.live.LiveGame.TakebackRequest;
import games.janus.play.live.LiveGame.Turn;
import games.janus.play.live.LiveGame.Undone;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.NotationException;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what a command comes to in a game, and changes nothing. */
record Arbiter<P, M>(LiveGame<P, M> live, GamePolicy policy) {
  private static final long GIFT_MILLIS = 15_000;
  private static final long DAY_MILLIS = 86_400_000;

  Decision decide(Command command) {
    if (command.action() instanceof Action.Move move && isRepeated(command.by(), move)) {
      return accepted();
    }
    if (live.ending().isPresent()) {
      return afterTheEnd(command);
    }
    Optional<Outcome> missed = live.result(live.game());
    if (missed.isPresent()) { // a log made from a file or an old record has moves, and no end
      return ended(command, missed.get());
    }
    if (hasFlagFallen(command)) {
      return ended(command, onTime(live.turn()));
    }
    return switch (command.action()) {
      case Action.Move move -> move(command, move);
      case Action.OfferDraw _ -> offerDraw(command);
      case Action.AnswerDraw answer -> answerDraw(command, answer.accept());
      case Action.WeighDraw weighed ->
          answerDraw(command, Referee.acceptsDraw(live, weighed.score()));
      case Action.ClaimDraw claim -> claimDraw(command, claim.intended());
      case Action.ClaimWin _ -> claimWin(command);
      case Action.AskTakeback _ -> askTakeback(command);
      case Action.AnswerTakeback answer -> answerTakeback(command, answer.accept());
      case Action.Redo _ -> redo(command);
      case Action.GiveTime _ -> giveTime(command);
      case Action.Say said -> say(command, said.phrase());
      case Action.Resign _ ->
          command
              .by()
              .side()
              .map(side -> ended(command, new Outcome.Win(side.opponent(), Reason.RESIGNATION)))
              .orElse(refused(Messages.playerOnly()));
      case Action.Abort _ -> abort(command);
      case Action.Reopen _ -> refused(Messages.gameNotOver());
      case Action.Pause _ -> pause(command);
      case Action.Resume _ ->
          live.isPaused()
              ? accepted(new Event.Resumed(command.at()))
              : refused(Messages.resumeNotPaused());
      case Action.CheckClock _ -> accepted();
      case Action.Forfeit forfeit -> byHost(command, lost(forfeit));
      case Action.Adjudicate verdict ->
          byHost(command, new Ending.Decided(verdict.winner(), verdict.reason(), Optional.empty()));
      case Action.ChangePlayer change -> changePlayer(command, change);
      case Action.Rematch rematch ->
          policy.canReopen() ? rematch(command, rematch.swap()) : refused(Messages.gameNotOver());
    };
  }

  private Decision afterTheEnd(Command command) {
    return switch (command.action()) {
      case Action.CheckClock _ -> accepted();
      case Action.Say said -> say(command, said.phrase());
      case Action.Reopen _ -> reopen(command);
      case Action.AskTakeback _ when policy.canReopen() -> askTakeback(command);
      case Action.ChangePlayer change -> changePlayer(command, change);
      case Action.Rematch rematch -> rematch(command, rematch.swap());
      default -> refused(Messages.gameOver());
    };
  }

  // ---- Clocks

  /** Whether time is over, also for a move that arrives too late. */
  private boolean hasFlagFallen(Command command) {
    boolean isOwnMove =
        command.action() instanceof Action.Move && command.by() == Actor.of(live.turn());
    long lag = isOwnMove ? command.lag() : 0;
    return live.clocks()
        .filter(
            clocks -> clocks.press(live.turn(), command.at(), lag, policy.graceMillis()).isLate())
        .isPresent();
  }

  /** FIDE 6.9: a side that could never win does not win on time either. */
  private Outcome onTime(Color loser) {
    Color winner = loser.opponent();
    return live.type().rules().canWin(live.game().position(), winner)
        ? new Outcome.Win(winner, Reason.TIME)
        : new Outcome.Draw(Reason.TIME);
  }

  /** Who waits need not wait for ever. */
  private Decision claimWin(Command command) {
    Optional<Color> by = command.by().side();
    if (by.isEmpty()) {
      return refused(Messages.playerOnly());
    }
    Optional<Long> from = live.claimAt();
    if (from.isEmpty() || by.get() == live.turn()) {
      return refused(Messages.claimNoWait());
    }
    long wait = from.get() - command.at();
    return wait > 0
        ? refused(Messages.claimTooEarly((wait + DAY_MILLIS - 1) / DAY_MILLIS))
        : ended(command, onTime(live.turn()));
  }

  private Decision giveTime(Command command) {
    Optional<Color> by = command.by().side();
    if (by.isEmpty() || policy.canReopen()) {
      return refused(Messages.playerOnly());
    }
    return live.clocks().isPresent()
        ? accepted(new Event.TimeGiven(command.at(), by.get().opponent(), GIFT_MILLIS))
        : refused(Messages.giftNoClock());
  }

  private static Decision say(Command command, int phrase) {
    return command
        .by()
        .side()
        .map(by -> accepted(new Event.Said(command.at(), by, phrase)))
        .orElse(refused(Messages.playerOnly()));
  }

  // ---- Moves

  /** Whether this very move has been made at that ply by that player. */
  private boolean isRepeated(Actor by, Action.Move move) {
    if (move.ply() < live.settings().before().size() || move.ply() >= live.game().plies()) {
      return false;
    }
    Game<P, M> after = live.game();
    while (after.plies() > move.ply() + 1) {
      after = after.before().orElseThrow();
    }
    P position = after.before().orElseThrow().position();
    try {
      return by == Actor.of(live.type().rules().turn(position))
          && after.lastMove().equals(Optional.of(read(position, move.id())));
    } catch (NotationException _) {
      return false;
    }
  }

  private M read(P position, String id) {
    return live.type().notation().readMoveId(position, id);
  }

  private Decision move(Command command, Action.Move move) {
    Color side = live.turn();
    if (move.ply() != live.game().plies()) {
      return refused(Messages.moveStale(live.game().plies(), move.ply()));
    }
    if (command.by() != Actor.of(side)) {
      return refused(Messages.moveNotYourTurn());
    }
    if (live.isPaused() && live.settings().isEngine(side)) {
      return refused(Messages.gamePaused());
    }
    P position = live.game().position();
    M made;
    Game<P, M> next;
    try {
      made = read(position, move.id());
      next = live.game().play(made);
    } catch (NotationException wrong) {
      return illegal(command, wrong);
    }
    List<Event> events = new ArrayList<>();
    Optional<Clocks> clocks = live.clocks();
    if (live.isPaused()) { // who moves goes on with the game
      Event resumed = new Event.Resumed(command.at());
      events.add(resumed);
      clocks = live.apply(resumed).clocks();
    }
    Clocks.Press press =
        clocks
            .map(shown -> shown.press(side, command.at(), command.lag(), policy.graceMillis()))
            .orElse(new Clocks.Press(0, 0, false));
    String id = live.type().notation().moveId(position, made);
    events.add(new Event.Moved(command.at(), id, press.spent(), press.credited()));
    return withResult(command, events, live.result(next));
  }

  /** An engine that does not know a rule loses; a person is told what is wrong. */
  private Decision illegal(Command command, NotationException wrong) {
    var why = Messages.moveIllegal(wrong.text(), wrong.reason());
    Color side = live.turn();
    return live.settings().isEngine(side)
        ? accepted(
            new Event.Ended(
                command.at(),
                new Ending.Decided(
                    new Outcome.Win(side.opponent(), Reason.ILLEGAL_MOVE), Optional.of(why))))
        : new Decision.Refused(why);
  }

  // ---- Draws

  private Decision offerDraw(Command command) {
    if (command.by().side().isEmpty()) {
      return refused(Messages.playerOnly());
    }
    Color by = command.by().side().get();
    if (live.made() < 2) {
      return refused(Messages.drawTooEarly()); // FIDE 5.2.3
    }
    if (live.drawOffer().equals(Optional.of(by.opponent()))) {
      return answerDraw(command, true);
    }
    var last = live.draws().last(by);
    return last.isPresent() && live.game().plies() - last.get() < 2
        ? refused(Messages.drawOfferedAlready())
        : accepted(new Event.DrawOffered(command.at(), by));
  }

  private Decision answerDraw(Command command, boolean accept) {
    Optional<Color> answering = live.drawOffer().map(Color::opponent);
    if (answering.isEmpty() || !answering.equals(command.by().side())) {
      return refused(Messages.drawNoOffer());
    }
    return accept
        ? ended(command, new Outcome.Draw(Reason.AGREEMENT))
        : accepted(new Event.DrawDeclined(command.at(), answering.get()));
  }

  /** FIDE 9.2, 9.3: the player to move claims, also with a move that is not made yet. */
  private Decision claimDraw(Command command, Optional<String> intended) {
    if (command.by() != Actor.of(live.turn())) {
      return refused(Messages.claimNotYourTurn());
    }
    Optional<Outcome> draw;
    try {
      draw =
          intended.isEmpty()
              ? live.game().claimableDraw()
              : drawAfter(live.game().play(read(live.game().position(), intended.get())));
    } catch (NotationException wrong) {
      return refused(Messages.moveIllegal(wrong.text(), wrong.reason()));
    }
    return draw.map(outcome -> ended(command, outcome)).orElse(refused(Messages.claimNone()));
  }

  /** What could be claimed then, or would be a draw by itself for the same reason. */
  private static <P, M> Optional<Outcome> drawAfter(Game<P, M> game) {
    boolean isDecidedByPosition = game.rules().outcome(game.position()).isPresent();
    return isDecidedByPosition ? Optional.empty() : game.outcome().or(game::claimableDraw);
  }

  // ---- Back and forth

  private Decision askTakeback(Command command) {
    if (policy.takebacks() == Takebacks.NEVER) {
      return refused(Messages.takebackNever());
    }
    boolean isFree = policy.takebacks() == Takebacks.FREE;
    if (!isFree && command.by() == Actor.HOST) {
      return refused(Messages.playerOnly());
    }
    Color by = command.by().side().orElse(live.turn().opponent());
    Turn<P, M> to = live.current().before();
    while (to != null && to.side() != by) {
      to = to.before();
    }
    if (to == null) {
      return refused(Messages.takebackNothing());
    }
    if (isFree || live.settings().isEngine(by.opponent())) {
      return accepted(new Event.TakenBack(command.at(), to.game().plies()));
    }
    return live.takeback().isPresent()
        ? refused(Messages.takebackAskedAlready())
        : accepted(new Event.TakebackAsked(command.at(), by, to.game().plies()));
  }

  private Decision answerTakeback(Command command, boolean accept) {
    Optional<TakebackRequest> request = live.takeback();
    Optional<Color> answering = request.map(asked -> asked.by().opponent());
    if (request.isEmpty() || !answering.equals(command.by().side())) {
      return refused(Messages.takebackNoRequest());
    }
    return accept
        ? accepted(new Event.TakenBack(command.at(), request.get().toPly()))
        : accepted(new Event.TakebackDeclined(command.at(), request.get().by().opponent()));
  }

  private Decision redo(Command command) {
    Optional<Undone<P, M>> at = live.undone();
    if (at.isEmpty()) {
      return refused(Messages.redoNothing());
    }
    Color by = command.by().side().orElse(live.turn().opponent());
    Turn<P, M> to = at.get().turn();
    while (to.side() != by && at.get().then().isPresent()) {
      at = at.get().then();
      to = at.get().turn();
    }
    List<Event> events = List.of(new Event.Redone(command.at(), to.game().plies()));
    return withResult(command, events, live.result(to.game()));
  }

  // ---- Ends and beginnings

  private Decision abort(Command command) {
    if (policy.abortBefore() == 0) {
      return refused(Messages.abortNever());
    }
    return live.made() < policy.abortBefore()
        ? accepted(new Event.Ended(command.at(), new Ending.Aborted()))
        : refused(Messages.abortTooLate());
  }

  private Decision reopen(Command command) {
    if (!policy.canReopen()) {
      return refused(Messages.reopenNever());
    }
    Optional<Reason> reason = live.ending().flatMap(Ending::result).map(Outcome::reason);
    boolean isByPlayers =
        reason.equals(Optional.of(Reason.RESIGNATION))
            || reason.equals(Optional.of(Reason.AGREEMENT))
            || reason.equals(Optional.of(Reason.RECORDED));
    return isByPlayers
        ? accepted(new Event.Reopened(command.at()))
        : refused(Messages.reopenNotByPlayers());
  }

  private Decision pause(Command command) {
    if (!policy.canReopen()) {
      return refused(Messages.pauseNever());
    }
    return live.isPaused()
        ? refused(Messages.pauseAlready())
        : accepted(new Event.Paused(command.at()));
  }

  private Decision byHost(Command command, Ending ending) {
    return command.by() == Actor.HOST
        ? accepted(new Event.Ended(command.at(), ending))
        : refused(Messages.hostOnly());
  }

  private Ending lost(Action.Forfeit forfeit) {
    Outcome outcome =
        forfeit.reason() == Reason.TIME
            ? onTime(forfeit.side())
            : new Outcome.Win(forfeit.side().opponent(), forfeit.reason());
    return new Ending.Decided(outcome, Optional.of(forfeit.detail()));
  }

  private Decision changePlayer(Command command, Action.ChangePlayer change) {
    if (command.by() != Actor.HOST) {
      return refused(Messages.hostOnly());
    }
    if (!policy.canReopen()) {
      return refused(Messages.playerFixed());
    }
    Event changed = new Event.PlayerChanged(command.at(), change.side(), change.player());
    return live.ending().isPresent()
        ? accepted(changed)
        : withResult(command, List.of(changed), live.apply(changed).result(live.game()));
  }

  private Decision rematch(Command command, boolean swap) {
    if (live.next().isPresent()) {
      return refused(Messages.rematchAgreed());
    }
    Optional<Color> by = command.by().side();
    if (by.isEmpty() && !policy.canReopen()) {
      return refused(Messages.playerOnly());
    }
    boolean isAgreed =
        policy.canReopen()
            || live.settings().isEngine(by.orElseThrow().opponent())
            || live.rematch().equals(Optional.of(new RematchOffer(by.get().opponent(), swap)));
    if (isAgreed) {
      return accepted(new Event.RematchAgreed(command.at(), live.settings().again(swap)));
    }
    return live.rematch().equals(Optional.of(new RematchOffer(by.orElseThrow(), swap)))
        ? refused(Messages.rematchOfferedAlready())
        : accepted(new Event.RematchOffered(command.at(), by.get(), swap));
  }

  // ---- Decisions

  private static Decision withResult(
      Command command, List<Event> events, Optional<Outcome> result) {
    List<Event> all = new ArrayList<>(events);
    result.ifPresent(
        outcome -> all.add(new Event.Ended(command.at(), new Ending.Decided(outcome))));
    return new Decision.Accepted(all);
  }

  private static Decision ended(Command command, Outcome outcome) {
    return accepted(new Event.Ended(command.at(), new Ending.Decided(outcome)));
  }

  private static Decision accepted(Event... events) {
    return new Decision.Accepted(List.of(events));
  }

  private static Decision refused(Message reason) {
    return new Decision.Refused(reason);
  }
}
