package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.rules.text.Result;

/**
 * Results as pages know them: {@code 1-0} means that White, at the bottom, has won, in both games.
 * A file of checkers games says it in its own way.
 */
final class ResultText {
  private ResultText() {}

  static Result read(String text) {
    return switch (text) {
      case "1-0" -> Result.WHITE_WINS;
      case "0-1" -> Result.BLACK_WINS;
      case "1/2-1/2" -> Result.DRAW;
      case "0-0" -> Result.BOTH_LOSE;
      case "*" -> Result.OPEN;
      default -> throw RefusedException.request(Messages.requestResult());
    };
  }

  static String write(Result result) {
    return switch (result) {
      case WHITE_WINS -> "1-0";
      case BLACK_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case BOTH_LOSE -> "0-0";
      case OPEN -> "*";
    };
  }
}
