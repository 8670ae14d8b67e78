package games.janus.server.wire;

import games.janus.play.JsonValue;

/**
 * What a machine thought about a move.
 *
 * @param ply how many moves had been made before it
 * @param thought kept to the digit
 */
public record PlyThought(int ply, JsonValue thought) {}
