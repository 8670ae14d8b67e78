package games.janus.play.xray;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Things in the order they first came, each once. */
public final class Distinct<T> {
  /** Nothing came yet. */
  public Distinct() {}

  private final Map<T, Integer> places = new HashMap<>();
  private final List<T> all = new ArrayList<>();

  /** Where it stands, from 0; at the end if it is new. */
  public int place(T thing) {
    Integer known = places.putIfAbsent(thing, all.size());
    if (known != null) {
      return known;
    }
    all.add(thing);
    return all.size() - 1;
  }

  /** Everything that came. */
  public List<T> all() {
    return List.copyOf(all);
  }
}
