package games.janus.rules.text;

import java.util.OptionalInt;

/** The marks that annotators put behind a move, as NAGs. */
final class Marks {
  private Marks() {}

  static OptionalInt nag(String mark) {
    return switch (mark) {
      case "!" -> OptionalInt.of(1);
      case "?" -> OptionalInt.of(2);
      case "!!" -> OptionalInt.of(3);
      case "??" -> OptionalInt.of(4);
      case "!?" -> OptionalInt.of(5);
      case "?!" -> OptionalInt.of(6);
      default -> OptionalInt.empty();
    };
  }

  /** The nearest of the six to a mark made with enthusiasm, such as {@code !!!} or {@code ?!?}. */
  static int nearest(String mark) {
    boolean praises = mark.indexOf('!') >= 0;
    boolean blames = mark.indexOf('?') >= 0;
    if (praises && blames) {
      return mark.charAt(0) == '!' ? 5 : 6;
    }
    return praises ? 3 : 4;
  }
}
