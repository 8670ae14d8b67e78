package games.janus.server.games;

import games.janus.play.live.Clocks;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.rules.Color;
import games.janus.server.wire.GamesReply.Tick;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the time of both players has gone: an entry for whatever changes a clock. It follows from
 * the events alone, so that it cannot say anything else than the clocks do.
 */
final class TimeLedger {
  private TimeLedger() {}

  static List<Tick> of(GameLog log) {
    var ticks = new ArrayList<Tick>();
    LiveGame<?, ?> before = new GameLog(log.settings(), log.at(), List.of()).replay();
    for (Event event : log.events()) {
      LiveGame<?, ?> after = before.apply(event);
      for (Color side : Color.values()) {
        tick(before, after, event, side).ifPresent(ticks::add);
      }
      before = after;
    }
    return ticks;
  }

  private static Optional<Tick> tick(
      LiveGame<?, ?> before, LiveGame<?, ?> after, Event event, Color side) {
    if (before.clocks().isEmpty()) {
      return Optional.empty();
    }
    Clocks.Side old = before.clocks().get().side(side);
    Clocks.Side now = after.clocks().orElseThrow().side(side);
    if (old.equals(now)) {
      return Optional.empty();
    }
    long elapsed = now.spent() - old.spent();
    long comp = now.credited() - old.credited();
    long lag = event instanceof Event.Moved moved ? moved.lag().orElse(comp) : comp;
    return Optional.of(
        new Tick(
            side,
            before.game().plies(),
            elapsed,
            elapsed - lag,
            comp,
            lag - comp,
            now.added() + now.given() - old.added() - old.given(),
            now.gifts() - old.gifts(),
            now.left()));
  }
}
