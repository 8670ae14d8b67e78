package games.janus.play.core;

import games.janus.rules.game.GameType;

/** What a FEN that somebody brings shows, or everything that is wrong with it. */
final class SetupAnswer {
  private SetupAnswer() {}

  static <P, M> SetupReply to(Request.Setup asked, GameType<P, M> type) {
    P position = type.notation().position(asked.fen());
    return new SetupReply(
        type.notation().fen(position),
        Man.all(type.board().pieces(position)),
        type.rules().turn(position));
  }
}
