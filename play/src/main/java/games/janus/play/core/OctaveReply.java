package games.janus.play.core;

import games.janus.engine.Term;
import java.util.List;
import java.util.Optional;

/**
 * What chess1 prints for one more line, with its escapes and line ends.
 *
 * @param text at once
 * @param after when it has thought; empty if it has not
 * @param moves those made by now
 * @param men 64 letters from a8 to h1, Black's small, a dot for an empty square
 * @param over whether no line is taken any more
 * @param thought what it thought before the move it has just made
 */
public record OctaveReply(
    String text,
    String after,
    List<String> moves,
    String men,
    boolean over,
    Optional<OctaveThought> thought)
    implements Reply {
  public OctaveReply {
    moves = List.copyOf(moves);
  }

  /**
   * What chess1 thought.
   *
   * @param fen the position it thought about
   * @param value in pawns, from Black's side
   * @param millisThen how long the original took over as many positions
   */
  public record OctaveThought(
      String fen,
      double value,
      List<String> line,
      List<Term> terms,
      long nodes,
      long evaluations,
      long cutoffs,
      long millisThen) {}
}
