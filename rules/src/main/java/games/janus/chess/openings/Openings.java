package games.janus.chess.openings;

import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.chess.kernel.Moves;
import games.janus.rules.Square;
import games.janus.rules.game.Opening;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The openings of chess that have names. They are found by position, so it does not matter in which
 * order the moves were made.
 */
public final class Openings {
  private Openings() {}

  /** The opening whose moves lead to this position, if it has a name. */
  public static Optional<Opening> at(Position position) {
    // Most boards that are shown first are the usual start, which is not worth reading the table.
    return position.equals(Position.initial())
        ? Optional.empty()
        : Optional.ofNullable(Known.BY_KEY.get(position.key()));
  }

  /** Read when first asked for. */
  private static final class Known {
    static final Map<Long, Opening> BY_KEY = new Reader().read();
  }

  /**
   * Makes the moves of the whole table on boards of the kernel. With positions of the rules that
   * would take ten times as long, and somebody waits for it.
   */
  private static final class Reader {
    private static final int MOST_PLIES = 64;

    private final Map<Long, Opening> openings = new HashMap<>(2 * OpeningTable.LINES.length);
    private final LegalMoves legal = new LegalMoves();
    private final int[] moves = new int[LegalMoves.MOST];

    /** The boards of the last line, each after one more ply. */
    private final BoardState[] boards = new BoardState[MOST_PLIES];

    private String line = "";
    private int at;

    Reader() {
      for (int ply = 0; ply < MOST_PLIES; ply++) {
        boards[ply] = new BoardState();
      }
      Position.initial().copyTo(boards[0]);
    }

    Map<Long, Opening> read() {
      String name = "";
      for (String each : OpeningTable.LINES) {
        line = each;
        at = 0;
        int ply = Integer.parseInt(word(' '));
        String word = word(' ');
        for (; isMove(word); word = word(' ')) {
          play(boards[ply], word, boards[++ply]);
        }
        int kept = Integer.parseInt(word('|'));
        name = name.substring(0, kept) + line.substring(at);
        openings.put(boards[ply].key(), new Opening(Optional.of(word), name));
      }
      return openings;
    }

    private String word(char end) {
      int start = at;
      at = line.indexOf(end, start) + 1;
      return line.substring(start, at - 1);
    }

    private static boolean isMove(String word) {
      return word.length() == 4; // an ECO code has three letters
    }

    private void play(BoardState before, String move, BoardState after) {
      int from = Square.named(move.substring(0, 2)).orElseThrow().index();
      int to = Square.named(move.substring(2)).orElseThrow().index();
      int count = legal.fill(before, moves, 0);
      for (int i = 0; i < count; i++) {
        if (Moves.from(moves[i]) == from && Moves.to(moves[i]) == to) {
          after.set(before, moves[i]);
          return;
        }
      }
      throw new IllegalStateException("the table of openings has an illegal move: " + line);
    }
  }
}
