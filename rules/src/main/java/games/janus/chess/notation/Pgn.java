package games.janus.chess.notation;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GameWriter;
import games.janus.rules.text.TextSource;

/**
 * Portable Game Notation, in which chess games are kept and exchanged. Moves are read as {@link
 * San} reads them; a game may start from a FEN and may be Chess960. On writing the seven tags of
 * the roster come first, with question marks for what is not known.
 *
 * {@snippet :
 * GameReader<Position, Move> games = Pgn.reader(TextSource.of(text));
 * for (var next = games.next(); next.isPresent(); next = games.next()) {
 *   switch (next.get()) {
 *     case GoodGame(var game, _, _) -> replay(game.moves());
 *     case BadGame(_, long line, String reason, _) -> warn(line, reason);
 *   }
 * }
 * }
 */
public final class Pgn {
  private static final PgnNotation NOTATION = new PgnNotation();

  private Pgn() {}

  /** Reads the games of a text one after another. */
  public static GameReader<Position, Move> reader(TextSource source) {
    return new GameReader<>(NOTATION, source);
  }

  /** The game as it stands in a file, ended by an empty line. */
  public static String write(GameRecord<Position, Move> game) {
    return new GameWriter<>(NOTATION).write(game);
  }
}
