package games.janus.server.games;

import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.LiveGame;
import games.janus.rules.Excerpt;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.server.games.Refusal.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks whether events that another host has decided can have happened: moves are legal, time goes
 * on, and after the end nothing happens but what may follow it. Whether a player was allowed to do
 * it, and what it cost him, is for that host to say.
 */
final class EventCheck {
  private static final int LONGEST_MOVE = 100;
  private static final int MOST_DETAIL = 2000;
  private static final int DEEPEST_DETAIL = 2;

  /** What only the board can say. */
  private static final Set<Reason> BY_BOARD =
      Set.of(
          Reason.CHECKMATE,
          Reason.STALEMATE,
          Reason.DEAD_POSITION,
          Reason.FIVEFOLD_REPETITION,
          Reason.SEVENTY_FIVE_MOVES,
          Reason.NO_PIECES_LEFT,
          Reason.NO_MOVES_LEFT);

  private EventCheck() {}

  /**
   * The game after these events.
   *
   * @param since the host's milliseconds before them
   */
  static LiveGame<?, ?> apply(LiveGame<?, ?> live, List<Event> events, long since) {
    LiveGame<?, ?> after = live;
    long at = since;
    for (Event event : events) {
      if (event.at() < at) {
        throw Refusal.request(Messages.keptTime());
      }
      at = event.at();
      after = apply(after, event);
    }
    return after;
  }

  private static LiveGame<?, ?> apply(LiveGame<?, ?> live, Event event) {
    switch (event) {
      case Event.TakenBack back -> requireBack(live, back.toPly());
      case Event.Redone redone -> requireRedo(live, redone.toPly());
      case Event.Reopened _ -> requireReopenable(live);
      case Event.PlayerChanged changed -> SettingsCheck.player(changed.player(), live.type());
      case Event.RematchAgreed agreed -> SettingsCheck.settings(agreed.next());
      case Event.RematchOffered _ -> {}
      default -> requireUnfinished(live);
    }
    if (event instanceof Event.Moved moved) {
      requireMove(moved);
    }
    if (event instanceof Event.Ended ended) {
      requireEnd(live, ended.ending());
    }
    LiveGame<?, ?> after = Refusal.said(() -> live.apply(event));
    if (event instanceof Event.Redone redone) {
      require(after.game().plies() == redone.toPly(), Messages.keptNoRedo());
    }
    return after;
  }

  private static void requireUnfinished(LiveGame<?, ?> live) {
    if (live.ending().isPresent()) {
      throw new Refusal(Kind.OVER, Messages.gameOver());
    }
  }

  private static void requireReopenable(LiveGame<?, ?> live) {
    require(live.ending().isPresent(), Messages.keptNotOver());
    require(live.game().outcome().isEmpty(), Messages.keptOverByRules());
  }

  private static void requireBack(LiveGame<?, ?> live, int toPly) {
    int first = live.settings().before().size();
    require(toPly >= first && toPly < live.game().plies(), Messages.keptNoTakeback());
  }

  private static void requireRedo(LiveGame<?, ?> live, int toPly) {
    require(live.canRedo() && toPly > live.game().plies(), Messages.keptNoRedo());
  }

  private static void requireMove(Event.Moved moved) {
    if (moved.id().length() > LONGEST_MOVE) {
      throw new Refusal(
          Kind.TEXT, Messages.textUnreadable(Messages.movetextTooLong(), Excerpt.of(moved.id())));
    }
    if (moved.spent() < 0 || moved.credited() < 0) {
      throw Refusal.request(Messages.keptNegative());
    }
  }

  private static void requireEnd(LiveGame<?, ?> live, Ending ending) {
    Optional<Outcome> byRules = live.game().outcome();
    Optional<Reason> reason = ending.result().map(Outcome::reason);
    boolean isTrue =
        byRules.isPresent()
            ? ending.result().equals(byRules)
            : reason.isEmpty() || !BY_BOARD.contains(reason.get());
    require(isTrue, Messages.keptNoSuchEnd());
    if (ending instanceof Ending.Decided decided
        && decided.detail().filter(detail -> weight(detail, 0) > MOST_DETAIL).isPresent()) {
      throw Refusal.request(Messages.keptLongDetail(MOST_DETAIL));
    }
    try {
      KeptEnding.message(ending).text();
    } catch (IndexOutOfBoundsException _) {
      throw Refusal.request(Messages.keptShortDetail());
    }
  }

  /** How long a message is; one that nests deeper than any of ours is too long. */
  private static int weight(Message message, int depth) {
    int weight = depth > DEEPEST_DETAIL ? MOST_DETAIL + 1 : message.key().length();
    for (Argument argument : message.args()) {
      weight +=
          switch (argument) {
            case Message inner -> depth > DEEPEST_DETAIL ? 0 : weight(inner, depth + 1);
            case Argument.Text text -> text.text().length();
            case Argument.Count _ -> 1;
          };
    }
    return weight;
  }

  private static void require(boolean isSo, Message otherwise) {
    if (!isSo) {
      throw new Refusal(Kind.ILLEGAL, otherwise);
    }
  }
}
