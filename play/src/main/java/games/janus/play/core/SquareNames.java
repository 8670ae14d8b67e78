package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** Squares as requests and replies name them: {@code a1} to {@code h8}, in both games. */
final class SquareNames {
  private SquareNames() {}

  static List<String> of(List<Square> squares) {
    var names = new ArrayList<String>();
    squares.forEach(square -> names.add(square.toString()));
    return names;
  }

  static Square read(String name) {
    return Square.named(name)
        .orElseThrow(() -> RefusedException.request(Messages.requestNoSquare(Excerpt.of(name))));
  }

  static List<Square> readAll(List<String> names) {
    var squares = new ArrayList<Square>();
    names.forEach(name -> squares.add(read(name)));
    return squares;
  }
}
