package games.janus.engines.museum.microchess;

/** The operations that a value is computed with. */
public enum Arithmetic {
  /** A becomes the amount and the carry is cleared. */
  LOAD,
  SET_CARRY,
  ADD,
  SUBTRACT,
  /** A becomes 00 if the last subtraction borrowed. */
  ZERO_IF_BORROWED,
  /** A is shifted right by a bit and the carry cleared. */
  HALVE
}
