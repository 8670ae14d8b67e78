package games.janus.server.wire;

import games.janus.play.JsonValue;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.rules.Color;
import games.janus.wire.Wire;
import java.util.List;
import java.util.Optional;

/** What the server says over the socket of a game. */
@Wire(tag = "t", in = true, out = true, suffix = "Told")
public sealed interface LiveTold {
  /**
   * The whole game.
   *
   * @param you the side whose seat the page has; null: it watches
   * @param now the server's milliseconds
   * @param next the id of the game that follows; left out until there is one
   */
  record State(GameLog log, Optional<Color> you, long now, @Wire.LeftOut Optional<String> next)
      implements LiveTold {}

  /**
   * What has happened.
   *
   * @param from how many events there were before
   * @param you the side whose seat the page has; null: it watches
   * @param now the server's milliseconds
   * @param next the id of the game that follows; left out until there is one
   */
  record Events(
      int from,
      List<Event> list,
      Optional<Color> you,
      long now,
      @Wire.LeftOut Optional<String> next)
      implements LiveTold {}

  /** What was wanted has been done, now or before; its events have been sent. */
  record Done(String n) implements LiveTold {}

  /**
   * What was wanted is not done.
   *
   * @param kind a word for programs
   * @param error a sentence for people
   * @param now the server's milliseconds
   */
  record Refused(String n, String kind, String error, long now) implements LiveTold {}

  /**
   * What a machine thought about the move it has made, where all players agree that this is seen.
   *
   * @param ply how many moves had been made before it
   * @param thought as the core answers it
   */
  record Thought(int ply, JsonValue thought) implements LiveTold {}

  /**
   * Who is there.
   *
   * @param watching how many others
   */
  record Presence(SeatPresence white, SeatPresence black, int watching) implements LiveTold {}

  /** Whether somebody sits there, and looks at the game. */
  enum SeatPresence {
    OPEN,
    GONE,
    HERE
  }

  /** A sign of life. */
  record Pong(long now) implements LiveTold {}
}
