package games.janus.arena;

import games.janus.engine.Finding;
import games.janus.engine.Finding.Bound;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.NotationException;
import games.janus.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Makes findings of what a foreign program says while it thinks, and ends its search when the
 * control wants it, or when the program goes beyond what it was asked for.
 */
final class HeardFindings<P, M> {
  /** What is lost between the program and us; then it is told that its time is over. */
  private static final long OVERHEAD_MILLIS = 50;

  private final SearchRequest<P, M> request;
  private final Optional<Long> moveTime;
  private final SearchControl<M> control;
  private final BiFunction<P, String, M> reader;
  private final Stopwatch watch = new Stopwatch();
  private final SearchCounters counters = new SearchCounters();
  private Optional<Finding<M>> best = Optional.empty();
  private boolean isEnough;
  private boolean isStopped;

  /**
   * Listens to the answer to a question.
   *
   * @param reader finds the legal move that a text means
   */
  HeardFindings(
      SearchRequest<P, M> request,
      Optional<Long> moveTime,
      SearchControl<M> control,
      BiFunction<P, String, M> reader) {
    this.request = request;
    this.moveTime = moveTime;
    this.control = control;
    this.reader = reader;
  }

  /** What it says without a score is no finding, but may tell how many positions it has seen. */
  void hear(ToldLine told) {
    counters.set(Metric.NODES, Math.max(counters.get(Metric.NODES), told.nodes()));
    if (told.score().isEmpty() || told.rank() < 1 || told.rank() > request.lines()) {
      return;
    }
    int depth = (int) Math.round(told.depth());
    var finding =
        new Finding<>(
            depth,
            Math.max(depth, (int) Math.round(told.deepest())),
            told.rank(),
            told.score().get(),
            told.bound(),
            line(told.moves()),
            counters.copy(),
            told.tableUse());
    if (finding.rank() == 1 && (finding.bound() == Bound.EXACT || best.isEmpty())) {
      best = Optional.of(finding);
    }
    isEnough |= control.isEnough(finding);
    isEnough |= request.limits().depth().filter(most -> depth > most).isPresent();
  }

  /** The moves up to the first that cannot be read. */
  private List<M> line(List<String> texts) {
    Rules<P, M> rules = request.game().rules();
    var line = new ArrayList<M>();
    P position = request.position();
    try {
      for (String text : texts) {
        M move = reader.apply(position, text);
        position = rules.play(position, move);
        line.add(move);
      }
    } catch (NotationException _) {
      // what follows is no part of the line
    }
    return line;
  }

  boolean mustStop() {
    isStopped |= control.shouldStop(counters);
    return isStopped
        || isEnough
        || moveTime.filter(millis -> watch.millis() > millis + OVERHEAD_MILLIS).isPresent()
        || request.limits().nodes().filter(most -> counters.get(Metric.NODES) > most).isPresent();
  }

  /** All that was said, with the move it has answered. */
  Thought<M> thought(M move) {
    List<M> expected = best.map(Finding::line).orElse(List.of());
    boolean isExpected = !expected.isEmpty() && expected.getFirst().equals(move);
    return new Thought<>(
        Optional.of(move),
        best.map(finding -> (double) finding.score()),
        isExpected ? expected : List.of(move),
        List.of(),
        counters.copy(),
        List.of(),
        Optional.empty(),
        !isStopped);
  }
}
