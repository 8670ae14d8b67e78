package games.janus.server.store;

import java.util.Optional;

/**
 * All that is kept of a game except its moves.
 *
 * @param number its place in the file; 0 as long as it has none
 * @param id by which everybody else knows it
 * @param origin digest of what it was made from
 * @param kind chess or checkers
 * @param rules the rule set as text
 * @param start FEN; empty for the usual start
 * @param white a seat as JSON
 * @param black a seat as JSON
 * @param clock the time control as JSON
 * @param tags JSON: what an imported file said about the game
 * @param plies how many moves were made
 * @param created milliseconds since 1970
 * @param updated milliseconds since 1970
 * @param version one more with every change
 */
public record Sheet(
    long number,
    String id,
    String origin,
    String kind,
    String rules,
    String start,
    String white,
    String black,
    Optional<String> clock,
    String tags,
    int plies,
    Optional<Ending> ending,
    long created,
    long updated,
    long version) {

  /** The sheet after a change. */
  public Sheet changed(int newPlies, Optional<Ending> newEnding, long now) {
    return new Sheet(
        number,
        id,
        origin,
        kind,
        rules,
        start,
        white,
        black,
        clock,
        tags,
        newPlies,
        newEnding,
        created,
        Math.max(now, updated), // a clock set back does not turn the order of games round
        version + 1);
  }

  Sheet numbered(long newNumber) {
    return new Sheet(
        newNumber, id, origin, kind, rules, start, white, black, clock, tags, plies, ending,
        created, updated, version);
  }
}
