package games.janus.chess.openings;

import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Moves;
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
   * Makes the moves of the whole table on boards of the kernel and takes them to be legal, which
   * tests have shown: somebody waits for it.
   */
  private static final class Reader {
    private static final int MOST_PLIES = 64;

    private final Map<Long, Opening> openings = new HashMap<>(2 * OpeningTable.LINES.length);

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
        while (isMove()) {
          BoardState board = boards[ply++];
          int from = square();
          int to = square();
          boards[ply].set(board, Moves.between(board, from, to));
          at++;
        }
        String eco = word(' ');
        int kept = Integer.parseInt(word('|'));
        name = name.substring(0, kept) + line.substring(at);
        openings.put(boards[ply].key(), new Opening(Optional.of(eco), name));
      }
      return openings;
    }

    private String word(char end) {
      int start = at;
      at = line.indexOf(end, start) + 1;
      return line.substring(start, at - 1);
    }

    /** A move begins with a small letter, an ECO code with a capital one. */
    private boolean isMove() {
      return line.charAt(at) >= 'a';
    }

    private int square() {
      int file = line.charAt(at++) - 'a';
      return 8 * (line.charAt(at++) - '1') + file;
    }
  }
}
