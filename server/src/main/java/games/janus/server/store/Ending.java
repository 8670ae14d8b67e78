package games.janus.server.store;

import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner white or black; none for a draw
 * @param reason the id of the reason, such as {@code checkmate}
 * @param isDecided whether the players ended it, and not the position on the board
 */
public record Ending(Optional<String> winner, String reason, boolean isDecided) {}
