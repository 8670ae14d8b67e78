package games.janus.server.store;

import games.janus.rules.Color;
import java.util.EnumSet;
import java.util.Set;

/**
 * Who looks at a game.
 *
 * @param here the sides whose players do
 * @param watching how many others
 */
public record Attendance(Set<Color> here, int watching) {
  public static final Attendance NOBODY = new Attendance(Set.of(), 0);

  public Attendance and(Attendance other) {
    Set<Color> all = EnumSet.noneOf(Color.class);
    all.addAll(here);
    all.addAll(other.here);
    return new Attendance(Set.copyOf(all), watching + other.watching);
  }
}
