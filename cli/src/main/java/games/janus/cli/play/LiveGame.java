package games.janus.cli.play;

import games.janus.play.Seat;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.rules.text.Comment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A game being played: who plays, the moves made and taken back, the clocks, and how it ended.
 * Knows nothing of screens and files.
 *
 * @param <P> positions
 * @param <M> moves
 */
final class LiveGame<P, M> {
  private final List<Game<P, M>> games = new ArrayList<>();
  private final List<Made<P, M>> made = new ArrayList<>();
  private final GameClock clock;
  private Plan<P, M> plan;
  private int at;
  private Optional<Ending> verdict = Optional.empty();

  /** A game as it is planned: the moves of the plan's start have been made already. */
  LiveGame(Plan<P, M> plan, LongSupplier nanos) {
    this.plan = plan;
    this.clock = new GameClock(plan.control(), nanos);
    Game<P, M> start = plan.start();
    while (start.before().isPresent()) {
      start = start.before().get();
    }
    games.add(start);
    plan.start().moves().forEach(move -> add(move, List.of(), Optional.empty(), clock.full()));
  }

  /** So many moves, in words. */
  static String counted(int moves) {
    return moves == 1 ? "1 move" : moves + " moves";
  }

  Plan<P, M> plan() {
    return plan;
  }

  BoardGame<P, M> board() {
    return plan.board();
  }

  GameClock clock() {
    return clock;
  }

  /** The game as it stands. */
  Game<P, M> game() {
    return games.get(at);
  }

  /** The game as it stood before a move. */
  Game<P, M> gameBefore(int ply) {
    return games.get(ply);
  }

  /** The moves made, without those taken back. */
  List<Made<P, M>> made() {
    return List.copyOf(made.subList(0, at));
  }

  Color turn() {
    return game().rules().turn(game().position());
  }

  Seat<P, M> seat(Color side) {
    return plan.seat(side);
  }

  Seat<P, M> toMove() {
    return seat(turn());
  }

  boolean isPersonToMove() {
    return toMove() instanceof Seat.Person;
  }

  boolean hasPerson() {
    return plan.white() instanceof Seat.Person || plan.black() instanceof Seat.Person;
  }

  /** Somebody else sits down. */
  void sit(Color side, Seat<P, M> seat) {
    plan = plan.with(side, seat);
  }

  /** How it ended; none while it goes on. */
  Optional<Ending> ending() {
    return verdict.or(() -> game().outcome().map(Ending::of));
  }

  /** A move is made; what had been taken back is forgotten. */
  void play(M move, List<Comment> comments, Optional<Account<P, M>> account) {
    Optional<Made.Left> left = clock.press(turn());
    forgetUndone();
    add(move, comments, account, left);
  }

  /** A move that a file knows. */
  void playAgain(M move, List<Comment> comments, Optional<Made.Left> left) {
    forgetUndone();
    add(move, comments, Optional.empty(), left);
    left.ifPresent(clock::set);
  }

  private void forgetUndone() {
    made.subList(at, made.size()).clear();
    games.subList(at + 1, games.size()).clear();
  }

  private void add(
      M move, List<Comment> comments, Optional<Account<P, M>> account, Optional<Made.Left> left) {
    games.add(game().play(move));
    made.add(new Made<>(move, comments, account, left));
    at++;
  }

  /** The game is over by something that the board does not show. */
  void end(Ending ending) {
    clock.stop();
    verdict = Optional.of(ending);
  }

  /** The running clock's side has lost on time, unless the other one could never win. */
  void endOnTime(Color side) {
    Color winner = side.opponent();
    Outcome outcome =
        board().canWin(game().position(), winner)
            ? new Outcome.Win(winner, Outcome.Reason.TIME)
            : new Outcome.Draw(Outcome.Reason.TIME);
    end(Ending.of(outcome));
  }

  /**
   * Takes back a resignation or an agreement, and leaves the moves as they are.
   *
   * @return false if that is not how the game ended
   */
  boolean revive() {
    boolean isTaken =
        verdict.isPresent()
            && game().outcome().isEmpty()
            && !clock.hasFallen(Color.WHITE)
            && !clock.hasFallen(Color.BLACK);
    if (isTaken) {
      verdict = Optional.empty();
    }
    return isTaken;
  }

  /**
   * Takes back moves until a person is to move who has moved before; between machines, one move.
   *
   * @return how many moves were taken back; 0 if there are none
   */
  int undo() {
    int back = at - 1;
    while (back >= 0 && hasPerson() && !(seatAt(back) instanceof Seat.Person)) {
      back--;
    }
    return back < 0 ? 0 : at - goTo(back);
  }

  /** Makes the moves again that were taken back last. */
  int redo() {
    if (at == made.size()) {
      return 0;
    }
    int before = at;
    int next = at + 1;
    while (next < made.size() && hasPerson() && !(seatAt(next) instanceof Seat.Person)) {
      next++;
    }
    return goTo(next) - before;
  }

  private Seat<P, M> seatAt(int ply) {
    Game<P, M> then = games.get(ply);
    return seat(then.rules().turn(then.position()));
  }

  private int goTo(int ply) {
    at = ply;
    verdict = Optional.empty();
    Optional<Made.Left> left = at == 0 ? clock.full() : made.get(at - 1).left();
    left.ifPresent(clock::set);
    return at;
  }
}
