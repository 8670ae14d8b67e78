package games.janus.arena;

import games.janus.engine.Finding;
import games.janus.engine.Thought;
import java.util.List;
import java.util.Optional;

/**
 * The best line that the other side has heard last. A search that is stopped in the middle of a
 * look may answer with a line it has not told yet; {@link #change} is what is left to tell.
 */
public final class LastTold<M> {
  private volatile Optional<Finding<M>> last = Optional.empty();

  /** This is told now. */
  public void hear(Finding<M> finding) {
    if (finding.rank() == 1 && !finding.line().isEmpty()) {
      last = Optional.of(finding);
    }
  }

  public boolean isEmpty() {
    return last.isEmpty();
  }

  /** The line that begins with the move answered: the one expected, if it does. */
  public static <M> List<M> line(Thought<M> thought, M move) {
    return !thought.line().isEmpty() && thought.line().getFirst().equals(move)
        ? thought.line()
        : List.of(move);
  }

  /** What to tell before the answer; none if that line was the last one told, or nothing was. */
  public Optional<Finding<M>> change(Thought<M> thought, List<M> line) {
    return last.filter(told -> !told.line().equals(line))
        .map(told ->
            new Finding<>(
                told.depth(),
                told.deepest(),
                1,
                thought.score().map(score -> (int) Math.round(score)).orElse(told.score()),
                Finding.Bound.EXACT,
                line,
                thought.counters().copy(),
                told.tableUse()));
  }
}
