package games.janus.rules.game;

/** What kind of move it is, as screens animate and announce it. */
public enum MoveKind {
  REGULAR("regular"),
  CAPTURE("capture"),
  JUMP("jump"),
  CASTLE("castle"),
  EN_PASSANT("en-passant");

  private final String id;

  MoveKind(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
