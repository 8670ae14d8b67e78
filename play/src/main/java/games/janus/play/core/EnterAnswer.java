package games.janus.play.core;

import games.janus.rules.Game;
import games.janus.rules.game.GameType;

/** What a move that somebody typed means. */
final class EnterAnswer {
  private EnterAnswer() {}

  static <P, M> EnterReply to(Request.Enter asked, GameType<P, M> type) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    GameSoFar.requireGoingOn(game);
    M move = type.notation().readMove(game.position(), asked.text());
    return new EnterReply(
        type.notation().moveId(game.position(), move),
        type.notation().moveText(game.position(), move));
  }
}
