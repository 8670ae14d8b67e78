package games.janus.server;

import games.janus.message.Messages;
import games.janus.play.live.Action;
import games.janus.rules.Color;
import games.janus.server.games.Links;
import games.janus.server.games.Links.Standing;
import games.janus.server.games.Refusal;
import games.janus.server.store.Attendance;
import games.janus.server.store.StoreException;
import games.janus.server.web.Client;
import games.janus.server.web.EventLog;
import games.janus.server.web.Pace;
import games.janus.server.wire.LiveTold;
import games.janus.server.wire.LiveTold.SeatPresence;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The pages that look at games by link: tells them what happens and who is there, and looks at the
 * clocks each second. What counts is in the store; all this may be forgotten.
 */
final class LiveGames implements AutoCloseable {
  /** Who comes back so soon was never gone. */
  private static final long GONE_NANOS = TimeUnit.SECONDS.toNanos(4);

  /** So long other servers believe who looks at a game here, if this one is not heard any more. */
  private static final long LEASE_MILLIS = 15_000;

  private static final long RENEWAL_NANOS = TimeUnit.SECONDS.toNanos(5);

  private static final Duration LONGEST_LOOK = Duration.ofSeconds(10);

  private final Links links;
  private final ThinkTank lines;
  private final MachineSeats machines;
  private final Metrics metrics;
  private final Clock clock;
  private final Map<String, Watched> watched = new ConcurrentHashMap<>();

  /** The games at which nobody looks here any more, which other servers do not know yet. */
  private final Set<String> left = ConcurrentHashMap.newKeySet();

  /** Commands of a seat, phrases of a seat, and secrets that a client has guessed wrong. */
  private final Pace commands = new Pace(15, Duration.ofSeconds(3));

  private final Pace phrases = new Pace(1, Duration.ofSeconds(3));
  private final Pace wrong = new Pace(10, Duration.ofMinutes(1));
  private final Set<LiveSocket> greeting = ConcurrentHashMap.newKeySet();
  private final CountDownLatch isClosing = new CountDownLatch(1);
  private final Thread watcher;

  /** Who looks at a game. */
  private static final class Watched {
    final Set<LiveSocket> sockets = ConcurrentHashMap.newKeySet();

    /** How many events were shown last. */
    private volatile int version = -1;

    final Map<Color, Long> seenAt = new ConcurrentHashMap<>();

    /** Who looks at it at other servers, and what those were told of this one. */
    private volatile Attendance elsewhere = Attendance.NOBODY;

    private Attendance announced = Attendance.NOBODY;
    private long announcedAt = System.nanoTime();
    private volatile LiveTold.Presence told =
        new LiveTold.Presence(SeatPresence.OPEN, SeatPresence.OPEN, 0);

    boolean isHere(Color side, long now) {
      return elsewhere.here().contains(side) || isHereItself(side, now);
    }

    private boolean isHereItself(Color side, long now) {
      Long seen = seenAt.get(side);
      return seen != null && now - seen < GONE_NANOS;
    }

    /** How many look at it here who do not play. */
    int watching() {
      return (int) sockets.stream().filter(each -> each.side().isEmpty()).count();
    }

    /** Who looks at it here, if the other servers do not know it or soon would not any more. */
    Optional<Attendance> news(long now) {
      Set<Color> here = EnumSet.noneOf(Color.class);
      for (Color side : Color.values()) {
        if (isHereItself(side, now)) {
          here.add(side);
        }
      }
      var attendance = new Attendance(Set.copyOf(here), watching());
      boolean isDue = now - announcedAt > RENEWAL_NANOS && !announced.equals(Attendance.NOBODY);
      if (attendance.equals(announced) && !isDue) {
        return Optional.empty();
      }
      announced = attendance;
      announcedAt = now;
      return Optional.of(attendance);
    }

    void look(long now) {
      for (LiveSocket socket : sockets) {
        socket.side().ifPresent(side -> seenAt.put(side, now));
      }
    }
  }

  LiveGames(Links links, ThinkTank lines, MachineSeats machines, Metrics metrics, Clock clock) {
    this.links = links;
    this.lines = lines;
    this.machines = machines;
    this.metrics = metrics;
    this.clock = clock;
    links.onChange(this::changed);
    links.onHint(ids -> catchUp(ids.isEmpty() ? watched.keySet() : ids));
    links.creditOutage();
    watcher = Thread.ofPlatform().name("janus-clocks").daemon().start(this::watch);
  }

  Links links() {
    return links;
  }

  /** The server's time, which all clocks of games by link go by. */
  long now() {
    return clock.millis();
  }

  /** Whether a player may want something now: who asks for too much is refused. */
  boolean allows(String seat, Action action) {
    return commands.allows(seat) && !(action instanceof Action.Say && !phrases.allows(seat));
  }

  /** The refusal of a wrong secret; who guesses often is told to wait. */
  Refusal wrong(Client client, Refusal refusal) {
    return refusal.kind() != Refusal.Kind.SEAT || wrong.allows(client)
        ? refusal
        : new Refusal(Refusal.Kind.TOO_MANY, Messages.httpTooFast());
  }

  void count(int moves) {
    metrics.movesKept(moves);
  }

  LiveSocket socket(String id, games.janus.message.Language language) {
    var socket = new LiveSocket(this, id, language);
    greeting.add(socket);
    return socket;
  }

  boolean admit(Client client) {
    boolean isAdmitted = lines.admit(client);
    if (isAdmitted) {
      metrics.socketOpened();
    }
    return isAdmitted;
  }

  void dismiss(Client client) {
    metrics.socketClosed();
    lines.leave(client);
  }

  void join(LiveSocket socket) {
    greeting.remove(socket);
    watched.compute(
        socket.id(),
        (_, known) -> {
          Watched game = known == null ? new Watched() : known;
          game.sockets.add(socket);
          return game;
        });
  }

  void leave(LiveSocket socket) {
    greeting.remove(socket);
    Watched game = watched.get(socket.id());
    if (game != null) {
      game.sockets.remove(socket);
    }
  }

  private void changed(Standing standing) {
    Watched game = watched.get(standing.id());
    if (game != null) {
      game.version = standing.log().events().size();
      game.sockets.forEach(socket -> socket.show(standing));
    }
    machines.changed(standing);
  }

  /** Shows what other servers have changed. */
  private void catchUp(Set<String> ids) {
    var known = new HashMap<String, Integer>();
    for (String id : ids) {
      Watched game = watched.get(id);
      if (game != null) {
        known.put(id, game.version);
      }
    }
    links.gone(known).forEach(this::changed);
  }

  /** Tells a page who is there, and everybody else if that has changed by it. */
  void tellPresence(String id, LiveSocket newcomer) {
    Watched game = watched.get(id);
    if (game != null) {
      boolean isTold = tellPresence(id, game);
      if (!isTold) {
        newcomer.tell(game.told);
      }
    }
  }

  private boolean tellPresence(String id, Watched game) {
    game.look(System.nanoTime());
    Standing standing = links.look(id);
    int watching = game.watching() + game.elsewhere.watching();
    var now =
        new LiveTold.Presence(
            presence(standing, game, Color.WHITE), presence(standing, game, Color.BLACK), watching);
    if (now.equals(game.told)) {
      return false;
    }
    game.told = now;
    game.sockets.forEach(socket -> socket.tell(now));
    return true;
  }

  private static SeatPresence presence(Standing standing, Watched game, Color side) {
    if (standing.live().settings().isEngine(side)) {
      return SeatPresence.HERE;
    }
    if (!standing.seats().hashes().containsKey(side)) {
      return SeatPresence.OPEN;
    }
    return game.isHere(side, System.nanoTime()) ? SeatPresence.HERE : SeatPresence.GONE;
  }

  private boolean isHere(String id, Color side) {
    Watched game = watched.get(id);
    return game == null
        ? links.elsewhere(Set.of(id)).getOrDefault(id, Attendance.NOBODY).here().contains(side)
        : game.isHere(side, System.nanoTime());
  }

  /** Tells other servers who looks at games here, and hears who looks at them there. */
  private void compareAttendance() {
    long now = System.nanoTime();
    var news = new HashMap<String, Attendance>();
    watched.forEach((id, game) -> {
      game.look(now);
      game.news(now).ifPresent(attendance -> news.put(id, attendance));
    });
    left.forEach(id -> news.putIfAbsent(id, Attendance.NOBODY));
    if (!news.isEmpty()) {
      links.attend(news, LEASE_MILLIS);
      left.removeAll(news.keySet());
    }
    Map<String, Attendance> elsewhere = links.elsewhere(watched.keySet());
    watched.forEach((id, game) -> game.elsewhere = elsewhere.getOrDefault(id, Attendance.NOBODY));
  }

  /** Each second. */
  private void watch() {
    try {
      while (!isClosing.await(1, TimeUnit.SECONDS)) {
        try {
          look();
        } catch (StoreException problem) {
          EventLog.STANDARD.log(EventLog.Level.WARNING, "clocks", "a clock was not looked at");
        } catch (RuntimeException problem) {
          EventLog.STANDARD.log(
              EventLog.Level.ERROR, "clocks", "a clock was not looked at", problem);
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void look() {
    greeting.forEach(LiveSocket::check);
    links.sweep(this::isHere);
    if (links.isShared()) {
      links.creditOutage();
      catchUp(watched.keySet());
      compareAttendance();
    }
    links.beat();
    machines.look();
    for (Map.Entry<String, Watched> each : watched.entrySet()) {
      tellPresence(each.getKey(), each.getValue());
      watched.computeIfPresent(
          each.getKey(), (id, game) -> game.sockets.isEmpty() ? forget(id) : game);
    }
  }

  private @Nullable Watched forget(String id) {
    if (links.isShared()) {
      left.add(id);
    }
    return null;
  }

  /** Ends before the store does, so that nobody looks at a clock that is not there any more. */
  @Override
  public void close() {
    isClosing.countDown();
    try {
      watcher.join(LONGEST_LOOK);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
