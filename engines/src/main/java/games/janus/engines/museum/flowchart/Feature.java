package games.janus.engines.museum.flowchart;

import games.janus.checkers.Board;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import java.util.List;

/**
 * What the machine counts on a board. The flowchart says "material + position" and no more: the
 * first two are the material, the other two the position, in hundredths of a man.
 */
enum Feature {
  MEN(Messages.termMen()) {
    @Override
    int of(Board board, Color side) {
      return 100 * Integer.bitCount(men(board, side));
    }
  },
  KINGS(Messages.termKings()) {
    @Override
    int of(Board board, Color side) {
      return 160 * Integer.bitCount(board.pieces(side) & board.kings());
    }
  },
  /** Every row a man has left behind brings it nearer its crown. */
  ADVANCEMENT(Messages.termAdvancement()) {
    @Override
    int of(Board board, Color side) {
      int rows = 0;
      for (int row = 1; row < ROWS; row++) {
        rows += row * Integer.bitCount(men(board, side) & rowFromHome(side, row));
      }
      return 3 * rows;
    }
  },
  /** A man at home keeps the other side's men from being crowned there. */
  BACK_RANK(Messages.termBackRank()) {
    @Override
    int of(Board board, Color side) {
      return 12 * Integer.bitCount(men(board, side) & rowFromHome(side, 0));
    }
  };

  private static final int ROWS = 8;
  private static final int SQUARES_IN_ROW = 4;
  private static final List<Feature> ALL = List.of(values());

  private final Message words;

  Feature(Message words) {
    this.words = words;
  }

  static List<Feature> all() {
    return ALL;
  }

  /** The name on screens. */
  String words() {
    return words.text();
  }

  /** What one side has of it. */
  abstract int of(Board board, Color side);

  private static int men(Board board, Color side) {
    return board.pieces(side) & ~board.kings();
  }

  /** The four squares of a row, 0 being the one the side's own men start on at the edge. */
  private static int rowFromHome(Color side, int row) {
    int fromTop = side == Color.BLACK ? row : ROWS - 1 - row;
    return 0xF << (SQUARES_IN_ROW * fromTop);
  }
}
