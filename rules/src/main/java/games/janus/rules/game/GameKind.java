package games.janus.rules.game;

import games.janus.rules.Lists;
import java.util.List;
import java.util.Optional;

/** Which game. */
public enum GameKind {
  CHESS("chess"),
  CHECKERS("checkers");

  private final String id;

  GameKind(String id) {
    this.id = id;
  }

  /** The name in files and requests: {@code chess} or {@code checkers}. */
  public String id() {
    return id;
  }

  /** The kind with this id, if there is one. */
  public static Optional<GameKind> of(String id) {
    return Lists.first(List.of(values()), kind -> kind.id.equals(id));
  }
}
