package games.janus.rules.game;

/** What kind of move it is, as screens animate and announce it. */
public enum MoveKind {
  REGULAR,
  CAPTURE,
  JUMP,
  CASTLE,
  EN_PASSANT
}
