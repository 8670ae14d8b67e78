package games.janus.rules.text;

import games.janus.rules.Color;
import games.janus.rules.Outcome;
import java.util.Optional;

/** How a game ended according to its file, which knows of resignations and clocks as well. */
public enum Result {
  WHITE_WINS,
  BLACK_WINS,
  DRAW,
  /** Both were given a loss, which draughts players know and PGN cannot write. */
  BOTH_LOSE,
  /** Not over, or nobody knows: an asterisk. */
  OPEN;

  /** The result that follows from the rules. */
  public static Result of(Optional<Outcome> outcome) {
    return outcome.map(end -> end.winner().map(Result::winFor).orElse(DRAW)).orElse(OPEN);
  }

  public static Result winFor(Color side) {
    return side == Color.WHITE ? WHITE_WINS : BLACK_WINS;
  }
}
