package games.janus.server.wire;

import games.janus.play.live.Action;
import games.janus.wire.Wire;
import java.util.Optional;

/** What a page says over the socket of a game. */
@Wire(tag = "t", in = true, suffix = "Said")
public sealed interface LiveSaid {
  /**
   * The first message.
   *
   * @param seat the secret of a seat; left out by those who watch
   * @param since how many events the page knows; left out: none, it wants the whole game
   */
  record Hello(Optional<String> seat, Optional<Integer> since) implements LiveSaid {}

  /**
   * What a player wants to do. Sent again, it is done once.
   *
   * @param n a name for this very wish, unique in the game
   * @param version how many events there are, if the player insists on it
   * @param took milliseconds between the player's seeing the position and moving
   */
  record Do(
      String n,
      Action action,
      Optional<Integer> version,
      @Wire.Range(from = 0, to = 1L << 40) Optional<Long> took)
      implements LiveSaid {}

  /** Asks for a sign of life. */
  record Ping() implements LiveSaid {}
}
