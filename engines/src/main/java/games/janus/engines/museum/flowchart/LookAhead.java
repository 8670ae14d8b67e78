package games.janus.engines.museum.flowchart;

import games.janus.checkers.Move;
import games.janus.checkers.Position;

/**
 * A position on a copy of the board: the one on the screen does not move while the machine thinks.
 *
 * @param plies how many moves ahead of the board on the screen it is
 */
record LookAhead(Position position, int plies) {
  static LookAhead from(Position onScreen) {
    return new LookAhead(onScreen, 0);
  }

  LookAhead play(Move move) {
    return new LookAhead(position.play(move), plies + 1);
  }
}
