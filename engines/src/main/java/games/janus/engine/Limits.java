package games.janus.engine;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How far a search may go, where the level does not say. Only limits that give the same answer on
 * every machine; time is the business of the {@link SearchControl}.
 *
 * @param depth plies, for engines that search to a fixed depth
 * @param nodes positions, after which the best answer so far is given
 */
public record Limits(OptionalInt depth, OptionalLong nodes) {
  public static final Limits NONE = new Limits(OptionalInt.empty(), OptionalLong.empty());

  public static Limits depth(int plies) {
    return new Limits(OptionalInt.of(plies), OptionalLong.empty());
  }
}
