package games.janus.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A move as it was kept before there were events.
 *
 * @param clockMs what the mover's clock showed afterwards
 * @param at when it was made, ISO
 */
record MadeMove(String id, OptionalLong clockMs, Optional<String> at) {}
