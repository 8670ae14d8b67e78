package games.janus.server.games;

/** How players end a game. */
public enum How {
  RESIGN,
  AGREEMENT,
  /** A draw that the rules give to whoever asks for it. */
  CLAIM,
  /** A clock has run out. */
  TIME
}
