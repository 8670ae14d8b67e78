package games.janus.server.store;

/**
 * What a machine thought about a move.
 *
 * @param ply how many moves had been made before it
 * @param json as it is kept
 */
public record KeptThought(int ply, String json) {}
