package games.janus.games;

import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.CheckersGame;
import games.janus.chess.notation.ChessGame;
import games.janus.message.Messages;
import games.janus.rules.InvalidTextException;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;

/** Finds the description of a game. */
public final class Games {
  private Games() {}

  /** Chess by the FIDE laws; positions of Chess960 are played too. */
  public static ChessGame chess() {
    return ChessGame.STANDARD;
  }

  public static CheckersGame checkers(RuleSet ruleSet) {
    return CheckersGame.with(ruleSet);
  }

  /**
   * A game by its rule set.
   *
   * @param ruleSet the rule set as text; empty for the usual one
   * @throws InvalidTextException if the game has no such rule set
   */
  public static GameType<?, ?> of(GameKind kind, String ruleSet) {
    return switch (kind) {
      case CHESS -> chess(ruleSet);
      case CHECKERS -> checkers(ruleSet.isEmpty() ? RuleSet.ACF : RuleSet.read(ruleSet));
    };
  }

  private static ChessGame chess(String ruleSet) {
    if (!ruleSet.isEmpty() && !ruleSet.equals(ChessGame.FIDE)) {
      throw new InvalidTextException(ruleSet, Messages.rulesChess(ChessGame.FIDE));
    }
    return chess();
  }
}
