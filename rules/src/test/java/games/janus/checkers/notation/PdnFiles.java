package games.janus.checkers.notation;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;

/** PDN texts read the way tests ask for them. */
final class PdnFiles {
  private PdnFiles() {}

  static List<Entry<Position, Move>> readAll(String text) {
    var entries = new ArrayList<Entry<Position, Move>>();
    GameReader<Position, Move> reader = Pdn.reader(TextSource.of(text));
    for (var next = reader.next(); next.isPresent(); next = reader.next()) {
      entries.add(next.get());
    }
    return entries;
  }

  /** The only game of the text, which must be good. */
  static GoodGame<Position, Move> good(String text) {
    List<Entry<Position, Move>> all = readAll(text);
    if (all.size() == 1 && all.get(0) instanceof GoodGame<Position, Move> good) {
      return good;
    }
    throw new AssertionError("not one good game: " + all);
  }

  /** The only game of the text, which must be bad. */
  static BadGame<Position, Move> bad(String text) {
    List<Entry<Position, Move>> all = readAll(text);
    if (all.size() == 1 && all.get(0) instanceof BadGame<Position, Move> bad) {
      return bad;
    }
    throw new AssertionError("not one bad game: " + all);
  }

  /** The moves of the game, each with its whole path. */
  static String moves(GameRecord<Position, Move> game) {
    var texts = new ArrayList<String>();
    game.moves().forEach(move -> texts.add(move.toString()));
    return String.join(" ", texts);
  }
}
