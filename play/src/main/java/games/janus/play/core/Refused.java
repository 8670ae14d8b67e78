package games.janus.play.core;

import games.janus.message.Message;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/**
 * A request that gets a reason instead of an answer.
 *
 * @param error a sentence for people
 * @param flaws everything that is wrong with a setup; only there
 * @param reason the key of the sentence and what stands in its places
 */
public record Refused(
    String error, RefusalKind kind, @Wire.LeftOut Optional<List<String>> flaws, Message reason)
    implements Reply {}
