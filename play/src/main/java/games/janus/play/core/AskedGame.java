package games.janus.play.core;

import games.janus.games.Games;
import games.janus.play.xray.Lines;
import games.janus.rules.Game;
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

  /** A game as it can be asked about. */
  public static <P, M> AskedGame of(GameType<P, M> type, Game<P, M> game) {
    return new AskedGame(
        type.kind(),
        Optional.of(type.ruleSet()),
        Optional.of(type.notation().fen(game.start())),
        Lines.ids(type, game));
  }

  /** The game by its rules. */
  public GameType<?, ?> type() {
    return Games.of(game, rules.orElse(""));
  }
}
