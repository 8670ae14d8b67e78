package games.janus.checkers.notation;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.rules.text.GameReader;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.GameWriter;
import games.janus.rules.text.TextSource;

/**
 * Portable Draughts Notation 3.0, in which checkers games are kept and exchanged. Moves are read as
 * {@link MoveText} reads them; a game may start from a {@link Fen}. Files of other draughts are
 * refused by their GameType, with the name of the game.
 *
 * <p><b>A trap:</b> 1-0 does not mean that White has won. It means that the player who moved first
 * has won, which in checkers is Black; 2-0 is an older way to say so, 1-1 a draw, and 0-0 a loss
 * for both. Readers that come from chess often get this wrong, and so do some files.
 *
 * <p>Games by other rules than the official ones name them in a tag of our own, as in {@code [Rules
 * "two-player"]}; a rule set made to measure writes its switches there (see {@link RuleSet#text}).
 */
public final class Pdn {
  private static final PdnNotation NOTATION = new PdnNotation();

  private Pdn() {}

  /** Reads the games of a text one after another. */
  public static GameReader<Position, Move> reader(TextSource source) {
    return new GameReader<>(NOTATION, source);
  }

  /** The game as it stands in a file, ended by an empty line. */
  public static String write(GameRecord<Position, Move> game) {
    return new GameWriter<>(NOTATION).write(game);
  }
}
