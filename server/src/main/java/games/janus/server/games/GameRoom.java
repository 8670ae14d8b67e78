package games.janus.server.games;

import games.janus.message.Messages;
import games.janus.play.live.Command;
import games.janus.play.live.Decision;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.rules.Color;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.KeptGame;
import games.janus.server.store.Seats;
import games.janus.server.store.Sheet;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

/**
 * A kept game in which something can happen. Immutable; every change answers the game as it would
 * be, and somebody else writes it down.
 */
record GameRoom(Sheet sheet, GameLog log, LiveGame<?, ?> live, Optional<Seats> seats) {
  /** Both players have so long for their first move, which costs nothing. */
  static final long FIRST_MOVE_MILLIS = 30_000;

  static GameRoom of(KeptGame kept, Optional<Seats> seats) {
    return new GameRoom(kept.sheet(), kept.log(), kept.log().replay(), seats);
  }

  /** When the host has to look at the clock of a game by link. */
  Optional<Long> deadline() {
    if (seats.isEmpty() || live.ending().isPresent() || live.clocks().isEmpty()) {
      return Optional.empty();
    }
    Optional<Long> flagAt = live.flagAt();
    if (flagAt.isPresent()) {
      return Optional.of(flagAt.get() + quota().grace(live.turn()));
    }
    return isFull() && !hasDays()
        ? Optional.of(log.lastAt() + FIRST_MOVE_MILLIS)
        : Optional.empty();
  }

  /** Whether every move has days of time, so that nobody is expected to sit there. */
  private boolean hasDays() {
    return live.clocks().filter(clocks -> clocks.control().hasDays()).isPresent();
  }

  /** Whether somebody sits on both sides, be it a machine. */
  boolean isFull() {
    Set<Color> taken = seats.map(now -> now.hashes().keySet()).orElse(Set.of());
    return Arrays.stream(Color.values())
        .allMatch(side -> live.settings().isEngine(side) || taken.contains(side));
  }

  /** From when on a server may think for the machine that is to move; none if none is. */
  Optional<Long> machine(long now) {
    return isMachineToMove() ? Optional.of(now) : Optional.empty();
  }

  boolean isMachineToMove() {
    return live.ending().isEmpty() && live.settings().isEngine(live.turn());
  }

  /** How much time on the way is given back to whom. */
  LagQuota quota() {
    return LagQuota.after(log, log.settings().control().orElseThrow());
  }

  /** The id of the game that follows this one, once that is agreed; nobody else can guess it. */
  Optional<String> next() {
    return live.next()
        .map(_ -> {
          String name = sheet.id() + seats.map(all -> new TreeMap<>(all.hashes())).orElseThrow();
          return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
        });
  }

  /** Whether the server decides here; otherwise those at the board do, who may do as they like. */
  boolean isDecidedHere() {
    return !live.settings().policy().canReopen();
  }

  /** The host's time: never before what has happened already. */
  long time(long now) {
    return Math.max(now, log.lastAt());
  }

  /** The game with other people in its seats. */
  GameRoom seated(Seats now) {
    return new GameRoom(sheet, log, live, Optional.of(now));
  }

  /** What a command comes to. */
  List<Event> decide(Command command) {
    return switch (live.decide(command)) {
      case Decision.Accepted accepted -> accepted.events();
      case Decision.Refused refused -> throw new Refusal(Kind.COMMAND, refused.reason());
    };
  }

  /** Whether exactly these events have happened from there on. */
  boolean has(int version, List<Event> events) {
    int known = log.events().size();
    return version <= known
        && events.size() <= known - version
        && log.events().subList(version, version + events.size()).equals(events);
  }

  /** The game with these events, if they can happen. */
  GameRoom with(List<Event> events, long now) {
    GameLog longer = log.with(events);
    if (longer.events().size() > GameLog.MOST_EVENTS) {
      throw new Refusal(Kind.LIMIT, Messages.requestEvents(GameLog.MOST_EVENTS));
    }
    LiveGame<?, ?> after = EventCheck.apply(live, events, time(Long.MIN_VALUE));
    return new GameRoom(sheet.with(after, now), longer, after, seats);
  }

  /** The first ply of which a thought may now be about another move. */
  int firstMoved(List<Event> events) {
    LiveGame<?, ?> at = live;
    int first = Integer.MAX_VALUE;
    for (Event event : events) {
      if (event instanceof Event.Moved) {
        first = Math.min(first, at.game().plies());
      }
      at = at.apply(event);
    }
    return first;
  }
}
