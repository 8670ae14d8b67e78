package games.janus.arena;

import games.janus.rules.Outcome;

/** Why a player cannot go on, in a sentence that begins with its name. */
public final class PlayerFailure extends Exception {
  private final Outcome.Reason reason;

  /** A failure that costs the game for this reason. */
  public PlayerFailure(Outcome.Reason reason, String sentence) {
    super(sentence, null, false, false);
    this.reason = reason;
  }

  /** A player that broke down or never came. */
  public static PlayerFailure broken(String sentence) {
    return new PlayerFailure(Outcome.Reason.FAILURE, sentence);
  }

  public Outcome.Reason reason() {
    return reason;
  }
}
