package games.janus.play;

import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.IllegalMoveException;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two players, a game and a referee. A machine that answers nonsense, fails or does not keep to its
 * limits loses the game; the table keeps every move made and is never brought down by a player.
 *
 * <p>A machine claims every draw it may have when it is to move, for the table claims for it. Two
 * machines under rules that know no draws would play for ever, so their game ends after {@link
 * #MOST_PLIES}; a game with a person in it does not.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class Table<P, M> {
  /** Longer than any sensible game between two machines. */
  public static final int MOST_PLIES = 1000;

  private final Seat<P, M> white;
  private final Seat<P, M> black;
  private final List<Turn<M>> turns = new ArrayList<>();
  private Game<P, M> game;
  private Optional<Outcome> verdict = Optional.empty();
  private String explanation = "";
  private Optional<Thought<M>> lastThought = Optional.empty();

  public Table(Game<P, M> game, Seat<P, M> white, Seat<P, M> black) {
    this.game = game;
    this.white = white;
    this.black = black;
  }

  public Game<P, M> game() {
    return game;
  }

  /** The moves made at this table, with their thoughts. */
  public List<Turn<M>> turns() {
    return List.copyOf(turns);
  }

  public Color turn() {
    return game.rules().turn(game.position());
  }

  /** Who is to move. */
  public Seat<P, M> toMove() {
    return seat(turn());
  }

  /** Who plays this side. */
  public Seat<P, M> seat(Color side) {
    return side == Color.WHITE ? white : black;
  }

  /** How it ended; none while it goes on. */
  public Optional<Outcome> outcome() {
    if (verdict.isPresent()) {
      return verdict;
    }
    Optional<Outcome> byRules = game.outcome();
    if (byRules.isPresent()) {
      return byRules;
    }
    if (game.plies() >= MOST_PLIES && isBetweenMachines()) {
      return Optional.of(new Outcome.Draw(Reason.MOVE_LIMIT));
    }
    return toMove() instanceof Seat.Machine ? game.claimableDraw() : Optional.empty();
  }

  private boolean isBetweenMachines() {
    return white instanceof Seat.Machine && black instanceof Seat.Machine;
  }

  /** What the referee has to say about the end, beyond its reason; often nothing. */
  public String explanation() {
    return explanation;
  }

  /**
   * What the machine last thought, be it the move it made, or the resignation, the illegal answer
   * or the excess that lost it the game; none if it failed, or none has thought yet.
   */
  public Optional<Thought<M>> lastThought() {
    return lastThought;
  }

  /**
   * A person makes a move.
   *
   * @throws IllegalMoveException if it is not legal here, or the game is over; nothing has changed
   */
  public void play(M move) {
    requireGoingOn(move);
    game = game.play(move);
    turns.add(Turn.ofPerson(move));
  }

  private void requireGoingOn(M move) {
    Optional<Outcome> over = outcome();
    if (over.isPresent()) {
      throw new IllegalMoveException(
          move.toString(), "the game is over: " + over.get().reason().words());
    }
  }

  /** The side to move gives up. */
  public void resign() {
    if (outcome().isEmpty()) {
      lose(Reason.RESIGNATION, "");
    }
  }

  /**
   * Lets the machine whose turn it is think and move. Whatever it does, the table stands.
   *
   * @param control asked by the machine whether to stop
   * @return what it thought, also where that lost it the game; none if it failed or the game was
   *     over
   */
  public Optional<Thought<M>> letMachineMove(Limits limits, SearchControl<M> control) {
    if (outcome().isPresent() || !(toMove() instanceof Seat.Machine<P, M> machine)) {
      return Optional.empty();
    }
    var umpire = new Umpire<>(control, limits);
    lastThought = Optional.empty();
    try {
      Thought<M> thought = machine.engine().think(request(machine, limits), umpire);
      judge(thought, umpire, limits);
      lastThought = Optional.of(thought);
    } catch (Umpire.OverrunException _) {
      lose(Reason.OVERRUN, "it went on thinking when told to stop");
    } catch (Throwable failure) { // whatever a player does: the memory it used up is free again
      lose(Reason.FAILURE, String.valueOf(failure));
    }
    return lastThought;
  }

  private SearchRequest<P, M> request(Seat.Machine<P, M> machine, Limits limits) {
    return new SearchRequest<>(game, machine.level(), limits, machine.seedAt(game.plies()), false);
  }

  private void judge(Thought<M> thought, Umpire<M> umpire, Limits limits) {
    if (umpire.isOverrun(thought.counters().get(Metric.NODES))) {
      lose(Reason.OVERRUN, "it looked at " + thought.counters().get(Metric.NODES) + " positions");
    } else if (umpire.pliesTooMany().isPresent()) {
      lose(Reason.OVERRUN, "it looked " + umpire.pliesTooMany().getAsInt() + " plies ahead");
    } else if (thought.move().isEmpty()) {
      lose(Reason.RESIGNATION, "");
    } else if (!game.rules().legalMoves(game.position()).contains(thought.move().get())) {
      lose(Reason.ILLEGAL_MOVE, thought.move().get() + " is not legal here");
    } else {
      game = game.play(thought.move().get());
      boolean isTimed = umpire.isEndedFromOutside();
      turns.add(new Turn<>(thought.move().get(), Optional.of(thought), limits, isTimed));
    }
  }

  private void lose(Reason reason, String why) {
    verdict = Optional.of(new Outcome.Win(turn().opponent(), reason));
    explanation = why;
  }
}
