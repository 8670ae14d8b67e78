package games.janus.cli.play;

import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.text.Result;
import java.util.Optional;

/**
 * How a game ended, and why, in words.
 *
 * @param reason fit to follow "White wins:" or "draw:"; may be empty when a file does not say
 */
record Ending(Result result, String reason) {
  static Ending of(Outcome outcome) {
    return new Ending(Result.of(Optional.of(outcome)), outcome.reason().words());
  }

  static Ending of(Outcome outcome, String explanation) {
    return explanation.isEmpty()
        ? of(outcome)
        : new Ending(
            Result.of(Optional.of(outcome)), outcome.reason().words() + ": " + explanation);
  }

  /** Such as "White wins: checkmate". */
  String words(BoardGame<?, ?> game) {
    String who =
        switch (result) {
          case WHITE_WINS -> game.side(Color.WHITE) + " wins";
          case BLACK_WINS -> game.side(Color.BLACK) + " wins";
          case DRAW -> "Draw";
          case BOTH_LOSE -> "Both lose";
          case OPEN -> "Nobody knows how it ended";
        };
    return reason.isEmpty() ? who : who + ": " + reason;
  }
}
