package games.janus.engines.museum.microchess;

/**
 * The candidate that no other has beaten yet.
 *
 * @param move the candidate
 * @param worth how its value came about
 */
record BestSoFar(TrialMove move, JanusEvent.Worth worth) {}
