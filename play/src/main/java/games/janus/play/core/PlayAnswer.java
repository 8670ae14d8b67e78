package games.janus.play.core;

import games.janus.engines.search.TimePlan;
import games.janus.message.Messages;
import games.janus.play.core.Reply.Play.ClocksShown;
import games.janus.play.core.Reply.Play.Possible;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Clocks;
import games.janus.play.live.Command;
import games.janus.play.live.Decision;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.rules.Color;
import java.util.List;
import java.util.Optional;

/** A game in progress, and what a command comes to in it. */
final class PlayAnswer {
  /** What a page loses with each move between its clock and the engine. Untested. */
  private static final long OVERHEAD_MILLIS = 50;

  /** Where a move may take days nobody wants to wait so long. */
  private static final long UNHURRIED_MILLIS = 5_000;

  private PlayAnswer() {}

  static Reply.Play to(Request.Play asked) {
    GameLog log = asked.log();
    if (log.events().size() > GameLog.MOST_EVENTS) {
      throw RefusedException.request(Messages.requestEvents(GameLog.MOST_EVENTS));
    }
    LiveGame<?, ?> live = log.replay();
    return asked
        .command()
        .map(given -> to(live, given, asked.seat()))
        .orElseGet(() -> reply(live, List.of(), log.lastAt(), asked.seat()));
  }

  private static <P, M> Reply.Play to(LiveGame<P, M> live, Command command, Optional<Color> seat) {
    return switch (live.decide(command)) {
      case Decision.Accepted accepted ->
          reply(live.after(accepted), accepted.events(), command.at(), seat);
      case Decision.Refused refused -> throw RefusedException.refused(refused.reason());
    };
  }

  private static <P, M> Reply.Play reply(
      LiveGame<P, M> live, List<Event> events, long at, Optional<Color> seat) {
    return new Reply.Play(
        events,
        live.version(),
        live.settings(),
        live.made(),
        live.clocks().map(clocks -> shown(live, clocks, at)),
        live.drawOffer(),
        live.claimAt(),
        live.takeback(),
        live.rematch(),
        live.next(),
        live.ending(),
        live.isPaused(),
        possible(live, at, seat),
        ViewAnswer.of(live),
        PlayWords.said(live.type(), events));
  }

  private static ClocksShown shown(LiveGame<?, ?> live, Clocks clocks, long at) {
    Color side = live.turn();
    boolean hasDays = clocks.control().hasDays();
    var plan =
        hasDays
            ? TimePlan.exactly(UNHURRIED_MILLIS, 0)
            : TimePlan.byClock(
                clocks.left(side, at),
                clocks.control().increment(),
                clocks.movesToGo(side),
                OVERHEAD_MILLIS);
    long perMove = hasDays ? clocks.control().delay() : 0;
    return new ClocksShown(
        clocks.side(Color.WHITE).left() + perMove,
        clocks.side(Color.BLACK).left() + perMove,
        clocks.running().map(Clocks.Running::side),
        live.flagAt(),
        plan.soft());
  }

  private static Possible possible(LiveGame<?, ?> live, long at, Optional<Color> seat) {
    Color by = seat.or(live::lonePerson).orElse(live.turn());
    Actor person = Actor.of(by);
    Actor board = seat.isPresent() ? person : live.atTheBoard();
    return new Possible(
        by,
        board,
        can(live, board, at, new Action.AskTakeback()),
        can(live, board, at, new Action.Redo()),
        can(live, person, at, new Action.Resign()),
        can(live, person, at, new Action.OfferDraw()),
        can(live, person, at, new Action.ClaimDraw(Optional.empty())),
        can(live, Actor.HOST, at, new Action.Reopen()),
        can(live, Actor.HOST, at, new Action.Pause()),
        can(live, person, at, new Action.Abort()),
        can(live, person, at, new Action.GiveTime()));
  }

  private static boolean can(LiveGame<?, ?> live, Actor by, long at, Action action) {
    return live.decide(Command.of(by, at, action)) instanceof Decision.Accepted;
  }
}
