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
public record Refused(String error, Kind kind, @Wire.LeftOut Optional<List<String>> flaws)
    implements Reply {
  /** What went wrong, for programs. */
  public enum Kind {
    /** It is not a question. */
    REQUEST,
    /** Something in it is not notation. */
    TEXT,
    /** A move is not legal there. */
    ILLEGAL,
    /** A move could be several. */
    AMBIGUOUS,
    /** A setup is not a legal position. */
    SETUP,
    /** The game is over. */
    OVER,
    /** The machine player that was asked failed. */
    FAILURE,
    /** Somebody stopped it before there was anything to say. */
    STOPPED
  }
}
