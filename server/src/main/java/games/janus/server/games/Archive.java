package games.janus.server.games;

import games.janus.server.games.GameRequests.End;
import games.janus.server.games.GameRequests.Moment;
import games.janus.server.games.GameRequests.Moves;
import games.janus.server.games.GameRequests.Undo;
import games.janus.server.games.LiveGame.Changed;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.Ending;
import games.janus.server.store.GameStore;
import games.janus.server.store.KeptGame;
import games.janus.server.store.Sheet;
import games.janus.server.store.StoreException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/**
 * The games that are kept, and the only way to change them. What is said of one game happens one
 * after another, each on what the one before has left; an answer means that it is on the disk.
 */
public final class Archive {
  private final GameStore store;
  private final Clock clock;
  private final Doors doors = new Doors();
  private final Recent recent = new Recent();

  public Archive(GameStore store, Clock clock) {
    this.store = store;
    this.clock = clock;
  }

  /** A game that was asked for; not new if it had been made before. */
  public record Made(KeptGame game, boolean isNew) {}

  /** Makes a game, or finds that this very game was made before. */
  public Made make(NewGame wanted) {
    String id = wanted.id().orElseGet(() -> UUID.randomUUID().toString());
    return doors.pass(
        id,
        () -> {
          Optional<KeptGame> present = store.game(id);
          if (present.isPresent()) {
            if (!present.get().sheet().origin().equals(Origin.of(wanted))) {
              throw Refusal.of(Kind.EXISTS, "there is another game with the id " + id);
            }
            return new Made(present.get(), false);
          }
          Changed made = begin(id, wanted, "{}", Optional.empty());
          Sheet sheet =
              store
                  .add(new KeptGame(made.game().sheet(), made.moves()))
                  .orElseThrow(() -> Refusal.of(Kind.EXISTS, "there is another game with this id"));
          recent.keep(made.game().kept(sheet));
          return new Made(new KeptGame(sheet, made.moves()), true);
        });
  }

  /**
   * A game as it would be kept, with its moves.
   *
   * @param tags JSON: what a file says about it
   * @param result what a file says about its end, where the rules do not
   */
  Changed begin(String id, NewGame wanted, String tags, Optional<Ending> result) {
    long now = clock.millis();
    var sheet =
        new Sheet(
            0,
            id,
            Origin.of(wanted),
            wanted.kind(),
            wanted.rules(),
            wanted.start(),
            wanted.white().json(),
            wanted.black().json(),
            wanted.clock(),
            tags,
            0,
            Optional.empty(),
            now,
            now,
            0);
    LiveGame<?, ?> begun =
        LiveGame.begin(sheet, LiveGame.said(() -> LiveGame.type(wanted.kind(), wanted.rules())));
    Changed played =
        wanted.moves().isEmpty() ? new Changed(begun, List.of()) : begun.play(wanted.moves(), now);
    return result.isPresent() && played.game().sheet().ending().isEmpty()
        ? new Changed(played.game().end(result.get(), now), played.moves())
        : played;
  }

  /** A game with all its moves. */
  public KeptGame game(String id) {
    return store.game(id).orElseThrow(() -> unknown(id));
  }

  public List<Sheet> list(int limit, Optional<GameStore.Cursor> before) {
    return store.list(limit, before);
  }

  public long count() {
    return store.count();
  }

  /** Makes moves; the very same moves said again change nothing. */
  public Sheet play(String id, Moves said) {
    return change(
        id,
        live -> {
          int ply = said.moment().ply();
          if (ply != live.plies() || isOther(live, said.moment())) {
            if (live.has(ply, said.moves())) {
              return live;
            }
            throw Refusal.stale(ply, live.plies());
          }
          Changed changed = live.play(said.moves(), clock.millis());
          store.append(changed.game().sheet(), changed.moves());
          return changed.game();
        });
  }

  /** Takes moves back, and with them an end; said again it changes nothing. */
  public Sheet undo(String id, Undo said) {
    return change(
        id,
        live -> {
          boolean isDone = live.plies() == said.to() && !isDecided(live);
          if (isDone) {
            return live;
          }
          requireNow(live, said.moment());
          LiveGame<?, ?> cut = live.cut(said.to(), clock.millis());
          store.cut(cut.sheet());
          return cut;
        });
  }

  private static boolean isDecided(LiveGame<?, ?> live) {
    return live.sheet().ending().map(Ending::isDecided).orElse(false);
  }

  /** Ends a game as its players wish; said again it changes nothing. */
  public Sheet end(String id, End said) {
    return change(
        id,
        live -> {
          Optional<Ending> over = live.sheet().ending();
          if (over.isPresent() && said.moment().ply() == live.plies() && isSame(live, said)) {
            return live;
          }
          requireNow(live, said.moment());
          if (over.isPresent()) {
            throw Refusal.of(Kind.OVER, "the game is over: " + Endings.words(over.get()));
          }
          LiveGame<?, ?> ended = live.end(live.ending(said.how(), said.side()), clock.millis());
          store.cut(ended.sheet());
          return ended;
        });
  }

  private static boolean isSame(LiveGame<?, ?> live, End said) {
    try {
      return live.sheet().ending().equals(Optional.of(live.ending(said.how(), said.side())));
    } catch (Refusal _) {
      return false;
    }
  }

  private static void requireNow(LiveGame<?, ?> live, Moment moment) {
    if (moment.ply() != live.plies() || isOther(live, moment)) {
      throw Refusal.stale(moment.ply(), live.plies());
    }
  }

  private static boolean isOther(LiveGame<?, ?> live, Moment moment) {
    return moment.version().isPresent() && moment.version().getAsLong() != live.sheet().version();
  }

  /** Removes a game for good. */
  public void remove(String id) {
    doors.pass(
        id,
        () -> {
          recent.forget(id);
          if (!store.remove(id)) {
            throw unknown(id);
          }
          return true;
        });
  }

  /** A kept game in its usual notation. */
  public Transcript transcript(String id) {
    return doors.pass(id, () -> Transcript.of(live(id)));
  }

  /** Brings in the games of a file. */
  public Import bringIn(String kind, String text) {
    return new Import(this, store).read(kind, text);
  }

  /** The start, rules and first moves of a kept game, for somebody who wants to think about it. */
  public Opening opening(String id, int ply) {
    return doors.pass(id, () -> Opening.of(live(id), ply));
  }

  private Sheet change(String id, Function<LiveGame<?, ?>, LiveGame<?, ?>> change) {
    return doors.pass(
        id,
        () -> {
          LiveGame<?, ?> live = live(id);
          try {
            LiveGame<?, ?> changed = change.apply(live);
            recent.keep(changed);
            return changed.sheet();
          } catch (StoreException problem) {
            recent.forget(id); // what is on the disk counts
            throw problem;
          }
        });
  }

  private LiveGame<?, ?> live(String id) {
    return recent
        .find(id)
        .orElseGet(() -> {
          LiveGame<?, ?> revived = LiveGame.of(game(id));
          recent.keep(revived);
          return revived;
        });
  }

  private static Refusal unknown(String id) {
    return Refusal.of(Kind.UNKNOWN, "there is no game with the id " + id);
  }
}
