package games.janus.play.puzzle;

import games.janus.engine.Engine;
import games.janus.play.EngineSource;
import games.janus.play.xray.Material;
import games.janus.rules.Game;
import games.janus.rules.Square;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Finds puzzles in games, and checks them. A puzzle stands for itself: what came before it in its
 * game does not count.
 */
public final class PuzzleMaker<P, M> {
  /** How many positions a search looks at if nobody says otherwise. */
  public static final long USUAL_NODES = 20_000;

  /** A check looks at so many times the positions. */
  public static final long CHECK = 10;

  /** The first look at a position has one part in so many of the effort. */
  private static final long FIRST_SHARE = 8;

  private static final int MOST_MOVES = 5;
  private static final int MOST_SAVING_MOVES = 3;

  private final GameType<P, M> type;
  private final Prover<P, M> prover;
  private final Grader<P, M> grader;
  private final long nodes;
  private final BooleanSupplier isStopped;

  /**
   * A maker.
   *
   * @param nodes positions for each search
   * @param isStopped asked now and then; what was found is kept then
   */
  public PuzzleMaker(
      GameType<P, M> type, EngineSource engines, long nodes, BooleanSupplier isStopped) {
    this.type = type;
    this.prover = new Prover<>(type, engines, isStopped);
    Engine<P, M> weak = engines.strongest(type); // set to a weak level
    this.grader = new Grader<>(type, weak, isStopped);
    this.nodes = nodes;
    this.isStopped = isStopped;
  }

  /** A puzzle of a game, and after how many of its moves it stands. */
  public record Found<P, M>(int ply, Puzzle<P, M> puzzle) {
    /** Whether the side has only missed the same move again. */
    public boolean repeats(Found<P, M> before) {
      return ply - before.ply == 2
          && puzzle.line().getFirst().equals(before.puzzle.line().getFirst());
    }
  }

  /** Hears how far the work is. */
  @FunctionalInterface
  public interface Listener<P, M> {
    /**
     * A position has been looked at.
     *
     * @param done how many have been
     * @param of how many the game has
     * @param found the puzzle in it
     */
    void looked(int done, int of, Optional<Found<P, M>> found);
  }

  /** Whether the endgame tables know all that can be played in a position. */
  public boolean isProven(P position) {
    return prover.isProven(position);
  }

  /** The puzzles of a game. */
  public List<Found<P, M>> of(P start, List<M> moves, Listener<P, M> listener) {
    var found = new ArrayList<Found<P, M>>();
    P position = start;
    int free = 0;
    for (int ply = 0; ply <= moves.size() && !isStopped.getAsBoolean(); ply++) {
      Optional<M> before = ply == 0 ? Optional.empty() : Optional.of(moves.get(ply - 1));
      Optional<Found<P, M>> here = Optional.empty();
      if (ply >= free) {
        int at = ply;
        here = at(position, before).map(puzzle -> new Found<>(at, puzzle));
      }
      if (isStopped.getAsBoolean()) {
        break; // what was found in a hurry is left out
      }
      if (here.isPresent()) {
        found.add(here.get());
        free = ply + 1 + followed(here.get().puzzle().line(), moves.subList(ply, moves.size()));
      }
      listener.looked(ply + 1, moves.size() + 1, here);
      if (ply < moves.size()) {
        position = type.rules().after(position, moves.get(ply));
      }
    }
    return found;
  }

  /** As far as the game follows a solution, its positions belong to that puzzle. */
  private int followed(List<M> line, List<M> moves) {
    int followed = 0;
    while (followed < Math.min(line.size(), moves.size())
        && line.get(followed).equals(moves.get(followed))) {
      followed++;
    }
    return followed;
  }

  /**
   * The puzzle of a position, if it is one.
   *
   * @param standing the position
   * @param before the move that led there; whoever only takes back solves nothing
   */
  public Optional<Puzzle<P, M>> at(P standing, Optional<M> before) {
    // In checkers a FEN does not count the moves since the last capture, and a puzzle is its FEN.
    P position = type.notation().position(type.notation().fen(standing));
    if (type.rules().outcome(position).isPresent()
        || type.rules().legalMoves(position).size() < 2) {
      return Optional.empty();
    }
    List<M> mates = prover.mates(position);
    if (mates.size() > 1
        || (mates.isEmpty() && !prover.isPromising(position, Math.max(1, nodes / FIRST_SHARE)))) {
      return Optional.empty();
    }
    M move = mates.isEmpty() ? prover.best(position, nodes).getFirst() : mates.getFirst();
    if (takesBack(before, move)) {
      return Optional.empty();
    }
    Optional<Goal> goal = prover.only(position, move, nodes);
    return goal.isEmpty() || isStopped.getAsBoolean()
        ? Optional.empty()
        : Optional.of(puzzle(position, move, goal.get()));
  }

  private boolean takesBack(Optional<M> before, M move) {
    if (before.isEmpty() || type.kind() != GameKind.CHESS) {
      return false;
    }
    List<Square> path = type.rules().path(before.get());
    return !type.board().captured(before.get()).isEmpty()
        && type.board().captured(move).contains(path.getLast());
  }

  private Puzzle<P, M> puzzle(P start, M first, Goal goal) {
    var line = new ArrayList<M>(List.of(first));
    var waiting = new ArrayList<M>();
    P position = type.rules().play(start, first);
    int most = 2 * (goal == Goal.SAVE ? MOST_SAVING_MOVES : MOST_MOVES) - 1;
    while (line.size() < most && !isDone(start, line, goal, position)) {
      waiting.clear();
      waiting.add(prover.best(position, nodes).getFirst());
      position = type.rules().play(position, waiting.getFirst());
      if (type.rules().outcome(position).isPresent()) {
        break;
      }
      M next = prover.best(position, nodes).getFirst();
      if (!goesOn(position, next, goal, nodes)) {
        break;
      }
      waiting.add(next);
      line.addAll(waiting);
      position = type.rules().play(position, next);
    }
    return new Puzzle<>(
        start,
        line,
        goal,
        grader.effort(start, line),
        Themes.of(type, start, line, whole(start, line), goal, prover.isProven(start)));
  }

  private boolean isDone(P start, List<M> line, Goal goal, P position) {
    return type.rules().outcome(position).isPresent()
        || (goal == Goal.WIN && hasGained(start, line, position));
  }

  /** Whether something is won, nothing hangs, and no end is in sight that would be better still. */
  private boolean hasGained(P start, List<M> line, P position) {
    return Material.isAtRest(type, position)
        && Material.gained(type, Game.from(type.rules(), start), line) > 0
        && !prover.seesEnd(position, nodes);
  }

  /**
   * Whether a solution goes on with this move: it is the only one there is, or the only good one.
   */
  private boolean goesOn(P position, M move, Goal goal, long nodes) {
    if (type.rules().legalMoves(position).size() == 1) {
      return true;
    }
    Optional<Goal> here = prover.only(position, move, nodes);
    return here.isPresent() && isAsGood(here.get(), goal);
  }

  private static boolean isAsGood(Goal here, Goal goal) {
    return here == goal || (goal == Goal.WIN && here == Goal.MATE);
  }

  /** The solution, and best play then. */
  private List<M> whole(P start, List<M> line) {
    P position = start;
    for (M move : line) {
      position = type.rules().play(position, move);
    }
    var whole = new ArrayList<>(line);
    if (type.rules().outcome(position).isEmpty()) {
      whole.addAll(prover.best(position, nodes));
    }
    return whole;
  }

  /**
   * What is wrong with a puzzle: the number of the first of its moves that is not the only good
   * one, from 1; nothing if all is well.
   */
  public Optional<Integer> flaw(Puzzle<P, M> puzzle) {
    P position = puzzle.start();
    for (int i = 0; i < puzzle.line().size(); i++) {
      M move = puzzle.line().get(i);
      boolean isToBeFound = i % 2 == 0;
      boolean isFirst = i == 0;
      if (isToBeFound
          && !(isFirst
              ? prover.only(position, move, nodes).equals(Optional.of(puzzle.goal()))
              : goesOn(position, move, puzzle.goal(), nodes))) {
        return Optional.of(i + 1);
      }
      position = type.rules().play(position, move);
    }
    return Optional.empty();
  }
}
