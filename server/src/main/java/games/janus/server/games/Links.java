package games.janus.server.games;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Clocks;
import games.janus.play.live.Command;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.text.Tags;
import games.janus.server.games.Archive.Addition;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.Attendance;
import games.janus.server.store.GameStore;
import games.janus.server.store.KeptGame;
import games.janus.server.store.KeptGame.KeptThought;
import games.janus.server.store.Seats;
import games.janus.server.store.Seats.Change;
import games.janus.server.store.Seats.Invite;
import games.janus.server.store.Sheet;
import games.janus.server.wire.GamesReply.Tick;
import games.janus.server.wire.GamesRequest.JoinLink;
import games.janus.server.wire.GamesRequest.NewInvite;
import games.janus.server.wire.GamesRequest.NewLink;
import games.janus.server.wire.LiveSaid;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/**
 * Games that two people play by link. Whoever has the link sees the game; who has the secret of a
 * seat moves its men. The server decides, keeps the clocks, and obeys each command once.
 */
public final class Links {
  private static final int LONGEST_NAME = 20;
  private static final long DEVICE_MILLIS = 600_000;

  /** An outage that is shorter is nothing that a clock could not show. */
  private static final long OUTAGE_MILLIS = 3_000;

  /** What gifts are named by, and the moment; longer than the name that a page may give. */
  private static final String OUTAGE_NAME = "time-in-which-no-server-was-alive-since-";

  /** So long a server has a machine's turn to itself, unless it says that it is still thinking. */
  private static final long TURN_MILLIS = 10_000;

  private final Archive archive;
  private final GameStore store;
  private final Clock clock;

  /** What this server is called among those that share its games. */
  private final String node;

  public Links(Archive archive, GameStore store, Clock clock, String node) {
    this.archive = archive;
    this.store = store;
    this.clock = clock;
    this.node = node;
  }

  /**
   * A game as it stands.
   *
   * @param thoughts that are new and that everybody may see
   * @param next the id of the game that follows, once there is one
   */
  public record Standing(
      String id,
      GameLog log,
      LiveGame<?, ?> live,
      Seats seats,
      List<KeptThought> thoughts,
      Optional<String> next) {
    /** The side of whoever has this secret. */
    public Optional<Color> side(String seat) {
      return seats.side(Secrets.hash(seat));
    }
  }

  private static Standing standing(GameRoom room) {
    return standing(room, List.of());
  }

  private static Standing standing(GameRoom room, List<KeptThought> thoughts) {
    Seats seats = seats(room);
    return new Standing(
        room.sheet().id(),
        room.log(),
        room.live(),
        seats,
        seats.showsThoughts() ? thoughts : List.of(),
        room.next());
  }

  private static Seats seats(GameRoom room) {
    return room.seats().orElseThrow(() -> new Refusal(Kind.SEAT, Messages.linkNone()));
  }

  /** Told of every change, one after another for each game. */
  public void onChange(Consumer<Standing> listener) {
    archive.onChange((room, thoughts) -> listener.accept(standing(room, thoughts)));
  }

  public Standing look(String id) {
    return archive.look(id, Links::standing);
  }

  /** Where the time has gone. */
  public List<Tick> ledger(String id) {
    return TimeLedger.of(look(id).log());
  }

  // ---- Seats

  /** Makes a game in which one seat is taken; asked again, it is the same game. */
  public Standing make(NewLink wanted) {
    String id = Archive.id(wanted.id());
    Settings settings = settings(wanted.settings(), wanted.side());
    SettingsCheck.settings(settings);
    String seat = Secrets.hash(wanted.seat());
    Color other = wanted.side().opponent();
    var invite = new Invite(Secrets.hash(wanted.invite()), other, Long.MAX_VALUE, false);
    long now = clock.millis();
    boolean isAgainstMachine = settings.isEngine(other);
    add(
        id,
        new GameLog(settings, now, List.of()),
        new Seats(Map.of(wanted.side(), seat), Map.of(), isAgainstMachine && wanted.thoughts()),
        isAgainstMachine ? List.of() : List.of(invite));
    return archive.look(
        id,
        room -> {
          boolean isSame = room.seats().flatMap(seats -> seats.side(seat)).isPresent();
          if (!isSame) {
            throw new Refusal(Kind.EXISTS, Messages.keptExists(id));
          }
          return standing(room);
        });
  }

  private void add(String id, GameLog log, Seats seats, List<Invite> invites) {
    LiveGame<?, ?> live = Refusal.said(log::replay);
    var game = new KeptGame(Sheet.of(id, live, Tags.NONE, log.at()), log, List.of());
    GameRoom room = GameRoom.of(game, Optional.of(seats));
    store.add(new Seats.Linked(game, seats, invites, room.machine(log.at())));
  }

  /** As wished, but a friend is not known yet, and the rules are those of play by link. */
  private static Settings settings(Settings wished, Color side) {
    if (!(wished.player(side) instanceof Player.Person maker)) {
      throw Refusal.request(Messages.linkPeople());
    }
    Player friend =
        wished.player(side.opponent()) instanceof Player.Engine machine
            ? machine
            : new Player.Person("");
    Player self = person(maker.name());
    return new Settings(
        wished.game(),
        wished.ruleSet(),
        wished.start(),
        wished.before(),
        side == Color.WHITE ? self : friend,
        side == Color.WHITE ? friend : self,
        wished.control(),
        GamePolicy.BY_LINK);
  }

  private static Player person(String name) {
    if (name.length() > LONGEST_NAME) {
      throw Refusal.request(Messages.keptLongText(LONGEST_NAME, Messages.keptAName()));
    }
    return new Player.Person(name);
  }

  /** Takes a seat by an invitation; the same again changes nothing. */
  public Color join(String id, JoinLink said) {
    String invitation = Secrets.hash(said.invite());
    String seat = Secrets.hash(said.seat());
    Player guest = person(said.name());
    Invite invite =
        store
            .invite(id, invitation)
            .orElseThrow(() -> new Refusal(Kind.SEAT, Messages.linkNoInvite()));
    Color side = invite.side();
    archive.change(
        id,
        room -> {
          Optional<Color> has = seats(room).side(seat);
          if (has.equals(Optional.of(side))) {
            return Addition.NOTHING;
          }
          if (has.isPresent()) {
            throw new Refusal(Kind.SEAT, Messages.linkOwn());
          }
          long now = room.time(clock.millis());
          // Asked again behind the door: between two people who open it at once, one is first.
          boolean isOpen = store.invite(id, invitation).filter(it -> !it.isUsed()).isPresent();
          if (!isOpen || invite.until() < now) {
            throw new Refusal(Kind.SEAT, Messages.linkUsed());
          }
          boolean isMoving = seats(room).hashes().containsKey(side);
          List<Event> events =
              isMoving || room.live().ending().isPresent()
                  ? List.of() // the same player on another device
                  : List.of(new Event.PlayerChanged(now, side, guest));
          return new Addition(
              events,
              List.of(),
              Optional.empty(),
              Optional.of(new Change.Taken(side, invitation, seat)));
        });
    return side;
  }

  /** Invites to the other seat, whoever sits there, or to one's own, from another device. */
  public void invite(String id, String secret, NewInvite said) {
    String hash = Secrets.hash(secret);
    String invitation = Secrets.hash(said.invite());
    archive.change(
        id,
        room -> {
          Color side = side(room, hash);
          long now = room.time(clock.millis());
          if (said.own()) {
            var own = new Invite(invitation, side, now + DEVICE_MILLIS, false);
            return seat(List.of(), new Change.Invited(own));
          }
          if (room.live().settings().isEngine(side.opponent())) {
            throw new Refusal(Kind.SEAT, Messages.linkMachineSeat());
          }
          if (hasMoved(room, side.opponent()) || room.live().ending().isPresent()) {
            throw new Refusal(Kind.SEAT, Messages.linkTooLate());
          }
          var again = new Invite(invitation, side.opponent(), Long.MAX_VALUE, false);
          var left = new Event.PlayerChanged(now, side.opponent(), new Player.Person(""));
          return seat(room.isFull() ? List.of(left) : List.of(), new Change.Emptied(again));
        });
  }

  private static Addition seat(List<Event> events, Change change) {
    return new Addition(events, List.of(), Optional.empty(), Optional.of(change));
  }

  private static boolean hasMoved(GameRoom room, Color side) {
    boolean isSecond =
        room.live().turn() == side ? room.live().made() % 2 == 1 : room.live().made() % 2 == 0;
    return room.live().made() >= (isSecond ? 2 : 1);
  }

  private static Color side(GameRoom room, String hash) {
    return seats(room).side(hash).orElseThrow(() -> new Refusal(Kind.SEAT, Messages.linkNoSeat()));
  }

  // ---- Playing

  /**
   * Obeys a player, once: a command with a nonce that is known changes nothing.
   *
   * @param stamp when it arrived
   * @param roundTrip the longest between server and player lately
   */
  public Archive.Changed obey(
      String id, String secret, LiveSaid.Do said, long stamp, long roundTrip) {
    String hash = Secrets.hash(secret);
    return archive.change(
        id,
        room -> {
          Color side = side(room, hash);
          if (seats(room).nonces().containsKey(said.n())) {
            return Addition.NOTHING;
          }
          if (!room.isFull() && !(said.action() instanceof Action.Abort)) {
            throw new Refusal(Kind.SEAT, Messages.linkAlone());
          }
          int now = room.log().events().size();
          if (said.version().isPresent() && said.version().get() != now) {
            throw Refusal.stale(Messages.keptStale(said.version().get(), now), now);
          }
          List<Event> decided = decide(room, side, said, room.time(stamp), roundTrip);
          List<Event> events = withMachinesAnswer(room, side.opponent(), decided);
          Optional<String> nonce = events.isEmpty() ? Optional.empty() : Optional.of(said.n());
          boolean isSwapped = said.action() instanceof Action.Rematch rematch && rematch.swap();
          prepareNext(room, events, isSwapped);
          return new Addition(events, List.of(), nonce, Optional.empty());
        });
  }

  private static List<Event> decide(
      GameRoom room, Color side, LiveSaid.Do said, long at, long roundTrip) {
    Action action = said.action();
    boolean isTurn = room.live().turn() == side;
    Optional<Clocks> clocks = room.live().clocks();
    if (clocks.isEmpty() || room.live().ending().isPresent()) {
      return room.decide(Command.of(Actor.of(side), at, action));
    }
    if (!isTurn || !(action instanceof Action.Move)) {
      return room.decide(Command.of(Actor.of(side), beforeTheFlag(room, at), action));
    }
    long elapsed = clocks.get().press(side, at, 0, 0).spent();
    long lag = LagQuota.lag(elapsed, said.took().orElse(elapsed), roundTrip);
    long comp = room.quota().compensated(side, lag);
    return room.decide(new Command(Actor.of(side), at, comp, action)).stream()
        .map(event -> event instanceof Event.Moved moved ? moved.on(lag) : event)
        .toList();
  }

  /** As long as a move that was made in time may be on its way, the flag stays up. */
  private static long beforeTheFlag(GameRoom room, long at) {
    Optional<Long> flagAt = room.live().flagAt();
    boolean isGrace =
        flagAt.isPresent() && at >= flagAt.get() && at < room.deadline().orElse(Long.MIN_VALUE);
    return isGrace ? Math.max(room.log().lastAt(), flagAt.get() - 1) : at;
  }

  /** A machine answers an offer of a draw by what it thought when it last moved. */
  private List<Event> withMachinesAnswer(GameRoom room, Color other, List<Event> events) {
    boolean isOffer = events.stream().anyMatch(Event.DrawOffered.class::isInstance);
    if (!isOffer || !room.live().settings().isEngine(other)) {
      return events;
    }
    long at = events.getLast().at();
    var answer = new Action.WeighDraw(lastScore(room));
    var all = new ArrayList<>(events);
    all.addAll(room.with(events, at).decide(Command.of(Actor.of(other), at, answer)));
    return all;
  }

  private Optional<Double> lastScore(GameRoom room) {
    return store.game(room.sheet().id()).stream()
        .flatMap(kept -> kept.thoughts().stream())
        .filter(thought -> thought.ply() < room.live().game().plies())
        .reduce((_, later) -> later)
        .flatMap(Links::score);
  }

  private static Optional<Double> score(KeptThought thought) {
    return JsonReader.read(thought.json()) instanceof JsonValue.Fields fields
            && fields.values().get("score") instanceof JsonValue.Numeral score
        ? Optional.of(Double.valueOf(score.digits()))
        : Optional.empty();
  }

  /** The game that follows is there before anybody hears of it. */
  private void prepareNext(GameRoom room, List<Event> events, boolean isSwapped) {
    for (Event event : events) {
      if (event instanceof Event.RematchAgreed agreed) {
        GameRoom after = room.with(events, clock.millis());
        add(
            after.next().orElseThrow(),
            new GameLog(agreed.next(), agreed.at(), List.of()),
            seats(room).again(isSwapped),
            List.of());
      }
    }
  }

  // ---- Machines

  /** The games in which a machine is to move that nobody thinks for. */
  public List<String> machineTurns() {
    return store.machineTurns(clock.millis());
  }

  /** Takes the turn of a machine for a while; false if another server has it, or it is over. */
  public boolean takeTurn(String id) {
    long now = clock.millis();
    return store.takeTurn(id, now, now + TURN_MILLIS);
  }

  /** Has the turn for a while longer. */
  public void keepTurn(String id) {
    store.takeTurn(id, Long.MAX_VALUE, clock.millis() + TURN_MILLIS);
  }

  /** Lets another server try, or this one again. */
  public void leaveTurn(String id) {
    store.takeTurn(id, Long.MAX_VALUE, clock.millis());
  }

  /**
   * A machine has thought; nothing happens if the game has gone on without it.
   *
   * @param ply how many moves there were when it began
   * @param action by its side, or by the host where it has failed
   * @param thought as pages read it
   */
  public Archive.Changed machineActs(String id, int ply, Action action, Optional<String> thought) {
    return archive.change(
        id,
        room -> {
          boolean isItsTurn = room.isMachineToMove() && room.live().game().plies() == ply;
          if (!isItsTurn) {
            return Addition.NOTHING;
          }
          Actor by = action instanceof Action.Forfeit ? Actor.HOST : Actor.of(room.live().turn());
          List<KeptThought> thoughts =
              thought.map(json -> List.of(new KeptThought(ply, json))).orElse(List.of());
          long now = room.time(clock.millis());
          return new Addition(room.decide(Command.of(by, now, action)), thoughts);
        });
  }

  // ---- The host's own look at the clocks

  /**
   * Looks at every clock that is due.
   *
   * @param isHere whether a player looks at his game; who does not is not hurried to a first move
   */
  public void sweep(BiPredicate<String, Color> isHere) {
    long now = clock.millis();
    for (String id : store.due(now)) {
      Archive.Changed changed =
          archive.change(id, room -> new Addition(due(room, isHere), List.of()));
      if (changed.events().isEmpty()) {
        store.lookAgain(id, now, now + GameRoom.FIRST_MOVE_MILLIS);
      }
    }
  }

  private List<Event> due(GameRoom room, BiPredicate<String, Color> isHere) {
    long now = room.time(clock.millis());
    if (now < room.deadline().orElse(Long.MAX_VALUE)) {
      return List.of();
    }
    if (room.live().flagAt().isPresent()) {
      return room.decide(Command.of(Actor.HOST, now, new Action.CheckClock()));
    }
    return isHere.test(room.sheet().id(), room.live().turn())
        ? room.decide(Command.of(Actor.HOST, now, new Action.Abort()))
        : List.of();
  }

  /** Which of these games have gone on elsewhere, and how they stand. */
  public List<Standing> gone(Map<String, Integer> known) {
    return store.versions(known.keySet()).entrySet().stream()
        .filter(now -> !now.getValue().equals(known.get(now.getKey())))
        .map(now -> look(now.getKey()))
        .toList();
  }

  public boolean isShared() {
    return store.isShared();
  }

  /** Somebody hears of games that other servers have changed; without ids, of any. */
  public void onHint(Consumer<Set<String>> listener) {
    store.onHint(listener);
  }

  /**
   * Gives back the time in which no server was alive. To be called before {@link #beat}: once at
   * the start, and where there are several servers each time.
   */
  public void creditOutage() {
    long now = clock.millis();
    Optional<Long> beat = store.beat();
    if (beat.isEmpty() || now - beat.get() <= OUTAGE_MILLIS) {
      return;
    }
    for (String id : store.due(Long.MAX_VALUE)) {
      archive.change(id, room -> credit(room, beat.get(), now));
    }
    store.beat(node, now);
  }

  /**
   * Gives the outage since a moment back to the side to move, less what it has got for it: two
   * servers may do this at the same time, and one may be stopped before it has done so in all
   * games.
   */
  private static Addition credit(GameRoom room, long beat, long now) {
    Optional<Clocks.Running> running = room.live().clocks().flatMap(Clocks::running);
    if (running.isEmpty()) {
      return Addition.NOTHING;
    }
    String outage = OUTAGE_NAME + beat;
    long given =
        seats(room).nonces().entrySet().stream()
            .filter(named -> named.getKey().startsWith(outage))
            .map(named -> room.log().events().get(named.getValue()))
            .mapToLong(event -> event instanceof Event.TimeGiven gift ? gift.millis() : 0)
            .sum();
    long rest = now - Math.max(running.get().since(), beat) - given;
    if (given > 0 && rest <= OUTAGE_MILLIS) {
      return Addition.NOTHING;
    }
    var gift = new Event.TimeGiven(room.log().lastAt(), running.get().side(), Math.max(1, rest));
    return new Addition(
        List.of(gift), List.of(), Optional.of(outage + "+" + given), Optional.empty());
  }

  /**
   * Says for a while who looks at games here, where there are several servers.
   *
   * @param millis how long that holds
   */
  public void attend(Map<String, Attendance> games, long millis) {
    long now = clock.millis();
    store.attend(node, games, now, now + millis);
  }

  /** Who looks at games at other servers. */
  public Map<String, Attendance> elsewhere(Set<String> ids) {
    return store.elsewhere(node, ids, clock.millis());
  }

  /** Says that the server is alive; each second. */
  public void beat() {
    store.beat(node, clock.millis());
  }
}
