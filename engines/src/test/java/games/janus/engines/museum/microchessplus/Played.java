package games.janus.engines.museum.microchessplus;

import games.janus.chess.Move;
import games.janus.chess.Position;

/** Moves called by their squares. */
final class Played {
  private Played() {}

  static Move move(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> move.toString().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no move " + text + " in\n" + position));
  }
}
