package games.janus.server.games;

import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.TimeControl;
import games.janus.rules.Color;
import java.util.List;

/**
 * How much of the time that moves spend on their way is given back. Each side has a quota that
 * grows with every move, so that a slow line costs nothing and a feigned one gains little. The
 * figures are those of lichess's LagTracker.
 */
final class LagQuota {
  private static final int FIRST = 3;
  private static final int MOST = 7;
  private static final long MOST_GAIN = 1000;

  /** A round trip may be half as long again as the longest that was seen lately, and this. */
  private static final long ALLOWANCE_MILLIS = 40;

  private static final long MOST_GRACE = 2000;

  private final long gain;
  private long white;
  private long black;

  LagQuota(TimeControl control) {
    long seconds = (control.base() + 40 * control.increment()) / 1000;
    gain = Math.min(MOST_GAIN, 10 * (seconds * 2 / 5 + 15));
    white = FIRST * gain;
    black = FIRST * gain;
  }

  /** The quotas after what has happened in a game. */
  static LagQuota after(GameLog log, TimeControl control) {
    var quota = new LagQuota(control);
    GameLog empty = new GameLog(log.settings(), log.at(), List.of());
    var live = empty.replay();
    Color turn = live.turn();
    // Sides take turns, and a takeback gives the turn to who has asked for it.
    for (Event event : log.events()) {
      if (event instanceof Event.Moved moved) {
        quota.moved(turn, moved.credited());
        turn = turn.opponent();
      } else if (event instanceof Event.TakenBack back) {
        boolean isEven = (back.toPly() - live.game().plies()) % 2 == 0;
        turn = isEven ? live.turn() : live.turn().opponent();
      }
    }
    return quota;
  }

  /**
   * What a move has spent on its way, as far as that can be believed.
   *
   * @param elapsed since the turn began, by the server's clock
   * @param took of that, by the word of the player
   * @param roundTrip the longest of the last ones, by the server's clock
   */
  static long lag(long elapsed, long took, long roundTrip) {
    long claimed = Math.max(0, elapsed - took);
    long believed = roundTrip * 3 / 2 + ALLOWANCE_MILLIS;
    return Math.max(0, Math.min(elapsed, Math.min(claimed, believed)));
  }

  private long left(Color side) {
    return side == Color.WHITE ? white : black;
  }

  /** What of it is given back. */
  long compensated(Color side, long lag) {
    return Math.min(lag, left(side));
  }

  /** How late a flag falls: a move that was made in time may still be on its way. */
  long grace(Color side) {
    return Math.min(left(side), MOST_GRACE);
  }

  void moved(Color side, long compensated) {
    long now = Math.min(MOST * gain, left(side) + gain - compensated);
    if (side == Color.WHITE) {
      white = now;
    } else {
      black = now;
    }
  }
}
