package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.rules.text.Result;
import java.util.List;
import java.util.Optional;

/**
 * What a file says of a game beside its moves.
 *
 * @param white a name
 * @param black a name
 * @param result {@code 1-0}: White, at the bottom, has won, in both games; left out: as the rules
 *     have it
 * @param comments one after each move; null for none
 */
public record GameHeader(
    Optional<String> white,
    Optional<String> black,
    Optional<String> event,
    Optional<String> date,
    Optional<String> result,
    List<Optional<String>> comments) {
  // What PGN and PDN call it.
  static final String WHITE = "White";
  static final String BLACK = "Black";
  static final String EVENT = "Event";
  static final String DATE = "Date";

  /** Nothing is said. */
  public static final GameHeader NONE =
      new GameHeader(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of());

  public GameHeader {
    comments = List.copyOf(comments);
  }

  /**
   * A result as pages know it: {@code 1-0} means that White, at the bottom, has won, in both games.
   * A file of checkers games says it in its own way.
   */
  static Result result(String text) {
    return switch (text) {
      case "1-0" -> Result.WHITE_WINS;
      case "0-1" -> Result.BLACK_WINS;
      case "1/2-1/2" -> Result.DRAW;
      case "0-0" -> Result.BOTH_LOSE;
      case "*" -> Result.OPEN;
      default -> throw RefusedException.request(Messages.requestResult());
    };
  }

  static String text(Result result) {
    return switch (result) {
      case WHITE_WINS -> "1-0";
      case BLACK_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case BOTH_LOSE -> "0-0";
      case OPEN -> "*";
    };
  }
}
