package games.janus.play.xray;

import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Random;

/** Games nobody would play. */
public final class RandomPlay {
  private RandomPlay() {}

  /** A game of so many random plies, or the longest beginning of one that is not over. */
  public static <P, M> Game<P, M> game(GameType<P, M> type, Random random, int plies) {
    Game<P, M> game = Game.of(type.rules());
    for (int i = 0; i < plies; i++) {
      Game<P, M> next = game.play(move(type, game, random));
      if (next.outcome().isPresent()) {
        return game;
      }
      game = next;
    }
    return game;
  }

  static <P, M> M move(GameType<P, M> type, Game<P, M> game, Random random) {
    List<M> moves = type.rules().legalMoves(game.position());
    return moves.get(random.nextInt(moves.size()));
  }
}
