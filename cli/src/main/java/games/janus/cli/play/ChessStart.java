package games.janus.cli.play;

import games.janus.chess.Chess;
import games.janus.chess.Chess960;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.SplitMix64;
import games.janus.rules.Excerpt;
import games.janus.rules.Game;
import java.util.Locale;
import java.util.Optional;

/** Where a game of chess starts when no position is given. */
final class ChessStart {
  private ChessStart() {}

  /**
   * The start by these rules.
   *
   * @throws IllegalArgumentException if nobody plays by them
   */
  static Game<Position, Move> by(Optional<String> rules, long seed) {
    return switch (rules.orElse("chess").toLowerCase(Locale.ROOT)) {
      case "chess", "standard" -> Game.of(Chess.RULES);
      case "chess960", "960" ->
          Game.from(
              Chess.RULES, Chess960.start((int) new SplitMix64(seed).below(Chess960.POSITIONS)));
      default ->
          throw new IllegalArgumentException(
              "'" + Excerpt.of(rules.orElse("")) + "': chess is played by chess or chess960");
    };
  }
}
