package games.janus.play.core;

import games.janus.engine.Finding;
import games.janus.engine.Finding.Bound;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** The best lines of a search that looks for several, as far as it has come. */
final class BestLines<M> {
  /** What was found last, by its rank. */
  private final Map<Integer, Finding<M>> found = new HashMap<>();

  void hear(Finding<M> finding) {
    if (finding.bound() == Bound.EXACT && !finding.line().isEmpty()) {
      found.put(finding.rank(), finding);
    }
  }

  /** Best first: those of the deepest look, then those of the look before that it has not met. */
  List<Finding<M>> all() {
    var all = new ArrayList<>(found.values());
    all.sort(
        Comparator.comparingInt((Finding<M> finding) -> finding.depth())
            .reversed()
            .thenComparingInt(Finding::rank));
    var begun = new HashSet<M>();
    all.removeIf(finding -> !begun.add(finding.line().getFirst()));
    return all;
  }
}
