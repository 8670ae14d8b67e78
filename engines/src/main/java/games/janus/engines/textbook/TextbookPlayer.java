package games.janus.engines.textbook;

import games.janus.engine.Engine;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.textbook.Textbook.Switches;
import java.util.ArrayList;
import java.util.List;

/**
 * A machine player whose search is the textbook's. It can record its whole tree, think about some
 * of the moves alone, and be asked what it would have thought with pruning or ordering switched
 * off.
 *
 * <p>Asked about some of the moves, it always searches, whatever its book or its lots say.
 *
 * @param <P> positions
 * @param <M> moves
 */
public interface TextbookPlayer<P, M> extends Engine<P, M> {
  /** The switches it plays with. */
  Switches switches();

  /**
   * Thinks as it would with other switches.
   *
   * @throws IllegalArgumentException if it knows none of the moves it is to think about
   */
  Thought<M> think(SearchRequest<P, M> request, SearchControl<M> control, Switches switches);

  @Override
  default Thought<M> think(SearchRequest<P, M> request, SearchControl<M> control) {
    return think(request, control, switches());
  }

  /**
   * Of the moves a player knows those it is asked about, in its order.
   *
   * @throws IllegalArgumentException if there are none
   */
  static <M> List<M> among(SearchRequest<?, M> request, List<M> known) {
    if (request.among().isEmpty()) {
      return known;
    }
    var wanted = new ArrayList<M>();
    for (M move : known) {
      if (request.among().contains(move)) {
        wanted.add(move);
      }
    }
    if (wanted.isEmpty()) {
      throw new IllegalArgumentException("it knows none of the moves to think about");
    }
    return wanted;
  }
}
