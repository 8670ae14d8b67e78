package games.janus.engines.museum.octave;

import games.janus.rules.Ascii;
import games.janus.rules.Square;
import java.util.Optional;

/** A move as a player types it: two squares, in either case, with spaces and dashes anywhere. */
record TypedMove(Square from, Square to) {
  /** The move in a line; none if exactly two squares are not what the line holds. */
  static Optional<TypedMove> read(String line) {
    String letters = Ascii.small(line).replace(" ", "").replace("-", "");
    if (letters.length() != 4) {
      return Optional.empty();
    }
    var from = Square.named(letters.substring(0, 2));
    var to = Square.named(letters.substring(2));
    return from.isPresent() && to.isPresent()
        ? Optional.of(new TypedMove(from.get(), to.get()))
        : Optional.empty();
  }
}
