package games.janus.arena.match;

import games.janus.arena.MatchPlayer;
import games.janus.arena.PlayerFailure;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Two contenders, many games: every opening is played twice with colours reversed. Several games
 * can run at once. A player that fails loses its game and is replaced; the match goes on. So it
 * does when the replacement fails to come, which loses a game too, unless that happens again and
 * again.
 */
public final class Match<P, M> {
  /** How long the programs' own end may take to reach us after an interrupt. Untested. */
  private static final long GRACE_MILLIS = 300;

  /** A contender whose players fail to come so often in a row will not come at all any more. */
  private static final int MOST_FAILED_STARTS = 3;

  private final GameType<P, M> type;
  private final List<Game<P, M>> openings;
  private final Contender<P, M> first;
  private final Contender<P, M> second;
  private final Entrance<P, M> entranceOfFirst;
  private final Entrance<P, M> entranceOfSecond;
  private final Conditions conditions;
  private final int games;
  private final Optional<Sprt> sprt;
  private final Listener<P, M> listener;

  // All below is guarded by this match.
  private final Map<Integer, Integer> halfPairs = new HashMap<>();
  private final Map<String, Integer> incidents = new TreeMap<>();
  private Tally tally = Tally.EMPTY;
  private Effort effortOfFirst = Effort.NONE;
  private Effort effortOfSecond = Effort.NONE;
  private int begun;
  private boolean isOver;
  private final List<Thread> tables = new ArrayList<>();
  private @Nullable PlayerFailure breakdown;

  /**
   * Sets up a match.
   *
   * @param openings played in turn, from the first one again when all have been played
   * @param games how many games at most
   * @param sprt ends the match early
   * @param listener told of every game, by one thread at a time
   */
  public Match(
      GameType<P, M> type,
      List<Game<P, M>> openings,
      Contender<P, M> first,
      Contender<P, M> second,
      Conditions conditions,
      int games,
      Optional<Sprt> sprt,
      Listener<P, M> listener) {
    this.type = type;
    this.openings = List.copyOf(openings);
    this.first = first;
    this.second = second;
    this.entranceOfFirst = new Entrance<>(first);
    this.entranceOfSecond = new Entrance<>(second);
    this.conditions = conditions;
    this.games = games;
    this.sprt = sprt;
    this.listener = listener;
  }

  /** Hears how the match goes. */
  @FunctionalInterface
  public interface Listener<P, M> {
    void gameOver(PlayedGame<P, M> game, Tally tally);
  }

  /**
   * Plays the games.
   *
   * @param concurrency how many at once
   * @return the final score
   * @throws PlayerFailure if a player could not be had at all
   */
  public Tally play(int concurrency) throws PlayerFailure, InterruptedException {
    for (Thread table : openTables(concurrency)) {
      table.join();
    }
    synchronized (this) {
      if (breakdown != null) {
        throw breakdown;
      }
      return tally;
    }
  }

  private synchronized List<Thread> openTables(int concurrency) {
    for (int i = 0; i < concurrency; i++) {
      tables.add(Thread.ofPlatform().name("table-" + (i + 1)).daemon().start(this::playAtOneTable));
    }
    return List.copyOf(tables);
  }

  /** Ends the match; games that are being played do not count. */
  public synchronized void stop() {
    isOver = true;
    for (Thread table : tables) {
      if (!table.equals(Thread.currentThread())) {
        table.interrupt();
      }
    }
  }

  public synchronized Tally tally() {
    return tally;
  }

  /** What the moves of the first and of the second have cost. */
  public synchronized List<Effort> efforts() {
    return List.of(effortOfFirst, effortOfSecond);
  }

  /** How often which player failed in which way, in words. */
  public synchronized Map<String, Integer> incidents() {
    return new TreeMap<>(incidents);
  }

  private void playAtOneTable() {
    try (var currentFirst = new CurrentPlayer<>(entranceOfFirst);
        var currentSecond = new CurrentPlayer<>(entranceOfSecond)) {
      for (int number = nextGame(); number >= 0; number = nextGame()) {
        boolean firstMoves = number % 2 == 0;
        Game<P, M> opening = openings.get(number / 2 % openings.size());
        // Colours swap, so it does not matter to the pair who begins it.
        Color colorOfFirst = firstMoves ? Color.WHITE : Color.BLACK;
        CurrentPlayer<P, M> white = firstMoves ? currentFirst : currentSecond;
        CurrentPlayer<P, M> black = firstMoves ? currentSecond : currentFirst;
        BoutReport<P, M> report = play(number, opening, white, black);
        if (report.failed().isPresent()) {
          (report.failed().get() == Color.WHITE ? white : black).leave();
          waitForTheEnd();
        }
        record(number, colorOfFirst, report);
      }
    } catch (PlayerFailure failure) {
      breakDown(failure);
    } catch (RuntimeException | Error problem) { // a full disk, or a mistake of ours
      String why = problem.getMessage() == null ? problem.toString() : problem.getMessage();
      breakDown(PlayerFailure.broken(Messages.matchCannotGoOn(why).text()));
    }
  }

  private BoutReport<P, M> play(
      int number, Game<P, M> opening, CurrentPlayer<P, M> white, CurrentPlayer<P, M> black)
      throws PlayerFailure {
    Color coming = Color.WHITE;
    try {
      MatchPlayer<P, M> whitePlayer = white.player();
      coming = Color.BLACK;
      return new Bout<>(type, opening, whitePlayer, black.player(), conditions, number).play();
    } catch (PlayerFailure failure) {
      if ((coming == Color.WHITE ? white : black).isGivenUp()) {
        throw failure;
      }
      return BoutReport.lostBy(coming, failure, opening, List.of());
    }
  }

  /**
   * An interrupt from the terminal of a match interrupts the programs in it too, and their end may
   * be noticed first: it must not cost them the game.
   */
  private static void waitForTheEnd() {
    try {
      Thread.sleep(GRACE_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized int nextGame() {
    return isOver || begun >= games ? -1 : begun++;
  }

  private synchronized void breakDown(PlayerFailure failure) {
    if (breakdown == null && !isOver) {
      breakdown = failure;
    }
    stop();
  }

  private synchronized void record(int number, Color colorOfFirst, BoutReport<P, M> report) {
    if (isOver) {
      return; // the match has ended without this game
    }
    int halfPoints =
        report.outcome().winner().map(winner -> winner == colorOfFirst ? 2 : 0).orElse(1);
    tally = tally.withGame(halfPoints);
    Integer other = halfPairs.remove(number / 2);
    if (other == null) {
      halfPairs.put(number / 2, halfPoints);
    } else {
      tally = tally.withPair(halfPoints + other);
    }
    effortOfFirst = effortOfFirst.with(report.notes(), colorOfFirst);
    effortOfSecond = effortOfSecond.with(report.notes(), colorOfFirst.opponent());
    noteIncident(colorOfFirst, report.outcome());
    listener.gameOver(
        new PlayedGame<>(
            number,
            colorOfFirst == Color.WHITE ? first.name() : second.name(),
            colorOfFirst == Color.WHITE ? second.name() : first.name(),
            conditions.budget(),
            report),
        tally);
    if (sprt.isPresent() && sprt.get().verdict(tally) != Sprt.Verdict.GOING_ON) {
      stop();
    }
  }

  private void noteIncident(Color colorOfFirst, Outcome outcome) {
    Reason reason = outcome.reason();
    if (outcome.winner().isPresent()
        && (reason == Reason.TIME
            || reason == Reason.FAILURE
            || reason == Reason.ILLEGAL_MOVE
            || reason == Reason.OVERRUN)) {
      String loser = outcome.winner().get() == colorOfFirst ? second.name() : first.name();
      incidents.merge(loser + ": " + reason.words(), 1, Integer::sum);
    }
  }

  /** Where the players of one contender come from, to all tables. */
  private static final class Entrance<P, M> {
    private final Contender<P, M> contender;
    private boolean hasBeenUsed;
    private int failuresInARow;

    Entrance(Contender<P, M> contender) {
      this.contender = contender;
    }

    MatchPlayer<P, M> enter() throws PlayerFailure {
      try {
        MatchPlayer<P, M> player = contender.enter();
        note(true);
        return player;
      } catch (PlayerFailure failure) {
        note(false);
        throw failure;
      }
    }

    private synchronized void note(boolean hasCome) {
      hasBeenUsed |= hasCome;
      failuresInARow = hasCome ? 0 : failuresInARow + 1;
    }

    /** Who has never come was probably named wrongly, so that is told at once. */
    synchronized boolean isClosed() {
      return !hasBeenUsed || failuresInARow >= MOST_FAILED_STARTS;
    }
  }

  /** The player of a contender that plays now: one after another if they fail. */
  private static final class CurrentPlayer<P, M> implements AutoCloseable {
    private final Entrance<P, M> entrance;
    private @Nullable MatchPlayer<P, M> player;

    CurrentPlayer(Entrance<P, M> entrance) {
      this.entrance = entrance;
    }

    boolean isGivenUp() {
      return entrance.isClosed();
    }

    MatchPlayer<P, M> player() throws PlayerFailure {
      if (player == null) {
        player = entrance.enter();
      }
      return player;
    }

    void leave() {
      if (player != null) {
        player.close();
        player = null;
      }
    }

    @Override
    public void close() {
      leave();
    }
  }
}
