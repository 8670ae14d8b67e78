package games.janus.cli.play;

import games.janus.arena.Allowance;
import games.janus.arena.EngineFactory;
import games.janus.engine.SplitMix64;
import games.janus.play.EngineSource;
import games.janus.play.live.Action;
import games.janus.play.live.Actor;
import games.janus.play.live.Clocks;
import games.janus.play.live.Command;
import games.janus.play.live.Decision;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.GamePolicy;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.play.live.TimeControl;
import games.janus.play.xray.Lines;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import games.janus.rules.text.Comment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * A game at this terminal: the game in progress, the time, and what is known about its moves. Knows
 * nothing of screens and files.
 */
final class HostedGame<P, M> {
  private final long seed;
  private final LongSupplier millis;
  private final EngineSource engines;

  /** By the number of moves before; those of moves that were taken back wait here too. */
  private final TreeMap<Integer, Note<P, M>> notes = new TreeMap<>();

  private volatile LiveGame<P, M> live;

  /**
   * What is known about a move.
   *
   * @param comments what stands behind it in a file
   * @param account how an engine came to it, if one did since the program was started
   */
  record Note<P, M>(List<Comment> comments, Optional<Account<P, M>> account) {
    Note {
      comments = List.copyOf(comments);
    }
  }

  /**
   * A game that is about to begin.
   *
   * @param seed where engines get their random choices
   * @param millis where time comes from
   * @param engines where the machines come from
   */
  HostedGame(
      GameType<P, M> type,
      Settings settings,
      long seed,
      LongSupplier millis,
      EngineSource engines) {
    this.seed = seed;
    this.millis = millis;
    this.engines = engines;
    this.live = LiveGame.of(type, settings, millis.getAsLong());
  }

  /** A game between these players that goes on from here. */
  static <P, M> HostedGame<P, M> of(
      GameType<P, M> type,
      Game<P, M> start,
      Player white,
      Player black,
      Optional<TimeControl> control,
      long seed) {
    var settings = settings(type, start, white, black, control);
    return new HostedGame<>(type, settings, seed, HostedGame::now, EngineFactory.ofUser());
  }

  /** The time of this computer, which never goes back while the program runs. */
  static long now() {
    return System.nanoTime() / 1_000_000;
  }

  static <P, M> Settings settings(
      GameType<P, M> type,
      Game<P, M> start,
      Player white,
      Player black,
      Optional<TimeControl> control) {
    P first = games(start).getFirst().position();
    return new Settings(
        type.kind(),
        type.ruleSet(),
        type.notation().fen(first),
        Lines.ids(type, start),
        white,
        black,
        control,
        GamePolicy.LOCAL);
  }

  /** The number before the next move, as in {@code 12.} or {@code 12...}. */
  static <P, M> String number(GameType<P, M> type, Game<P, M> game) {
    Color first = type.rules().turn(type.rules().initial());
    boolean isFirst = type.rules().turn(game.position()) == first;
    return type.notation().moveNumber(game) + (isFirst ? "." : "...");
  }

  // ---- What there is to know

  LiveGame<P, M> live() {
    return live;
  }

  GameType<P, M> type() {
    return live.type();
  }

  /** Those who can play here. */
  PlayerText<P, M> players() {
    return new PlayerText<>(type(), engines);
  }

  long seed() {
    return seed;
  }

  /** The game as it stands. */
  Game<P, M> game() {
    return live.game();
  }

  /** The game as it stood at its start and after each move. */
  List<Game<P, M>> games() {
    return games(game());
  }

  private static <P, M> List<Game<P, M>> games(Game<P, M> last) {
    List<Game<P, M>> games = new ArrayList<>();
    for (Optional<Game<P, M>> at = Optional.of(last); at.isPresent(); at = at.get().before()) {
      games.addFirst(at.get());
    }
    return games;
  }

  int plies() {
    return game().plies();
  }

  Note<P, M> note(int ply) {
    return notes.getOrDefault(ply, new Note<>(List.of(), Optional.empty()));
  }

  Color turn() {
    return live.turn();
  }

  Player player(Color side) {
    return live.player(side);
  }

  boolean isPersonToMove() {
    return !live.settings().isEngine(turn());
  }

  boolean hasPerson() {
    return !live.settings().isEngine(Color.WHITE) || !live.settings().isEngine(Color.BLACK);
  }

  /** How it ended; none while it goes on. */
  Optional<Ending> ending() {
    return live.ending();
  }

  Optional<TimeControl> control() {
    return live.settings().control();
  }

  /** Milliseconds this side has left; zero or less when its flag has fallen. */
  long left(Color side) {
    return live.clocks().map(clocks -> left(clocks, side)).orElse(0L);
  }

  private long left(Clocks clocks, Color side) {
    if (!clocks.control().hasDays()) {
      return clocks.left(side, millis.getAsLong());
    }
    boolean runs = clocks.running().filter(clock -> clock.side() == side).isPresent();
    return runs ? untilFlag().orElseThrow() : clocks.control().delay();
  }

  /** Milliseconds until a flag falls. */
  Optional<Long> untilFlag() {
    return live.flagAt().map(falls -> Math.max(0, falls - millis.getAsLong()));
  }

  boolean hasFlagFallen() {
    return untilFlag().equals(Optional.of(0L));
  }

  /** What an engine may spend. */
  Allowance allowance() {
    return live.clocks()
        .map(clocks -> {
          long increment = clocks.control().increment();
          int toGo = clocks.movesToGo(turn());
          return Allowance.of(
              new Allowance.Clocks(
                  left(Color.WHITE), left(Color.BLACK), increment, increment, toGo));
        })
        .orElse(Allowance.ENDLESS);
  }

  /** What the engine of a side thought of it when it last moved, if it said. */
  Optional<Double> lastScore(Color side) {
    boolean isOwn = turn() == side.opponent();
    Note<P, M> last = note(isOwn ? plies() - 1 : plies() - 2);
    return last.account()
        .filter(account -> account.player().equals(live.player(side)))
        .flatMap(account -> account.thought().score());
  }

  // ---- What is done

  /** Another host has decided: this is how the game stands now. */
  void follow(LiveGame<P, M> decided) {
    live = decided;
  }

  /** Does something if it may be done. */
  Decision decide(Actor by, Action action) {
    Decision decision = live.decide(Command.of(by, millis.getAsLong(), action));
    live = live.after(decision);
    return decision;
  }

  /** Whether something was done. */
  boolean isDone(Actor by, Action action) {
    return decide(by, action) instanceof Decision.Accepted;
  }

  /** Looks at the clocks; the game may then be over. */
  void checkClock() {
    decide(Actor.HOST, new Action.CheckClock());
  }

  /**
   * The side to move makes a move.
   *
   * @return false if it came too late
   */
  boolean play(M move, Optional<Account<P, M>> account) {
    int ply = plies();
    String id = type().notation().moveId(game().position(), move);
    decide(Actor.of(turn()), new Action.Move(ply, id));
    boolean isMade = plies() > ply;
    if (isMade) {
      note(ply, new Note<>(List.of(), account));
    }
    return isMade;
  }

  private void note(int ply, Note<P, M> note) {
    notes.tailMap(ply, true).clear();
    notes.put(ply, note);
  }

  /**
   * A move that a file knows.
   *
   * @param shown what the clock of its side showed after it, if the file says
   */
  void playAgain(M move, List<Comment> comments, Optional<Long> shown) {
    int ply = plies();
    Color side = turn();
    long at = millis.getAsLong();
    String id = type().notation().moveId(game().position(), move);
    LiveGame<P, M> free = live.apply(new Event.Moved(at, id, 0, 0));
    long gone = free.clocks().map(clocks -> spent(clocks, side, shown)).orElse(0L);
    live = live.apply(new Event.Moved(at, id, Math.max(0, gone), Math.max(0, -gone)));
    note(ply, new Note<>(comments, Optional.empty()));
    game().outcome().ifPresent(outcome -> end(new Ending.Decided(outcome)));
  }

  /** What has to be taken off a clock so that it shows what it did; below zero, to be given. */
  private static long spent(Clocks clocks, Color side, Optional<Long> shown) {
    Clocks.Side full = clocks.side(side);
    return shown
        .map(millis -> full.left() - millis)
        .orElse(full.added() == 0 ? 0L : clocks.control().increment());
  }

  /** The game is over by what a file says. */
  void end(Ending ending) {
    live = live.apply(new Event.Ended(millis.getAsLong(), ending));
  }

  /** The same players once more; engines make other random choices. */
  HostedGame<P, M> again() {
    Settings next = live.settings().again(false);
    return with(type(), next, SplitMix64.mix(seed));
  }

  /** Another game with the same time and the same machines. */
  HostedGame<P, M> with(GameType<P, M> type, Settings settings, long seed) {
    return new HostedGame<>(type, settings, seed, millis, engines);
  }

  /** The result, such as "White wins: checkmate". */
  String endWords() {
    return ending().map(ending -> EndWords.of(type(), ending)).orElse("");
  }
}
