package games.janus.cli.play;

import games.janus.engine.Finding;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import java.util.Map;

/**
 * Keeps the last that was found of each rank. Whoever reads them waits until the search is over.
 *
 * @param found by rank
 */
record Listening<M>(SearchControl<M> control, Map<Integer, Finding<M>> found)
    implements SearchControl<M> {
  @Override
  public boolean shouldStop(SearchCounters counters) {
    return control.shouldStop(counters);
  }

  @Override
  public boolean isEnough(Finding<M> finding) {
    if (!finding.line().isEmpty()) {
      found.put(finding.rank(), finding);
    }
    return control.isEnough(finding);
  }
}
