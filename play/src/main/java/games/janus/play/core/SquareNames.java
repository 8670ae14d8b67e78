package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.List;

/** Squares as requests and replies name them: {@code a1} to {@code h8}, in both games. */
final class SquareNames {
  private SquareNames() {}

  static List<String> of(List<Square> squares) {
    return Lists.map(squares, Square::toString);
  }

  static Square read(String name) {
    return Square.named(name)
        .orElseThrow(() -> RefusedException.request(Messages.requestNoSquare(Excerpt.of(name))));
  }

  static List<Square> readAll(List<String> names) {
    return Lists.map(names, SquareNames::read);
  }
}
