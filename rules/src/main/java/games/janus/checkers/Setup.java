package games.janus.checkers;

import games.janus.message.Message;
import games.janus.message.Messages;
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
  public List<Message> flaws() {
    var flaws = new ArrayList<Message>();
    if ((board.white() | board.black()) == 0) {
      flaws.add(Messages.setupEmpty());
    } else if (board.count(turn.opponent()) == 0) {
      flaws.add(Messages.setupNoLastMover(turn.opponent().message(), turn.message()));
    }
    for (Color side : Color.values()) {
      addTooManyPieces(flaws, side);
      addMenOnKingRow(flaws, side);
    }
    return List.copyOf(flaws);
  }

  private void addTooManyPieces(List<Message> flaws, Color side) {
    int count = board.count(side);
    if (count > MOST_PIECES) {
      flaws.add(Messages.setupPieces(count, MOST_PIECES, side.message()));
    }
  }

  private void addMenOnKingRow(List<Message> flaws, Color side) {
    int first = side == Color.WHITE ? 1 : 29;
    for (int number = first; number < first + 4; number++) {
      Square square = Numbering.square(number);
      if (board.at(square).filter(Piece.man(side)::equals).isPresent()) {
        flaws.add(Messages.setupManOnKingRow(side.message(), number));
      }
    }
  }
}
