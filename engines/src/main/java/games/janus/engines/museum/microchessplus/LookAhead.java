package games.janus.engines.museum.microchessplus;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.rules.Game;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * A position the program thinks about, with those before it, in thought and on the board: they tell
 * whether it repeats itself.
 *
 * @param plies how many moves ahead of the board it is; 0 for what is or was on the board
 * @param before the position one move earlier; none where nothing before can come again
 */
record LookAhead(Position position, int plies, @Nullable LookAhead before) {
  private static final int OCCURRENCES_THAT_DRAW = 3;

  /** Each time a position comes again, both sides have moved there and back. */
  private static final int LEAST_HALFMOVES = 4 * (OCCURRENCES_THAT_DRAW - 1);

  /** The position on the board, and those it could repeat. */
  static LookAhead from(Game<Position, Move> game) {
    var positions = new ArrayDeque<Position>();
    int reach = game.position().halfmoves();
    Game<Position, Move> at = game;
    positions.push(at.position());
    while (positions.size() <= reach && at.before().isPresent()) {
      at = at.before().get();
      positions.push(at.position());
    }
    LookAhead last = new LookAhead(positions.pop(), 0, null);
    for (Position position : positions) {
      last = new LookAhead(position, 0, last);
    }
    return last;
  }

  LookAhead play(Move move) {
    return new LookAhead(position.play(move), plies + 1, this);
  }

  /** Whether it stands here, in thought, for the third time. */
  boolean isRepetition() {
    if (plies == 0 || position.halfmoves() < LEAST_HALFMOVES) {
      return false;
    }
    int occurrences = 1;
    int back = 0;
    for (LookAhead at = before; at != null && back < position.halfmoves(); at = at.before) {
      back++;
      if (at.position.equals(position)) {
        occurrences++;
      }
    }
    return occurrences >= OCCURRENCES_THAT_DRAW;
  }
}
