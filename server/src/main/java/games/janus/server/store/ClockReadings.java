package games.janus.server.store;

import games.janus.play.live.Clocks;
import games.janus.play.live.Event;
import games.janus.play.live.LiveGame;
import games.janus.rules.Color;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Turns moves with what the clocks showed into events with what the moves cost. */
final class ClockReadings {
  private ClockReadings() {}

  /**
   * The events of these moves.
   *
   * @param live the game before them
   * @param at the host's milliseconds before them
   */
  static List<Event> events(LiveGame<?, ?> live, List<MadeMove> moves, long at) {
    var events = new ArrayList<Event>(moves.size());
    LiveGame<?, ?> now = live;
    long time = at;
    for (MadeMove move : moves) {
      time = Math.max(time, move.at().map(text -> Instant.parse(text).toEpochMilli()).orElse(0L));
      Event.Moved moved = moved(now, move, time);
      events.add(moved);
      now = now.apply(moved);
    }
    return events;
  }

  private static Event.Moved moved(LiveGame<?, ?> before, MadeMove move, long at) {
    var free = new Event.Moved(at, move.id(), 0, 0);
    if (before.clocks().isEmpty() || move.clockMs().isEmpty()) {
      return free;
    }
    Color mover = before.turn();
    Clocks shown = before.apply(free).clocks().orElseThrow();
    long cost = shown.side(mover).left() - move.clockMs().getAsLong();
    return new Event.Moved(at, move.id(), Math.max(0, cost), Math.max(0, -cost));
  }
}
