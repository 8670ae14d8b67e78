package games.janus.play.core;

import games.janus.games.Games;
import games.janus.play.UnansweredException;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/**
 * The game that a request is about.
 *
 * @param rules a rule set by its name or in one line; left out: the usual one
 * @param start a FEN; left out or empty: the usual start
 * @param moves ids of the moves made, the first one first
 */
public record AskedGame(
    GameKind game, Optional<String> rules, Optional<String> start, List<String> moves) {
  public AskedGame {
    moves = List.copyOf(moves);
  }

  /** The game by its rules. */
  public GameType<?, ?> type() {
    String ruleSet = rules.orElse("");
    if (game == GameKind.CHESS && !ruleSet.isEmpty() && !ruleSet.equals(Games.chess().ruleSet())) {
      throw UnansweredException.request("chess knows the rules fide alone");
    }
    return Games.of(game, ruleSet);
  }
}
