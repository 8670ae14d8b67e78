package games.janus.rules.text;

import java.util.ArrayList;
import java.util.List;

/** The games of a text the way tests ask for them. */
public final class ReadGames {
  private ReadGames() {}

  public static <P, M> List<Entry<P, M>> all(GameReader<P, M> reader) {
    var entries = new ArrayList<Entry<P, M>>();
    for (var next = reader.next(); next.isPresent(); next = reader.next()) {
      entries.add(next.get());
    }
    return entries;
  }

  /** The only game of the text, which must be good. */
  public static <P, M> GoodGame<P, M> good(GameReader<P, M> reader) {
    List<Entry<P, M>> all = all(reader);
    if (all.size() == 1 && all.getFirst() instanceof GoodGame<P, M> good) {
      return good;
    }
    throw new AssertionError("not one good game: " + all);
  }

  /** The only game of the text, which must be bad. */
  public static <P, M> BadGame<P, M> bad(GameReader<P, M> reader) {
    List<Entry<P, M>> all = all(reader);
    if (all.size() == 1 && all.getFirst() instanceof BadGame<P, M> bad) {
      return bad;
    }
    throw new AssertionError("not one bad game: " + all);
  }
}
