package games.janus.checkers.notation;

import games.janus.rules.Color;
import games.janus.rules.InvalidTextException;
import java.util.Optional;

/**
 * The tag GameType, by which PDN tells the many games of draughts apart. Checkers is 21, in full
 * {@code 21,B,8,8,N1,0}: Black begins, eight by eight squares, numbered from Black's side, not
 * turned round.
 */
final class GameTypeTag {
  private static final int CHECKERS = 21;

  private GameTypeTag() {}

  static String write(Color firstMover) {
    return CHECKERS + "," + (firstMover == Color.BLACK ? "B" : "W") + ",8,8,N1,0";
  }

  /**
   * Refuses the games that are not checkers.
   *
   * @throws InvalidTextException with the name of the game
   */
  static void check(String type) {
    int number = number(type);
    if (number < 0) {
      throw new InvalidTextException(type, "is no GameType; checkers is " + CHECKERS);
    }
    if (number != CHECKERS) {
      throw new InvalidTextException(
          type, "is the GameType of " + name(number) + ", and checkers is " + CHECKERS);
    }
  }

  /** The side that begins, if the type says it: the letter behind the first comma. */
  static Optional<Color> firstMover(String type) {
    String letter = type.substring(type.indexOf(',') + 1).strip();
    if (letter.startsWith("W")) {
      return Optional.of(Color.WHITE);
    }
    return letter.startsWith("B") ? Optional.of(Color.BLACK) : Optional.empty();
  }

  /** The number that the type begins with, or -1. */
  private static int number(String type) {
    int number = -1;
    String digits = type.strip();
    for (int i = 0; i < digits.length() && number < 100; i++) {
      char digit = digits.charAt(i);
      if (digit < '0' || digit > '9') {
        break;
      }
      number = 10 * Math.max(0, number) + digit - '0';
    }
    return number;
  }

  private static String name(int number) {
    return switch (number) {
      case 0 -> "chess";
      case 1 -> "Chinese chess";
      case 20 -> "international draughts";
      case 22 -> "Italian draughts";
      case 23 -> "American pool checkers";
      case 24 -> "Spanish draughts";
      case 25 -> "Russian draughts";
      case 26 -> "Brazilian draughts";
      case 27 -> "Canadian draughts";
      case 28 -> "Portuguese draughts";
      case 29 -> "Czech draughts";
      case 30 -> "Turkish draughts";
      case 31 -> "Thai draughts";
      case 40 -> "Frisian draughts";
      case 41 -> "Spantsiretti draughts";
      default -> "another game";
    };
  }
}
