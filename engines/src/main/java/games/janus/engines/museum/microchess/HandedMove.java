package games.janus.engines.museum.microchess;

import java.util.Optional;

/**
 * A move that the generator handed to JANUS.
 *
 * @param state what it is wanted for
 * @param ply how many trial moves have been made before it
 * @param move the move
 * @param captured the man it would capture, if any
 * @param course what JANUS does with it
 * @param counts the counters when it has been counted, before anything that follows from it
 */
public record HandedMove(
    State state,
    int ply,
    TrialMove move,
    Optional<Integer> captured,
    Course course,
    Counts counts) {}
