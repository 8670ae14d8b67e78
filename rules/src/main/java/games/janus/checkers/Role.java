package games.janus.checkers;

/** What a piece may do: a man goes forward only, a king both ways. */
public enum Role {
  MAN,
  KING
}
