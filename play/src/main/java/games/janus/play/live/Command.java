package games.janus.play.live;

/**
 * What somebody wants to do, and when.
 *
 * @param at the host's milliseconds, never decreasing from command to command
 * @param lag milliseconds that the command spent on its way and that its sender is given back; the
 *     host caps them
 */
public record Command(Actor by, long at, long lag, Action action) {
  /** A command that took no time to arrive. */
  public static Command of(Actor by, long at, Action action) {
    return new Command(by, at, 0, action);
  }
}
