package games.janus.arena.suite;

import games.janus.arena.Allowance;
import games.janus.arena.Stopwatch;
import games.janus.arena.Timekeeper;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.San;
import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.search.Score;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An engine that solves puzzles one after another, each without memory of the others.
 *
 * @param allowance how hard it may think about each
 */
public record Solver(Engine<Position, Move> engine, String level, Allowance allowance) {
  /**
   * What became of a puzzle.
   *
   * @param move the answer as players write it
   * @param solvedAfter milliseconds after which the engine had the solution and stayed with it, if
   *     it told what it found on the way
   */
  public record Attempt(
      Puzzle puzzle,
      boolean isSolved,
      String move,
      int depth,
      int score,
      long nodes,
      long millis,
      Optional<Long> solvedAfter) {}

  public Attempt solve(Puzzle puzzle) {
    engine.newGame();
    var found = new ArrayList<Moment>();
    Position position = puzzle.position();
    var watch = new Stopwatch();
    Timekeeper<Move> keeper =
        Timekeeper.thinking(
            allowance.plan(position.turn(), 0),
            finding -> found.add(new Moment(finding, watch.millis())));
    var request =
        new SearchRequest<>(Game.from(Chess.RULES, position), level, allowance.limits(), 1, false);
    Thought<Move> thought = engine.think(request, keeper);
    Optional<Finding<Move>> last =
        found.isEmpty() ? Optional.empty() : Optional.of(found.getLast().finding);
    int score = last.map(Finding::score).orElse(Score.DRAW);
    boolean isSolved = thought.move().isPresent() && solves(puzzle, thought.move().get(), score);
    return new Attempt(
        puzzle,
        isSolved,
        thought.move().map(move -> San.write(position, move)).orElse("-"),
        last.map(Finding::depth).orElse(0),
        score,
        thought.counters().get(Metric.NODES),
        watch.millis(),
        isSolved ? since(puzzle, found) : Optional.empty());
  }

  private static Optional<Long> since(Puzzle puzzle, List<Moment> found) {
    Optional<Long> since = Optional.empty();
    for (Moment moment : found) {
      List<Move> line = moment.finding.line();
      boolean isRight = !line.isEmpty() && solves(puzzle, line.getFirst(), moment.finding.score());
      if (!isRight) {
        since = Optional.empty();
      } else if (since.isEmpty()) {
        since = Optional.of(moment.millis);
      }
    }
    return since;
  }

  private record Moment(Finding<Move> finding, long millis) {}

  private static boolean solves(Puzzle puzzle, Move move, int score) {
    if (puzzle.mate().isPresent()) {
      return score > 0
          && Score.isDecided(score)
          && Score.pliesToEnd(score) <= 2 * puzzle.mate().get() - 1;
    }
    return (puzzle.best().isEmpty() || puzzle.best().contains(move))
        && !puzzle.avoid().contains(move);
  }
}
