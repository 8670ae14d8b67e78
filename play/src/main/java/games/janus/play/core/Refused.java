package games.janus.play.core;

import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * A request that gets a reason instead of an answer.
 *
 * @param error a sentence for people
 * @param flaws everything that is wrong with a setup; only there
 */
public record Refused(String error, RefusalKind kind, @Wire.LeftOut Optional<List<String>> flaws)
    implements Reply {}
