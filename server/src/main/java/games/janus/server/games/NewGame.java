package games.janus.server.games;

import games.janus.server.store.MadeMove;
import java.util.List;
import java.util.Optional;

/**
 * What a game is made from.
 *
 * @param id chosen by whoever asks, so that asking twice makes one game
 * @param kind chess or checkers
 * @param rules a rule set; empty for the usual one
 * @param start FEN; empty for the usual start
 * @param clock the time control as JSON
 * @param moves made already
 */
public record NewGame(
    Optional<String> id,
    String kind,
    String rules,
    String start,
    Seat white,
    Seat black,
    Optional<String> clock,
    List<MadeMove> moves) {
  public NewGame {
    moves = List.copyOf(moves);
  }
}
