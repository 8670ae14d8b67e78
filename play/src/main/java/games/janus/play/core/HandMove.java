package games.janus.play.core;

import games.janus.rules.Square;
import games.janus.rules.game.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move as a hand makes it, whatever the rules: a man goes from one square to another, and whoever
 * stands there goes off the board.
 *
 * @param becomes what a man that promotes turns into
 */
record HandMove(Square from, Square to, Optional<String> becomes) {
  /** The move of an id such as {@code e7e8q}; none if it names no two squares. */
  static Optional<HandMove> of(String id) {
    if (id.length() < 4) {
      return Optional.empty();
    }
    Optional<Square> from = Square.named(id.substring(0, 2));
    Optional<Square> to = Square.named(id.substring(2, 4));
    return from.isPresent() && to.isPresent()
        ? Optional.of(new HandMove(from.get(), to.get(), promotion(id.substring(4))))
        : Optional.empty();
  }

  private static Optional<String> promotion(String letter) {
    return switch (letter) {
      case "q" -> Optional.of("queen");
      case "r" -> Optional.of("rook");
      case "b" -> Optional.of("bishop");
      case "n" -> Optional.of("knight");
      default -> Optional.empty();
    };
  }

  List<Square> path() {
    return List.of(from, to);
  }

  List<PlacedPiece> on(List<PlacedPiece> men) {
    var after = new ArrayList<PlacedPiece>();
    for (PlacedPiece man : men) {
      if (man.square().equals(from)) {
        after.add(new PlacedPiece(to, man.side(), becomes.orElse(man.role())));
      } else if (!man.square().equals(to)) {
        after.add(man);
      }
    }
    return after;
  }
}
