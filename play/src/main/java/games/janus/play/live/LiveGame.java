package games.janus.play.live;

import games.janus.games.Games;
import games.janus.play.live.GamePolicy.Takebacks;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: a value. {@link #decide} says what a command comes to, {@link #apply} answers
 * the game after an event; nothing else changes it. Applying the events of a game from its start,
 * one after another, gives the same game again.
 */
public final class LiveGame<P, M> {
  /** So long a player without a clock may think about a move. */
  private static final long WEEK_MILLIS = 7 * 86_400_000L;

  private final GameType<P, M> type;

  // All below changes only in apply, on a copy that nobody has seen yet.
  private Settings settings;
  private Turn<P, M> turn;
  private Optional<Undone<P, M>> undone = Optional.empty();
  private Optional<Clocks> clocks;

  /** When the player to move could begin to think. */
  private long since;

  private DrawOffers draws = DrawOffers.NONE;
  private Optional<TakebackRequest> takeback = Optional.empty();
  private Optional<RematchOffer> rematch = Optional.empty();
  private Optional<Settings> next = Optional.empty();
  private Optional<Ending> ending = Optional.empty();
  private boolean isPaused;
  private int version;

  /**
   * A turn as it began.
   *
   * @param clocks what they showed
   */
  record Turn<P, M>(Game<P, M> game, Optional<Clocks> clocks, @Nullable Turn<P, M> before) {
    Color side() {
      return game.rules().turn(game.position());
    }
  }

  /** A turn that was taken back, and those that followed it. */
  record Undone<P, M>(Turn<P, M> turn, Optional<Undone<P, M>> then) {}

  /**
   * Offers of a draw.
   *
   * @param standing who has made the one that is not answered yet
   * @param white after how many plies White has last made one
   */
  record DrawOffers(Optional<Color> standing, Optional<Integer> white, Optional<Integer> black) {
    static final DrawOffers NONE =
        new DrawOffers(Optional.empty(), Optional.empty(), Optional.empty());

    Optional<Integer> last(Color side) {
      return side == Color.WHITE ? white : black;
    }

    DrawOffers offered(Color by, int ply) {
      var now = Optional.of(ply);
      return by == Color.WHITE
          ? new DrawOffers(Optional.of(by), now, black)
          : new DrawOffers(Optional.of(by), white, now);
    }

    DrawOffers answered() {
      return new DrawOffers(Optional.empty(), white, black);
    }

    /** FIDE 9.1.2.1: the opponent's move rejects an offer, the offerer's own move does not. */
    DrawOffers afterMove(Color mover) {
      return standing.equals(Optional.of(mover)) ? this : answered();
    }
  }

  /**
   * What a player has asked for.
   *
   * @param toPly how many moves would be left
   */
  public record TakebackRequest(Color by, int toPly) {}

  /**
   * What a player would like after the end.
   *
   * @param swap whether with colours changed
   */
  public record RematchOffer(Color by, boolean swap) {}

  private LiveGame(GameType<P, M> type, Settings settings, Game<P, M> game, long at) {
    this.type = type;
    this.settings = settings;
    Optional<Clocks> full = settings.control().map(Clocks::of);
    this.turn = new Turn<>(game, full, null);
    this.clocks = full;
    this.since = at;
    run(at);
    this.turn = new Turn<>(game, clocks, null);
    result(game).ifPresent(outcome -> end(new Event.Ended(at, new Ending.Decided(outcome))));
  }

  private LiveGame(LiveGame<P, M> other) {
    type = other.type;
    settings = other.settings;
    turn = other.turn;
    undone = other.undone;
    clocks = other.clocks;
    since = other.since;
    draws = other.draws;
    takeback = other.takeback;
    rematch = other.rematch;
    next = other.next;
    ending = other.ending;
    isPaused = other.isPaused;
    version = other.version;
  }

  /**
   * A game that is about to begin.
   *
   * @param at the host's milliseconds
   * @throws games.janus.rules.NotationException if a text in the settings cannot be read
   * @throws games.janus.rules.IllegalSetupException if the start is no legal position
   */
  public static <P, M> LiveGame<P, M> of(GameType<P, M> type, Settings settings, long at) {
    P start =
        settings.start().isEmpty()
            ? type.rules().initial()
            : type.notation().position(settings.start());
    Game<P, M> game = Game.from(type.rules(), start);
    for (String id : settings.before()) {
      game = game.play(type.notation().readMoveId(game.position(), id));
    }
    return new LiveGame<>(type, settings, game, at);
  }

  /** A game of the type that its settings name. */
  public static LiveGame<?, ?> of(Settings settings, long at) {
    return of(Games.of(settings.game(), settings.ruleSet()), settings, at);
  }

  // ---- What there is to know

  public GameType<P, M> type() {
    return type;
  }

  /** Who plays, and how; players may have changed since the start. */
  public Settings settings() {
    return settings;
  }

  public Game<P, M> game() {
    return turn.game();
  }

  public Color turn() {
    return turn.side();
  }

  public Player player(Color side) {
    return settings.player(side);
  }

  /** The side of the only person, if there is just one. */
  public Optional<Color> lonePerson() {
    boolean isWhite = !settings.isEngine(Color.WHITE);
    boolean isBlack = !settings.isEngine(Color.BLACK);
    return isWhite == isBlack ? Optional.empty() : Optional.of(isWhite ? Color.WHITE : Color.BLACK);
  }

  /** Who takes back and makes again at one board: the only person, or both players together. */
  public Actor atTheBoard() {
    return lonePerson().map(Actor::of).orElse(Actor.HOST);
  }

  /** How many moves have been made since these players sat down. */
  public int made() {
    return game().plies() - settings.before().size();
  }

  /** The ids of the moves that have been made since these players sat down. */
  public List<String> moveIds() {
    var ids = new ArrayList<String>();
    Game<P, M> at = game();
    while (at.plies() > settings.before().size()) {
      Game<P, M> before = at.before().orElseThrow();
      ids.addFirst(type.notation().moveId(before.position(), at.lastMove().orElseThrow()));
      at = before;
    }
    return ids;
  }

  public Optional<Clocks> clocks() {
    return clocks;
  }

  /** When a flag falls if nothing happens before; the host then has to look. */
  public Optional<Long> flagAt() {
    return clocks.flatMap(Clocks::flagAt).map(falls -> falls + settings.policy().graceMillis());
  }

  /** From when on who waits may claim the game; none where clocks decide, or nobody has to wait. */
  public Optional<Long> claimAt() {
    return clocks.isPresent() || ending.isPresent() || settings.policy().canReopen()
        ? Optional.empty()
        : Optional.of(since + WEEK_MILLIS);
  }

  /** What the clocks showed after each move since these players sat down; empty without clocks. */
  public List<Clocks> clocksAfterMoves() {
    var shown = new ArrayList<Clocks>();
    for (Turn<P, M> at = turn; at != null && at.before() != null; at = at.before()) {
      at.clocks().ifPresent(shown::addFirst);
    }
    return shown;
  }

  /** Who has offered a draw that is not answered yet. */
  public Optional<Color> drawOffer() {
    return draws.standing();
  }

  public Optional<TakebackRequest> takeback() {
    return takeback;
  }

  public Optional<RematchOffer> rematch() {
    return rematch;
  }

  /** The settings of the game that follows, once that is agreed. */
  public Optional<Settings> next() {
    return next;
  }

  /** How it ended; none while it goes on. */
  public Optional<Ending> ending() {
    return ending;
  }

  public boolean isPaused() {
    return isPaused;
  }

  /** Whether moves that were taken back can be made again. */
  public boolean canRedo() {
    return undone.isPresent();
  }

  /** How many events have happened. */
  public int version() {
    return version;
  }

  /** What a command comes to now; changes nothing. */
  public Decision decide(Command command) {
    return new Arbiter<>(this, settings.policy()).decide(command);
  }

  /** The game after everything that a command comes to; the same game if it is refused. */
  public LiveGame<P, M> after(Decision decision) {
    LiveGame<P, M> after = this;
    if (decision instanceof Decision.Accepted accepted) {
      for (Event event : accepted.events()) {
        after = after.apply(event);
      }
    }
    return after;
  }

  // ---- For the arbiter

  Turn<P, M> current() {
    return turn;
  }

  Optional<Undone<P, M>> undone() {
    return undone;
  }

  DrawOffers draws() {
    return draws;
  }

  /** How a game ends by itself, with these players. */
  Optional<Outcome> result(Game<P, M> at) {
    return at.outcome().or(() -> engineResult(at));
  }

  /** An engine to move claims what it may; two engines do not play for ever. */
  private Optional<Outcome> engineResult(Game<P, M> at) {
    Color side = type.rules().turn(at.position());
    if (!settings.isEngine(side)) {
      return Optional.empty();
    }
    boolean isTooLong =
        settings.isEngine(side.opponent()) && at.plies() >= settings.policy().mostEnginePlies();
    return at.claimableDraw()
        .or(() ->
            isTooLong
                ? Optional.of(new Outcome.Draw(Outcome.Reason.MOVE_LIMIT))
                : Optional.empty());
  }

  // ---- What happens

  /** The game after an event that {@link #decide} has answered. */
  public LiveGame<P, M> apply(Event event) {
    var after = new LiveGame<>(this);
    after.take(event);
    after.version++;
    return after;
  }

  private void take(Event event) {
    switch (event) {
      case Event.Moved moved -> move(moved);
      case Event.DrawOffered offered -> draws = draws.offered(offered.by(), game().plies());
      case Event.DrawDeclined _ -> draws = draws.answered();
      case Event.TakebackAsked asked ->
          takeback = Optional.of(new TakebackRequest(asked.by(), asked.toPly()));
      case Event.TakebackDeclined _ -> takeback = Optional.empty();
      case Event.TakenBack back -> goBack(back);
      case Event.Redone redone -> goForward(redone);
      case Event.TimeGiven given ->
          clocks = clocks.map(shown -> shown.give(given.to(), given.millis()));
      case Event.Said _ -> {}
      case Event.Paused paused -> {
        isPaused = true;
        clocks = clocks.map(shown -> shown.stop(paused.at()));
      }
      case Event.Resumed resumed -> {
        isPaused = false;
        run(resumed.at());
      }
      case Event.PlayerChanged changed -> {
        settings = settings.with(changed.side(), changed.player());
        since = changed.at();
        draws = draws.answered();
      }
      case Event.Ended ended -> end(ended);
      case Event.Reopened reopened -> {
        ending = Optional.empty();
        run(reopened.at());
      }
      case Event.RematchOffered offered ->
          rematch = Optional.of(new RematchOffer(offered.by(), offered.swap()));
      case Event.RematchAgreed agreed -> {
        rematch = Optional.empty();
        next = Optional.of(agreed.next());
      }
    }
  }

  private void move(Event.Moved moved) {
    Color mover = turn();
    Game<P, M> game = game().play(type.notation().readMoveId(game().position(), moved.id()));
    clocks = clocks.map(shown -> shown.pressed(mover, moved.spent(), moved.credited()));
    Turn<P, M> before = turn;
    turn = new Turn<>(game, clocks, before);
    since = moved.at();
    run(moved.at());
    turn = new Turn<>(game, clocks, before);
    undone = Optional.empty();
    draws = draws.afterMove(mover);
    takeback = Optional.empty();
  }

  /** The clock of the side to move runs, unless it has yet to be started. */
  private void run(long at) {
    int first =
        switch (settings.policy().clockStart()) {
          case AT_START -> 0;
          case AFTER_FIRST_MOVE -> 1;
          case AFTER_BOTH_MOVED -> 2;
        };
    if (made() >= first && !isPaused) {
      clocks = clocks.map(shown -> shown.start(turn(), at));
    }
  }

  private void goBack(Event.TakenBack back) {
    boolean isFree = settings.policy().takebacks() == Takebacks.FREE;
    while (game().plies() > back.toPly() && turn.before() != null) {
      undone = isFree ? Optional.of(new Undone<>(turn, undone)) : Optional.empty();
      turn = turn.before();
    }
    goOn(back.at(), isFree);
  }

  private void goForward(Event.Redone redone) {
    while (game().plies() < redone.toPly() && undone.isPresent()) {
      turn = undone.get().turn();
      undone = undone.get().then();
    }
    goOn(redone.at(), true);
  }

  /**
   * Goes on from another turn.
   *
   * @param restoresClocks whether they show what they showed then; otherwise time used stays used
   */
  private void goOn(long at, boolean restoresClocks) {
    since = at;
    clocks = restoresClocks ? turn.clocks() : clocks;
    clocks = clocks.map(shown -> restoresClocks ? shown.standing() : shown.stop(at));
    ending = Optional.empty();
    draws = DrawOffers.NONE;
    takeback = Optional.empty();
    run(at);
  }

  private void end(Event.Ended ended) {
    clocks = clocks.map(shown -> shown.stop(ended.at()));
    ending = Optional.of(ended.ending());
    isPaused = false;
    draws = draws.answered();
    takeback = Optional.empty();
  }

  // ---- Values are equal when all that can be known of them is

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof LiveGame<?, ?> other
        && version == other.version
        && isPaused == other.isPaused
        && settings.equals(other.settings)
        && clocks.equals(other.clocks)
        && since == other.since
        && draws.equals(other.draws)
        && takeback.equals(other.takeback)
        && rematch.equals(other.rematch)
        && next.equals(other.next)
        && ending.equals(other.ending)
        && turns().equals(other.turns());
  }

  @Override
  public int hashCode() {
    return Objects.hash(version, settings, clocks, ending, game().position());
  }

  /** What has been on the board: positions with their clocks, those taken back last. */
  private List<Object> turns() {
    var turns = new ArrayList<>();
    for (Turn<P, M> at = turn; at != null; at = at.before()) {
      turns.addFirst(List.of(at.game().position(), at.game().plies(), at.clocks()));
    }
    for (Optional<Undone<P, M>> at = undone; at.isPresent(); at = at.get().then()) {
      Turn<P, M> gone = at.get().turn();
      turns.add(List.of(gone.game().position(), gone.game().plies(), gone.clocks()));
    }
    return turns;
  }
}
