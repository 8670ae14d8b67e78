package games.janus.engines;

import games.janus.engines.checkers.Net;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.engines.search.TranspositionTable;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What an engine is built with. An engine takes what it can use and ignores the rest.
 *
 * @param table what it remembers from thought to thought, shared with the other threads of the same
 *     engine; without one it begins every thought afresh, so that equal questions get equal answers
 * @param endgames read only if an engine asks for them
 * @param net what judges positions of checkers in the place of the net that comes with the program
 * @param thread 0 for the thread whose answer counts; the others help it
 */
public record Resources(
    Optional<TranspositionTable> table,
    Supplier<EndgameTable> endgames,
    Optional<Net> net,
    int thread) {
  /** For an engine that remembers nothing. */
  public static Resources knowing(Supplier<EndgameTable> endgames) {
    return new Resources(Optional.empty(), endgames, Optional.empty(), 0);
  }
}
