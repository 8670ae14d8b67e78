package games.janus.server;

import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.core.CoreJson;
import games.janus.play.live.Event;
import games.janus.rules.Color;
import games.janus.server.games.Archive;
import games.janus.server.games.Links.Standing;
import games.janus.server.games.Refusal;
import games.janus.server.web.LineListener;
import games.janus.server.web.SocketLine;
import games.janus.server.wire.LiveSaid;
import games.janus.server.wire.LiveTold;
import games.janus.server.wire.ServerCodec;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** One page's line to a game that is played by link. */
final class LiveSocket implements LineListener {
  private static final int LONGEST_NONCE = 40;
  private static final long HELLO_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final LiveGames games;
  private final String id;
  private final Language language;
  private final long openedAt = System.nanoTime();
  private volatile boolean isGreeted;
  private volatile boolean isAdmitted;
  private Optional<String> seat = Optional.empty();
  private volatile Optional<Color> side = Optional.empty();
  private int known;

  @SuppressWarnings("NullAway.Init") // set when it is opened
  private volatile SocketLine line;

  LiveSocket(LiveGames games, String id, Language language) {
    this.games = games;
    this.id = id;
    this.language = language;
  }

  String id() {
    return id;
  }

  /** The side whose seat it has; none as long as it only watches. */
  Optional<Color> side() {
    return side;
  }

  @Override
  public void opened(SocketLine opened) {
    line = opened;
    isAdmitted = games.admit(opened.client());
    if (!isAdmitted) {
      RequestLanguage.in(language, () -> opened.close(SocketLine.VIOLATION, Messages.socketMany()));
    }
  }

  @Override
  public void closed() {
    games.leave(this);
    if (isAdmitted) {
      isAdmitted = false;
      games.dismiss(line.client());
    }
  }

  @Override
  public void heard(String text) {
    long stamp = games.now(); // before anything else is done
    RequestLanguage.in(language, () -> hear(text, stamp));
  }

  private void hear(String text, long stamp) {
    try {
      switch (ServerCodec.readLiveSaid("message", CoreJson.json(text))) {
        case LiveSaid.Hello hello -> greet(hello);
        case LiveSaid.Do said -> obey(said, stamp);
        case LiveSaid.Ping _ -> tell(new LiveTold.Pong(games.now()));
      }
    } catch (RuntimeException problem) {
      line.close(SocketLine.VIOLATION, Answers.refusal(problem).reason());
    }
  }

  private void greet(LiveSaid.Hello hello) {
    Standing standing = games.links().look(id);
    seat = hello.seat();
    synchronized (this) {
      isGreeted = true;
      int events = standing.log().events().size();
      known = Math.clamp(hello.since().orElse(-1), -1, events);
      show(standing);
    }
    games.join(this);
    show(games.links().look(id)); // what has happened between the two looks
    games.tellPresence(id, this);
  }

  private void obey(LiveSaid.Do said, long stamp) {
    if (said.n().isEmpty() || said.n().length() > LONGEST_NONCE) {
      throw Refusal.request(Messages.linkNonce(LONGEST_NONCE));
    }
    try {
      if (!isGreeted) {
        throw Refusal.request(Messages.linkHello());
      }
      String secret = seat.orElseThrow(() -> new Refusal(Refusal.Kind.SEAT, Messages.linkNoSeat()));
      if (!games.allows(secret, said.action())) {
        throw new Refusal(Refusal.Kind.TOO_MANY, Messages.httpTooFast());
      }
      Archive.Changed changed = games.links().obey(id, secret, said, stamp, line.roundTripMillis());
      games.count((int) changed.events().stream().filter(Event.Moved.class::isInstance).count());
      tell(new LiveTold.Done(said.n()));
    } catch (RuntimeException problem) {
      Refusal refusal = games.wrong(line.client(), Answers.refusal(problem));
      tell(
          new LiveTold.Refused(
              said.n(), refusal.kind().word(), refusal.reason().text(), games.now()));
    }
  }

  /** Says what has happened since it was said last: nothing is left out, and nothing said twice. */
  synchronized void show(Standing standing) {
    if (!isGreeted) {
      return;
    }
    standing
        .thoughts()
        .forEach(each -> tell(new LiveTold.Thought(each.ply(), JsonReader.read(each.json()))));
    List<Event> events = standing.log().events();
    Optional<Color> you = seat.flatMap(standing::side);
    boolean isOther = !you.equals(side);
    side = you;
    if (known < 0) {
      tell(new LiveTold.State(standing.log(), you, games.now(), standing.next()));
    } else if (events.size() > known || isOther) {
      tell(
          new LiveTold.Events(
              known,
              List.copyOf(events.subList(Math.min(known, events.size()), events.size())),
              you,
              games.now(),
              standing.next()));
    } else {
      return;
    }
    known = Math.max(known, events.size());
  }

  void tell(LiveTold news) {
    line.send(ServerCodec.text(news));
  }

  /** Closes it if nobody has said hello for long. */
  void check() {
    if (!isGreeted && System.nanoTime() - openedAt > HELLO_NANOS) {
      line.close(SocketLine.VIOLATION, Messages.linkSilent());
    }
  }
}
