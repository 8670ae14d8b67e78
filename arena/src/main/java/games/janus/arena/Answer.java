package games.janus.arena;

import java.util.Optional;

/**
 * A player's move and what it says about it.
 *
 * @param move none when it resigns
 * @param score for itself, in hundredths of a pawn or man, if it told
 * @param depth plies it looked ahead, if it told
 * @param nodes positions it looked at; 0 if it did not tell
 */
public record Answer<M>(
    Optional<M> move, Optional<Integer> score, Optional<Integer> depth, long nodes) {}
