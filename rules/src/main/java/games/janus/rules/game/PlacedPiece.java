package games.janus.rules.game;

import games.janus.rules.Color;
import games.janus.rules.Square;

/**
 * A piece on a board as screens show it.
 *
 * @param role such as {@code man} or {@code queen}
 */
public record PlacedPiece(Square square, Color side, String role) {}
