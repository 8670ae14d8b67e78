package games.janus.play.live;

import games.janus.rules.Color;
import java.util.Optional;

/** Who gives a command: a player, or the program that runs the game. */
public enum Actor {
  WHITE,
  BLACK,
  HOST;

  public static Actor of(Color side) {
    return side == Color.WHITE ? WHITE : BLACK;
  }

  /** The side of a player; none for the host. */
  public Optional<Color> side() {
    return switch (this) {
      case WHITE -> Optional.of(Color.WHITE);
      case BLACK -> Optional.of(Color.BLACK);
      case HOST -> Optional.empty();
    };
  }
}
