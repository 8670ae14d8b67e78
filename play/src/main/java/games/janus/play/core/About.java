package games.janus.play.core;

import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;

/** The position that a reply is about. */
public record About(GameKind game, String rules, String fen) {
  public static <P, M> About of(GameType<P, M> type, P position) {
    return new About(type.kind(), type.ruleSet(), type.notation().fen(position));
  }
}
