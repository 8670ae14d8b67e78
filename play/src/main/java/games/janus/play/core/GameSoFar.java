package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;

/** Plays the moves of the game that is asked about. */
public final class GameSoFar {
  /** Longer than any game ever played, and a fraction of a second to play through. */
  private static final int MOST_PLIES = 2000;

  private GameSoFar() {}

  /** The game after its moves. */
  public static <P, M> Game<P, M> of(AskedGame asked, GameType<P, M> type) {
    String start = asked.start().orElse("");
    Game<P, M> game =
        start.isEmpty()
            ? Game.of(type.rules())
            : Game.from(type.rules(), type.notation().position(start));
    List<String> moves = asked.moves();
    if (moves.size() > MOST_PLIES) {
      throw RefusedException.request(Messages.requestMoves(MOST_PLIES));
    }
    for (String move : moves) {
      game = play(game, type, move);
    }
    return game;
  }

  private static <P, M> Game<P, M> play(Game<P, M> game, GameType<P, M> type, String id) {
    try {
      requireGoingOn(game);
      return RefusedException.said(
          () -> game.play(type.notation().readMoveId(game.position(), id)));
    } catch (RefusedException refused) {
      throw refused.atMove(game.plies() + 1);
    }
  }

  /** Refuses a game that is over. */
  public static void requireGoingOn(Game<?, ?> game) {
    game.outcome()
        .ifPresent(over -> {
          throw RefusedException.over();
        });
  }

  /** The legal moves; none when the game is over, be it by repetition. */
  public static <P, M> List<M> legalMoves(Game<P, M> game) {
    return game.outcome().isPresent() ? List.of() : game.rules().legalMoves(game.position());
  }
}
