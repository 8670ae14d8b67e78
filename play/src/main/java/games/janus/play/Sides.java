package games.janus.play;

import games.janus.rules.Color;

/** How messages name the two sides, whatever people call them. */
final class Sides {
  private Sides() {}

  static String id(Color side) {
    return side == Color.WHITE ? "white" : "black";
  }
}
