package games.janus.engines.museum.microchess;

import java.util.Optional;

/**
 * What key PC came to.
 *
 * @param source where the move is from
 * @param bestValue the best value at the end of the search; none for a book move
 * @param move the move made; none when the computer resigned
 * @param captured the man captured, if any; in a book move it may be one of the computer's own
 * @param effort the work it took
 * @param worth how the best value came about; none for a book move, and none if no candidate beat
 *     the value that every search begins with
 */
public record Reply(
    Source source,
    Optional<Integer> bestValue,
    Optional<TrialMove> move,
    Optional<Integer> captured,
    Effort effort,
    Optional<JanusEvent.Worth> worth) {
  /** Where an answer comes from. */
  public enum Source {
    BOOK,
    THOUGHT
  }

  public boolean isBook() {
    return source == Source.BOOK;
  }

  /** Mated, stalemated, or without a move worth making: the original does not say which. */
  public boolean isResignation() {
    return move.isEmpty();
  }
}
