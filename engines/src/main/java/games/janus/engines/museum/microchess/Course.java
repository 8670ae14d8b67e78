package games.janus.engines.museum.microchess;

/** Which way a generated move took through JANUS. */
public enum Course {
  /** It was counted, and that was all: states 0C and 08. */
  COUNTED,
  /** It was not counted, because its man is about to be lost: state 08. */
  LOST,
  /** It was counted and is now made, answered, continued and valued: state 04. */
  ANALYSED,
  /**
   * It captures no queen, rook, bishop or knight, so no exchange follows: states 00 and FF to FC.
   */
  PASSED,
  /** It captures one of these and is made, to see what is captured then. */
  FOLLOWED,
  /** It captures one of these, but the exchanges turn back here. */
  TURNED_BACK,
  /** It takes the king: state F9. */
  TAKES_KING,
  /** It does not: state F9. */
  HARMLESS
}
