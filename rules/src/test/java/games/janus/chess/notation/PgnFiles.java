package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.rules.text.BadGame;
import games.janus.rules.text.Entry;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GoodGame;
import games.janus.rules.text.ReadGames;
import games.janus.rules.text.TextSource;
import java.util.ArrayList;
import java.util.List;

/** PGN texts read the way tests ask for them. */
final class PgnFiles {
  private PgnFiles() {}

  static List<Entry<Position, Move>> readAll(String text) {
    return ReadGames.all(Pgn.reader(TextSource.of(text)));
  }

  static GoodGame<Position, Move> good(String text) {
    return ReadGames.good(Pgn.reader(TextSource.of(text)));
  }

  static BadGame<Position, Move> bad(String text) {
    return ReadGames.bad(Pgn.reader(TextSource.of(text)));
  }

  /** The moves of the game as they are written. */
  static String sans(GameRecord<Position, Move> game) {
    var texts = new ArrayList<String>();
    Position position = game.start();
    for (Move move : game.moves()) {
      texts.add(San.write(position, move));
      position = position.play(move);
    }
    return String.join(" ", texts);
  }
}
