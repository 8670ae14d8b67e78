package games.janus.checkers.notation;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.ReadGames;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;

/** PDN texts read the way tests ask for them. */
final class PdnFiles {
  private PdnFiles() {}

  static List<Entry<Position, Move>> readAll(String text) {
    return ReadGames.all(Pdn.reader(TextSource.of(text)));
  }

  static GoodGame<Position, Move> good(String text) {
    return ReadGames.good(Pdn.reader(TextSource.of(text)));
  }

  static BadGame<Position, Move> bad(String text) {
    return ReadGames.bad(Pdn.reader(TextSource.of(text)));
  }

  /** The moves of the game, each with its whole path. */
  static String moves(GameRecord<Position, Move> game) {
    var texts = new ArrayList<String>();
    game.moves().forEach(move -> texts.add(move.toString()));
    return String.join(" ", texts);
  }
}
