package games.janus.engines.museum.microchess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Finding.Bound;
import games.janus.engine.RootCounters;
import java.util.Optional;

/** Counts a thought candidate by candidate, and passes on what it hears. */
final class CandidateCounting implements JanusListener {
  private final Position position;
  private final RootCounters<Move> candidates;
  private final Optional<JanusListener> next;

  /** Positions looked at for the candidate now weighed. */
  private long nodes;

  CandidateCounting(
      Position position, RootCounters<Move> candidates, Optional<JanusListener> next) {
    this.position = position;
    this.candidates = candidates;
    this.next = next;
  }

  @Override
  public void note(JanusEvent event) {
    switch (event) {
      case JanusEvent.Entered entered -> nodes = entered.ply() == 0 ? 0 : nodes + 1;
      case JanusEvent.Valued valued -> count(valued);
    }
    next.ifPresent(listener -> listener.note(event));
  }

  private void count(JanusEvent.Valued valued) {
    candidates.add(TableMove.ofThought(position, valued.move()));
    int last = candidates.size() - 1;
    candidates.count(last, nodes, 0);
    candidates.setScore(last, valued.worth().value(), Bound.EXACT);
    nodes = 0;
  }

  @Override
  public boolean hearsMoves() {
    return next.isPresent() && next.get().hearsMoves();
  }

  @Override
  public void noteMove(HandedMove move) {
    next.ifPresent(listener -> listener.noteMove(move));
  }

  @Override
  public void noteEnd(State state, int ply) {
    next.ifPresent(listener -> listener.noteEnd(state, ply));
  }
}
