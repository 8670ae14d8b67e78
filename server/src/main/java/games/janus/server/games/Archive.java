package games.janus.server.games;

import games.janus.message.Messages;
import games.janus.play.JsonText;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Command;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameKind;
import games.janus.rules.text.Tags;
import games.janus.rules.text.TextSource;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.GameStore;
import games.janus.server.store.KeptGame;
import games.janus.server.store.KeptGame.KeptThought;
import games.janus.server.store.Seats;
import games.janus.server.store.Sheet;
import games.janus.server.store.StoreException;
import games.janus.server.wire.GamesReply.Imported;
import games.janus.server.wire.GamesRequest.NewCommand;
import games.janus.server.wire.GamesRequest.NewEvents;
import games.janus.server.wire.GamesRequest.NewGame;
import games.janus.server.wire.PlyThought;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The games that are kept, and the only way to change them. What is said of one game happens one
 * after another, each on what the one before has left; an answer means that it is on the disk.
 */
public final class Archive {
  /** How often a change is decided anew because another server was first. */
  private static final int MOST_AGAIN = 5;

  /**
   * The same where a line was lost: both that there are may have been, and each is found so once.
   */
  private static final int MOST_LOST = 3;

  private final GameStore store;
  private final Clock clock;
  private final Doors doors = new Doors();
  private final Recent recent = new Recent();

  /** Told of every change of a game by link that is on the disk. */
  private volatile BiConsumer<GameRoom, List<KeptThought>> onChange = (_, _) -> {};

  public Archive(GameStore store, Clock clock) {
    this.store = store;
    this.clock = clock;
  }

  void onChange(BiConsumer<GameRoom, List<KeptThought>> listener) {
    onChange = listener;
  }

  /** A game that was asked for; not new if it had been made before. */
  public record Made(KeptGame game, boolean isNew) {}

  /** A game after a change, and what has changed. */
  public record Changed(Sheet sheet, List<Event> events) {}

  /**
   * What is to be written down.
   *
   * @param events none if nothing changes
   */
  record Addition(
      List<Event> events,
      List<KeptThought> thoughts,
      Optional<String> nonce,
      Optional<Seats.Change> seats) {
    static final Addition NOTHING = new Addition(List.of(), List.of());

    Addition(List<Event> events, List<KeptThought> thoughts) {
      this(events, thoughts, Optional.empty(), Optional.empty());
    }

    boolean isNothing() {
      return events.isEmpty() && thoughts.isEmpty() && seats.isEmpty();
    }
  }

  /** An id as we write it; anything but a UUID is refused. */
  public static String id(String text) {
    try {
      String id = UUID.fromString(text).toString();
      if (id.equalsIgnoreCase(text)) {
        return id;
      }
    } catch (IllegalArgumentException _) {
      // refused below
    }
    throw Refusal.request(Messages.keptId(Excerpt.of(text)));
  }

  /** Keeps a game, or finds that this very game is kept already. */
  public Made make(NewGame wanted) {
    String id = wanted.id().map(Archive::id).orElseGet(() -> UUID.randomUUID().toString());
    return doors.pass(
        id,
        () -> {
          Optional<KeptGame> present = store.game(id);
          if (present.isPresent()) {
            GameLog log = present.get().log();
            if (log.at() != wanted.log().at() || !log.settings().equals(wanted.log().settings())) {
              throw new Refusal(Kind.EXISTS, Messages.keptExists(id));
            }
            return new Made(present.get(), false);
          }
          KeptGame game = begun(id, wanted.log(), Tags.NONE, thoughts(wanted.thoughts()));
          Sheet sheet = store.add(List.of(game)).getFirst(); // nobody else is behind this door
          return new Made(new KeptGame(sheet, game.log(), game.thoughts()), true);
        });
  }

  /** A game as it would be kept. */
  KeptGame begun(GameLog log, Tags tags) {
    return begun(UUID.randomUUID().toString(), log, tags, List.of());
  }

  private KeptGame begun(String id, GameLog log, Tags tags, List<KeptThought> thoughts) {
    SettingsCheck.settings(log.settings());
    LiveGame<?, ?> live = Refusal.said(() -> LiveGame.of(log.settings(), log.at()));
    var empty = new GameLog(log.settings(), log.at(), List.of());
    long now = clock.millis();
    GameRoom room =
        new GameRoom(Sheet.of(id, live, tags, now), empty, live, Optional.empty())
            .with(log.events(), now);
    return new KeptGame(room.sheet(), room.log(), thoughts);
  }

  private static List<KeptThought> thoughts(List<PlyThought> thoughts) {
    return thoughts.stream()
        .map(each -> {
          SettingsCheck.requireWhole("ply", each.ply(), GameLog.MOST_EVENTS);
          return new KeptThought(each.ply(), new JsonText().value(each.thought()).toString());
        })
        .toList();
  }

  /** A game with all its events; where the server decides, a flag may have fallen by now. */
  public KeptGame game(String id) {
    KeptGame kept = kept(id);
    boolean hasClock = kept.log().settings().control().isPresent();
    Optional<Seats> seats = store.seats(id);
    if (seats.isPresent()) {
      return seats.get().showsThoughts() ? kept : new KeptGame(kept.sheet(), kept.log(), List.of());
    }
    if (!hasClock || kept.sheet().ending().isPresent()) {
      return kept;
    }
    Changed looked = change(id, room -> new Addition(fallen(room), List.of()));
    return looked.events().isEmpty() ? kept : kept(id);
  }

  private List<Event> fallen(GameRoom room) {
    long now = room.time(clock.millis());
    return room.isDecidedHere() && room.live().flagAt().filter(at -> at <= now).isPresent()
        ? room.decide(Command.of(Actor.HOST, now, new Action.CheckClock()))
        : List.of();
  }

  private KeptGame kept(String id) {
    return store.game(id).orElseThrow(() -> unknown(id));
  }

  public List<Sheet> list(int limit, Optional<GameStore.Cursor> before) {
    return store.list(limit, before);
  }

  /** Adds what has happened where a page is the host; the very same said again changes nothing. */
  public Changed append(String id, NewEvents said) {
    return change(
        id,
        room -> {
          requireNoSeats(room);
          if (room.isDecidedHere()) {
            throw Refusal.request(Messages.keptServerDecides());
          }
          boolean isNow = said.version() == room.log().events().size();
          if (!isNow && !said.events().isEmpty() && room.has(said.version(), said.events())) {
            return Addition.NOTHING;
          }
          requireVersion(room, said.version());
          return new Addition(said.events(), thoughts(said.thoughts()));
        });
  }

  /**
   * Decides what a command comes to. A move that was made already changes nothing.
   *
   * @param lag milliseconds it took to arrive, which are given back
   */
  public Changed decide(String id, NewCommand said, long lag) {
    return change(
        id,
        room -> {
          requireNoSeats(room);
          var command = new Command(said.by(), room.time(clock.millis()), lag, said.action());
          boolean isMove = said.action() instanceof Action.Move;
          if (!isMove && said.version().isPresent()) {
            requireVersion(room, said.version().get());
          }
          List<Event> events = room.decide(command);
          if (isMove && !events.isEmpty() && said.version().isPresent()) {
            requireVersion(room, said.version().get());
          }
          return new Addition(events, List.of());
        });
  }

  /** Where there are seats, only those who sit there may change anything. */
  private static void requireNoSeats(GameRoom room) {
    if (room.seats().isPresent()) {
      throw new Refusal(Kind.SEAT, Messages.linkNoSeat());
    }
  }

  private static void requireVersion(GameRoom room, int version) {
    int now = room.log().events().size();
    if (version != now) {
      throw Refusal.stale(Messages.keptStale(version, now), now);
    }
  }

  /** Removes a game for good. */
  public void remove(String id) {
    doors.pass(
        id,
        () -> {
          requireNoSeats(room(id));
          recent.forget(id);
          if (!store.remove(id)) {
            throw unknown(id);
          }
          return true;
        });
  }

  /** A kept game in its usual notation. */
  public Transcript transcript(String id) {
    return doors.pass(id, () -> Transcript.of(room(id)));
  }

  /** Brings in the games of a file. */
  public Imported bringIn(GameKind kind, TextSource text) {
    return new Import(this, store, clock.millis()).read(kind, text);
  }

  /** A kept game as it is now, for somebody who wants to think about it. */
  public LiveGame<?, ?> live(String id) {
    return doors.pass(id, () -> room(id).live());
  }

  /** Locks, loads, decides, and writes down. */
  Changed change(String id, Function<GameRoom, Addition> decide) {
    return doors.pass(
        id,
        () -> {
          for (int tries = 1; ; tries++) {
            try {
              return changeOnce(id, decide);
            } catch (StoreException problem) {
              if (!store.isShared() || tries > mostAgain(problem)) {
                throw problem;
              }
              // Another server was first, or nobody knows whether the change is there because the
              // line was lost: decide anew, on what there is. What has a name is found by it.
            }
          }
        });
  }

  private static int mostAgain(StoreException problem) {
    return switch (problem.trouble()) {
      case BUSY -> MOST_AGAIN;
      case AWAY -> MOST_LOST;
      default -> 0;
    };
  }

  private Changed changeOnce(String id, Function<GameRoom, Addition> decide) {
    GameRoom room = room(id);
    Addition addition = decide.apply(room);
    if (addition.isNothing()) {
      return new Changed(room.sheet(), List.of());
    }
    GameRoom changed = room.with(addition.events(), clock.millis());
    try {
      if (room.seats().isPresent()) {
        changed = changed.seated(seats(room.seats().get(), addition, room));
      }
      store.append(
          changed.sheet(),
          addition.events(),
          addition.thoughts(),
          room.firstMoved(addition.events()),
          step(changed, addition));
      recent.keep(changed);
      if (changed.seats().isPresent()) {
        // in this order, since nobody else is behind the door
        onChange.accept(changed, addition.thoughts());
      }
      return new Changed(changed.sheet(), addition.events());
    } catch (StoreException problem) {
      recent.forget(id); // what is on the disk counts
      throw problem;
    }
  }

  private Optional<Seats.Step> step(GameRoom changed, Addition addition) {
    return changed
        .seats()
        .map(_ ->
            new Seats.Step(
                addition.nonce(),
                addition.seats(),
                changed.deadline(),
                changed.machine(clock.millis())));
  }

  private static Seats seats(Seats before, Addition addition, GameRoom room) {
    Seats after = addition.seats().map(before::with).orElse(before);
    int version = room.log().events().size();
    return addition.nonce().map(nonce -> after.obeyed(nonce, version)).orElse(after);
  }

  /** Asks something of a game while nobody changes it. */
  <T> T look(String id, Function<GameRoom, T> question) {
    return doors.pass(id, () -> question.apply(room(id)));
  }

  private GameRoom room(String id) {
    return recent
        .find(id)
        .filter(this::isFresh)
        .orElseGet(() -> {
          GameRoom loaded = room(kept(id));
          recent.keep(loaded);
          return loaded;
        });
  }

  /** Where other servers change games too, what is remembered may be old. */
  private boolean isFresh(GameRoom room) {
    return !store.isShared()
        || store
            .stamp(room.sheet().id())
            .filter(now ->
                now.version() == room.sheet().version()
                    && now.hashes().equals(room.seats().map(Seats::hashes).orElse(Map.of())))
            .isPresent();
  }

  private GameRoom room(KeptGame kept) {
    return GameRoom.of(kept, store.seats(kept.sheet().id()));
  }

  private static Refusal unknown(String id) {
    return new Refusal(Kind.UNKNOWN, Messages.keptUnknown(id));
  }

  /** Lets one at a time to a game. Some games share a door; nobody holds two. */
  private static final class Doors {
    private static final int COUNT = 64;

    private final ReentrantLock[] locks = new ReentrantLock[COUNT];

    Doors() {
      for (int i = 0; i < COUNT; i++) {
        locks[i] = new ReentrantLock(true); // first come, first served
      }
    }

    <T> T pass(String id, Supplier<T> action) {
      ReentrantLock lock = locks[Math.floorMod(id.hashCode(), COUNT)];
      lock.lock();
      try {
        return action.get();
      } finally {
        lock.unlock();
      }
    }
  }

  /** The games that were used last, so that a move does not replay the whole game. */
  private static final class Recent {
    private static final int MOST = 256;

    private final Map<String, GameRoom> games = new LinkedHashMap<>(MOST, 0.75f, true);

    synchronized Optional<GameRoom> find(String id) {
      return Optional.ofNullable(games.get(id));
    }

    synchronized void keep(GameRoom game) {
      games.put(game.sheet().id(), game);
      if (games.size() > MOST) {
        games.remove(games.keySet().iterator().next());
      }
    }

    synchronized void forget(String id) {
      games.remove(id);
    }
  }
}
