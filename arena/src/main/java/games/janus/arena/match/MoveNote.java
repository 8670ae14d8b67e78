package games.janus.arena.match;

import games.janus.rules.Color;
import java.util.OptionalInt;

/**
 * What a player said about a move.
 *
 * @param score for itself, in hundredths
 * @param millis how long it took
 */
public record MoveNote(Color side, OptionalInt score, OptionalInt depth, long nodes, long millis) {
  int scoreOrZero() {
    return score.orElse(0);
  }
}
