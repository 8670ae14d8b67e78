package games.janus.rules.text;

import java.util.Optional;

/** The marks that annotators put behind a move, as NAGs. */
final class Marks {
  private Marks() {}

  static Optional<Integer> nag(String mark) {
    return switch (mark) {
      case "!" -> Optional.of(1);
      case "?" -> Optional.of(2);
      case "!!" -> Optional.of(3);
      case "??" -> Optional.of(4);
      case "!?" -> Optional.of(5);
      case "?!" -> Optional.of(6);
      default -> Optional.empty();
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
