package games.janus.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What matters while a line is waited for.
 *
 * @param left the milliseconds that are left to wait; none for ever
 * @param clocks what both clocks show; empty if there are none
 * @param completions the words that may stand where the last word of this line stands
 */
record Waiting(
    Supplier<Optional<Long>> left,
    Supplier<String> clocks,
    Function<String, List<String>> completions) {
  /** As long as it takes, for a line that nobody can guess. */
  static final Waiting PATIENT = new Waiting(Optional::empty, () -> "", _ -> List.of());

  boolean isOver() {
    return left.get().filter(rest -> rest <= 0).isPresent();
  }

  /** The same time for a question to which no move is an answer. */
  Waiting withoutMoves() {
    return new Waiting(left, clocks, _ -> List.of());
  }
}
