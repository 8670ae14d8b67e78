package games.janus.checkers;

import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Any arrangement of pieces and a side to move, sensible or not; {@link #flaws} says everything
 * that keeps it from being a {@link Position}.
 */
public record Setup(Board board, Color turn) {
  private static final int MOST_PIECES = 12;

  /** The start of a game, with the side to move that the rule set gives the first move. */
  public static Setup start(RuleSet rules) {
    return new Setup(Board.start(), rules.firstMover());
  }

  /**
   * Every reason why this is not a position, each a clause fit to be shown; empty if it is one.
   *
   * <p>A finished position is a position: the player to move may be blocked or have lost every
   * piece. The player who moved last cannot have lost every piece, having moved one of them.
   */
  public List<String> flaws() {
    var flaws = new ArrayList<String>();
    if ((board.white() | board.black()) == 0) {
      flaws.add("there is no piece on the board");
    } else if (board.count(turn.opponent()) == 0) {
      flaws.add(
          name(turn.opponent())
              + " has no piece although it is "
              + name(turn)
              + "'s turn, so nothing can have made the last move");
    }
    for (Color side : Color.values()) {
      addTooManyPieces(flaws, side);
      addMenOnKingRow(flaws, side);
    }
    return List.copyOf(flaws);
  }

  private void addTooManyPieces(List<String> flaws, Color side) {
    int count = board.count(side);
    if (count > MOST_PIECES) {
      flaws.add(name(side) + " has " + count + " pieces and " + MOST_PIECES + " is the most");
    }
  }

  private void addMenOnKingRow(List<String> flaws, Color side) {
    int first = side == Color.WHITE ? 1 : 29;
    for (int number = first; number < first + 4; number++) {
      Square square = Numbering.square(number);
      if (board.at(square).filter(Piece.man(side)::equals).isPresent()) {
        flaws.add(
            name(side) + "'s man on " + number + " stands on its king-row and must be a king");
      }
    }
  }

  private static String name(Color side) {
    return side == Color.WHITE ? "White" : "Black";
  }
}
