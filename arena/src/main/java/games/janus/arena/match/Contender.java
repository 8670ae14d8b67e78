package games.janus.arena.match;

import games.janus.arena.MatchPlayer;
import games.janus.arena.PlayerFailure;

/**
 * One of the two sides of a match: plays several games at once by sending a player to each.
 *
 * @param name what it is called in tables and files
 * @param doors where its players come from
 */
public record Contender<P, M>(String name, Door<P, M> doors) {
  /** Where players come from. */
  @FunctionalInterface
  public interface Door<P, M> {
    MatchPlayer<P, M> enter() throws PlayerFailure;
  }

  MatchPlayer<P, M> enter() throws PlayerFailure {
    return doors.enter();
  }
}
