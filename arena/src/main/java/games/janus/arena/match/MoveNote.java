package games.janus.arena.match;

import games.janus.rules.Color;
import java.util.Optional;

/**
 * What a player said about a move.
 *
 * @param score for itself, in hundredths
 * @param millis how long it took
 * @param cpuNanos how long the processor was busy with it
 */
public record MoveNote(
    Color side,
    Optional<Integer> score,
    Optional<Integer> depth,
    long nodes,
    long millis,
    long cpuNanos) {
  int scoreOrZero() {
    return score.orElse(0);
  }
}
