package games.janus.checkers.kernel;

import games.janus.checkers.RuleSet;
import games.janus.checkers.RuleSet.Capture;
import games.janus.checkers.RuleSet.Continuation;
import org.jspecify.annotations.Nullable;

/**
 * Finds the legal moves of any rule set. The switches are read once, when the generator is made; it
 * keeps nothing from one call to the next, so everybody may share one.
 */
public final class MoveGenerator {
  // What a piece can do: one bit for each direction of the Grid.
  private static final int UPWARD = (1 << Grid.UP_LEFT) | (1 << Grid.UP_RIGHT);
  private static final int DOWNWARD = (1 << Grid.DOWN_LEFT) | (1 << Grid.DOWN_RIGHT);
  private static final int EVERY_WAY = UPWARD | DOWNWARD;

  private final boolean jumpsBindPlayer;
  private final boolean jumpsBindPiece;
  private final boolean mayStop;
  private final boolean crowningEndsTurn;

  private MoveGenerator(RuleSet rules) {
    jumpsBindPlayer = rules.capture() == Capture.FORCED;
    jumpsBindPiece = rules.capture() == Capture.FORCED_BY_PIECE;
    mayStop = rules.continuation() == Continuation.MAY;
    crowningEndsTurn = rules.crowningEndsTurn();
  }

  public static MoveGenerator with(RuleSet rules) {
    return new MoveGenerator(rules);
  }

  /** Fills the list with every legal move: jumps first, then quiet moves. */
  public void generate(BoardState board, MoveList moves) {
    moves.clear();
    int jumpers = jumpers(board);
    if (jumpers != 0) {
      jumps(board, jumpers, moves);
    }
    addQuiet(board, quietMovers(board, jumpers), moves);
  }

  /** How many moves {@link #generate} would find, without finding them. */
  public int count(BoardState board) {
    int jumpers = jumpers(board);
    int jumps = jumpers == 0 ? 0 : countJumps(board, jumpers);
    return jumps + countQuiet(board, quietMovers(board, jumpers));
  }

  private int quietMovers(BoardState board, int jumpers) {
    if (jumpers == 0) {
      return board.mine;
    }
    if (jumpsBindPlayer) {
      return 0; // WCDF: all captures are compulsory
    }
    return jumpsBindPiece ? board.mine & ~jumpers : board.mine;
  }

  // ---- quiet moves

  private static void addQuiet(BoardState board, int movers, MoveList moves) {
    int empty = ~(board.mine | board.theirs);
    int up = movers & (board.kings | board.upward);
    int down = movers & (board.kings | ~board.upward);
    for (int left = Grid.upLeft(up) & empty; left != 0; left &= left - 1) {
      addStep(Grid.downRight(Integer.lowestOneBit(left)), left, moves);
    }
    for (int left = Grid.upRight(up) & empty; left != 0; left &= left - 1) {
      addStep(Grid.downLeft(Integer.lowestOneBit(left)), left, moves);
    }
    for (int left = Grid.downLeft(down) & empty; left != 0; left &= left - 1) {
      addStep(Grid.upRight(Integer.lowestOneBit(left)), left, moves);
    }
    for (int left = Grid.downRight(down) & empty; left != 0; left &= left - 1) {
      addStep(Grid.upLeft(Integer.lowestOneBit(left)), left, moves);
    }
  }

  private static void addStep(int from, int targets, MoveList moves) {
    moves.add(
        PackedMove.quiet(
            Integer.numberOfTrailingZeros(from), Integer.numberOfTrailingZeros(targets)));
  }

  private static int countQuiet(BoardState board, int movers) {
    int empty = ~(board.mine | board.theirs);
    int up = movers & (board.kings | board.upward);
    int down = movers & (board.kings | ~board.upward);
    return Integer.bitCount(Grid.upLeft(up) & empty)
        + Integer.bitCount(Grid.upRight(up) & empty)
        + Integer.bitCount(Grid.downLeft(down) & empty)
        + Integer.bitCount(Grid.downRight(down) & empty);
  }

  // ---- jumps

  private static int jumpers(BoardState board) {
    int empty = ~(board.mine | board.theirs);
    int up = board.mine & (board.kings | board.upward);
    int down = board.mine & (board.kings | ~board.upward);
    int jumpers = 0;
    if (up != 0) {
      jumpers = up & canJumpUp(board.theirs, empty);
    }
    if (down != 0) {
      jumpers |= down & canJumpDown(board.theirs, empty);
    }
    return jumpers;
  }

  /** The squares from which a piece could jump upward. */
  private static int canJumpUp(int theirs, int empty) {
    return Grid.downRight(Grid.downRight(empty) & theirs)
        | Grid.downLeft(Grid.downLeft(empty) & theirs);
  }

  /** The squares from which a piece could jump downward. */
  private static int canJumpDown(int theirs, int empty) {
    return Grid.upRight(Grid.upRight(empty) & theirs) | Grid.upLeft(Grid.upLeft(empty) & theirs);
  }

  /** Counts the jumps of these pieces, one piece after the other, and lists them if asked to. */
  private int jumps(BoardState board, int jumpers, @Nullable MoveList moves) {
    int count = 0;
    for (int left = jumpers; left != 0; left &= left - 1) {
      int at = Integer.lowestOneBit(left);
      // The jumper's own square is free for it to come back to.
      int empty = ~(board.mine | board.theirs) | at;
      int ways = (board.kings & at) != 0 ? EVERY_WAY : forward(board);
      int crown = (board.kings & at) != 0 ? 0 : board.kingRow();
      count +=
          jumpOn(
              moves,
              Integer.numberOfTrailingZeros(at),
              at,
              ways,
              crown,
              board.theirs,
              empty,
              0,
              0,
              0);
    }
    return count;
  }

  private static int forward(BoardState board) {
    return (board.upward & UPWARD) | (~board.upward & DOWNWARD);
  }

  /**
   * Follows every way to jump on.
   *
   * @param from the bit number of the square where the move began
   * @param at the square reached
   * @param ways the directions the piece can jump
   * @param crown where it would be crowned; nothing for a king
   * @param theirs the enemies not yet jumped
   * @param empty the squares to land on; the captured stay in the way until the end, which changes
   *     nothing, for they never stand where the jumper can land
   * @param captured the enemies jumped so far
   * @param path the directions so far
   * @param bits how many bits of path there are
   */
  private int jumpOn(
      @Nullable MoveList moves,
      int from,
      int at,
      int ways,
      int crown,
      int theirs,
      int empty,
      int captured,
      int path,
      int bits) {
    int count = 0;
    for (int direction = 0; direction < 4; direction++) {
      int over = (ways & (1 << direction)) == 0 ? 0 : Grid.step(direction, at) & theirs;
      int to = over == 0 ? 0 : Grid.step(direction, over) & empty;
      if (to == 0) {
        continue;
      }
      int nowCaptured = captured | over;
      int nowPath = path | (direction << bits);
      int further = 0;
      boolean crowned = (to & crown) != 0;
      if (!crowned || !crowningEndsTurn) { // WCDF: a man crowned by a jump stops there
        further =
            jumpOn(
                moves,
                from,
                to,
                crowned ? EVERY_WAY : ways,
                crowned ? 0 : crown,
                theirs ^ over,
                empty,
                nowCaptured,
                nowPath,
                bits + 2);
      }
      count += further;
      if (further == 0 || mayStop) {
        count++;
        if (moves != null) {
          moves.add(PackedMove.jump(from, Integer.numberOfTrailingZeros(to), nowCaptured, nowPath));
        }
      }
    }
    return count;
  }

  // ---- counting the jumps of many men at once

  private int countJumps(BoardState board, int jumpers) {
    if (!crowningEndsTurn) {
      return jumps(board, jumpers, null);
    }
    int men = jumpers & ~board.kings;
    int empty = ~(board.mine | board.theirs);
    int count =
        board.upward != 0 ? climb(men, board.theirs, empty) : descend(men, board.theirs, empty);
    int kings = jumpers & board.kings;
    return kings == 0 ? count : count + jumps(board, kings, null);
  }

  /**
   * The ways for these men to jump upward. Men only ever go forward, so what they leave or capture
   * behind them cannot matter, and all that jump in one direction jump as one set.
   */
  private int climb(int men, int theirs, int empty) {
    int left = Grid.upLeft(Grid.upLeft(men) & theirs) & empty;
    int right = Grid.upRight(Grid.upRight(men) & theirs) & empty;
    int goOn = (left | right) & canJumpUp(theirs, empty);
    int stop = mayStop ? -1 : ~goOn;
    int count = Integer.bitCount(left & stop) + Integer.bitCount(right & stop);
    if ((left & goOn) != 0) {
      count += climb(left & goOn, theirs, empty);
    }
    if ((right & goOn) != 0) {
      count += climb(right & goOn, theirs, empty);
    }
    return count;
  }

  /** The ways for these men to jump downward: as {@link #climb}, upside down. */
  private int descend(int men, int theirs, int empty) {
    int left = Grid.downLeft(Grid.downLeft(men) & theirs) & empty;
    int right = Grid.downRight(Grid.downRight(men) & theirs) & empty;
    int goOn = (left | right) & canJumpDown(theirs, empty);
    int stop = mayStop ? -1 : ~goOn;
    int count = Integer.bitCount(left & stop) + Integer.bitCount(right & stop);
    if ((left & goOn) != 0) {
      count += descend(left & goOn, theirs, empty);
    }
    if ((right & goOn) != 0) {
      count += descend(right & goOn, theirs, empty);
    }
    return count;
  }
}
