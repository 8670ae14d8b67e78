package games.janus.checkers.notation;

import games.janus.message.Message;
import games.janus.message.Messages;
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
      throw new InvalidTextException(type, Messages.fileGameType(CHECKERS));
    }
    if (number != CHECKERS) {
      throw new InvalidTextException(type, Messages.fileGameTypeOf(CHECKERS, name(number)));
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

  private static Message name(int number) {
    return switch (number) {
      case 0 -> Messages.variantChess();
      case 1 -> Messages.variantChineseChess();
      case 20 -> Messages.variantInternational();
      case 22 -> Messages.variantItalian();
      case 23 -> Messages.variantPool();
      case 24 -> Messages.variantSpanish();
      case 25 -> Messages.variantRussian();
      case 26 -> Messages.variantBrazilian();
      case 27 -> Messages.variantCanadian();
      case 28 -> Messages.variantPortuguese();
      case 29 -> Messages.variantCzech();
      case 30 -> Messages.variantTurkish();
      case 31 -> Messages.variantThai();
      case 40 -> Messages.variantFrisian();
      case 41 -> Messages.variantSpantsiretti();
      default -> Messages.variantOther();
    };
  }
}
