package games.janus.engines.textbook;

import games.janus.engine.Engine;
import games.janus.engine.Evaluator;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import java.util.List;
import java.util.Optional;

/** A machine player whose search is the textbook's. */
public interface TextbookPlayer<P, M> extends Engine<P, M>, Evaluator<P, M>, WholeTree<P, M> {
  @Override
  default Optional<Evaluator<P, M>> evaluator() {
    return Optional.of(this);
  }

  @Override
  default Optional<WholeTree<P, M>> wholeTree() {
    return Optional.of(this);
  }

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
    List<M> wanted = Lists.filter(known, request.among()::contains);
    if (wanted.isEmpty()) {
      throw new MessageException(Messages.thinkUnknownMoves());
    }
    return wanted;
  }
}
