package games.janus.play.live;

import java.util.ArrayList;
import java.util.List;

/**
 * A game as it is kept and sent: what it began with, and what has happened since.
 *
 * @param at when it began, in the host's milliseconds
 */
public record GameLog(Settings settings, long at, List<Event> events) {
  /** A long game with every move taken back and made again a few times. */
  public static final int MOST_EVENTS = 20_000;

  public GameLog {
    events = List.copyOf(events);
  }

  /**
   * The game that these events make.
   *
   * @throws games.janus.rules.NotationException if a move cannot be read or is not legal
   * @throws games.janus.rules.IllegalSetupException if the start is no legal position
   */
  public LiveGame<?, ?> replay() {
    LiveGame<?, ?> live = LiveGame.of(settings, at);
    for (Event event : events) {
      live = live.apply(event);
    }
    return live;
  }

  /** When something happened last. */
  public long lastAt() {
    return events.isEmpty() ? at : events.getLast().at();
  }

  /** The log with what has happened since. */
  public GameLog with(List<Event> more) {
    var all = new ArrayList<>(events);
    all.addAll(more);
    return new GameLog(settings, at, all);
  }
}
