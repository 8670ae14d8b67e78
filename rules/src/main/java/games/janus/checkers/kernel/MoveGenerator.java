package games.janus.checkers.kernel;

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

  /**
   * A generator for one family of rules.
   *
   * @param jumpsBindPlayer whether any jump forbids every quiet move
   * @param jumpsBindPiece whether a jump forbids the quiet moves of its own piece
   * @param mayStop whether a jump may end although it could go on
   * @param crowningEndsTurn whether a jump must end where it crowns a man
   */
  public MoveGenerator(
      boolean jumpsBindPlayer, boolean jumpsBindPiece, boolean mayStop, boolean crowningEndsTurn) {
    this.jumpsBindPlayer = jumpsBindPlayer;
    this.jumpsBindPiece = jumpsBindPiece;
    this.mayStop = mayStop;
    this.crowningEndsTurn = crowningEndsTurn;
  }

  /** Fills the list with every legal move: jumps first, then quiet moves. */
  public void generate(BoardState board, MoveList moves) {
    moves.clear();
    addJumps(board, moves);
    if (moves.size() == 0) {
      addQuiet(board, board.mine, moves);
    } else if (!jumpsBindPlayer) { // WCDF: all captures are compulsory
      addQuiet(board, quietBesideJumps(board), moves);
    }
  }

  /** Whether the side to move can jump, be it forced to or not. */
  public static boolean canJump(BoardState board) {
    return jumpers(board) != 0;
  }

  /** Whether the side to move has a quiet move, or would have one if jumps did not forbid it. */
  public static boolean canStep(BoardState board) {
    int empty = board.empty();
    int up = board.climbers();
    int down = board.descenders();
    return ((Grid.upLeft(up) | Grid.upRight(up)) & empty) != 0
        || ((Grid.downLeft(down) | Grid.downRight(down)) & empty) != 0;
  }

  /** Whether the other side could jump if it were its turn. */
  public static boolean isThreatened(BoardState board) {
    int empty = board.empty();
    int up = board.theirs & (board.kings | ~board.upward);
    int down = board.theirs & (board.kings | board.upward);
    return (up != 0 && (up & canJumpUp(board.mine, empty)) != 0)
        || (down != 0 && (down & canJumpDown(board.mine, empty)) != 0);
  }

  /** How many moves {@link #generate} would find, without listing them. */
  public int count(BoardState board) {
    int jumps = countJumps(board);
    if (jumps == 0) {
      return countQuiet(board, board.mine);
    }
    return jumpsBindPlayer ? jumps : jumps + countQuiet(board, quietBesideJumps(board));
  }

  /**
   * How many moves there would be after a move. Mostly the reply is by men alone under forced
   * captures, and then nothing has to be written down to count it.
   *
   * @param room written over where that is not so
   */
  int countAfter(BoardState parent, long move, BoardState room) {
    int captured = PackedMove.captured(move);
    int mine = parent.theirs & ~captured;
    if ((mine & parent.kings) != 0 || !jumpsBindPlayer || !crowningEndsTurn) {
      room.place(parent, move);
      return count(room);
    }
    int theirs = (parent.mine & ~(1 << PackedMove.from(move))) | (1 << PackedMove.to(move));
    int empty = ~(mine | theirs);
    if (parent.upward != 0) {
      int jumps = descend(mine, theirs, empty);
      return jumps != 0 ? jumps : Grid.countStepsDown(mine, empty);
    }
    int jumps = climb(mine, theirs, empty);
    return jumps != 0 ? jumps : Grid.countStepsUp(mine, empty);
  }

  /** The pieces that may move quietly although there are jumps. */
  private int quietBesideJumps(BoardState board) {
    return jumpsBindPiece ? board.mine & ~jumpers(board) : board.mine;
  }

  // ---- quiet moves

  private static void addQuiet(BoardState board, int movers, MoveList moves) {
    int empty = board.empty();
    int up = movers & board.climbers();
    if (up != 0) {
      addSteps(Steps.UP, Grid.upLeft(up) & empty, Grid.upRight(up) & empty, moves);
    }
    int down = movers & board.descenders();
    if (down != 0) {
      addSteps(Steps.DOWN, Grid.downLeft(down) & empty, Grid.downRight(down) & empty, moves);
    }
  }

  private static void addSteps(long[] steps, int left, int right, MoveList moves) {
    // Both directions in one loop, so that the processor guesses its end wrong only once.
    long ends = ((long) right << 32) | (left & 0xFFFF_FFFFL);
    for (; ends != 0; ends &= ends - 1) {
      moves.add(steps[Long.numberOfTrailingZeros(ends)]);
    }
  }

  private static int countQuiet(BoardState board, int movers) {
    int empty = board.empty();
    int up = movers & board.climbers();
    int down = movers & board.descenders();
    int count = up == 0 ? 0 : Grid.countStepsUp(up, empty);
    return down == 0 ? count : count + Grid.countStepsDown(down, empty);
  }

  // ---- jumps

  /** The pieces of the side to move that can jump. */
  private static int jumpers(BoardState board) {
    int empty = board.empty();
    int up = board.climbers();
    int down = board.descenders();
    int jumpers = up == 0 ? 0 : up & canJumpUp(board.theirs, empty);
    return down == 0 ? jumpers : jumpers | (down & canJumpDown(board.theirs, empty));
  }

  /** The squares from which a piece could jump upward. */
  private static int canJumpUp(int theirs, int empty) {
    return Grid.jumpDownRight(empty, theirs) | Grid.jumpDownLeft(empty, theirs);
  }

  /** The squares from which a piece could jump downward. */
  private static int canJumpDown(int theirs, int empty) {
    return Grid.jumpUpRight(empty, theirs) | Grid.jumpUpLeft(empty, theirs);
  }

  private void addJumps(BoardState board, MoveList moves) {
    for (int left = jumpers(board); left != 0; left &= left - 1) {
      jumpsOf(board, Integer.lowestOneBit(left), moves);
    }
  }

  /** Counts the jumps of one piece, and lists them if there is a list. */
  private int jumpsOf(BoardState board, int piece, @Nullable MoveList moves) {
    boolean isKing = (board.kings & piece) != 0;
    int ways = isKing ? EVERY_WAY : board.upward != 0 ? UPWARD : DOWNWARD;
    int crown = isKing ? 0 : board.kingRow();
    // The square a piece comes from is free for it to come back to.
    int empty = board.empty() | piece;
    return jumpOn(moves, bitNumber(piece), piece, ways, crown, board.theirs, empty, 0, 0, 0);
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
    if ((ways & UPWARD) != 0) {
      int over = Grid.upLeft(at) & theirs;
      int to = Grid.upLeft(over) & empty;
      if (to != 0) {
        int now = path | (Grid.UP_LEFT << bits);
        count +=
            land(
                moves, from, to, ways, crown, theirs ^ over, empty, captured | over, now, bits + 2);
      }
      over = Grid.upRight(at) & theirs;
      to = Grid.upRight(over) & empty;
      if (to != 0) {
        int now = path | (Grid.UP_RIGHT << bits);
        count +=
            land(
                moves, from, to, ways, crown, theirs ^ over, empty, captured | over, now, bits + 2);
      }
    }
    if ((ways & DOWNWARD) != 0) {
      int over = Grid.downLeft(at) & theirs;
      int to = Grid.downLeft(over) & empty;
      if (to != 0) {
        int now = path | (Grid.DOWN_LEFT << bits);
        count +=
            land(
                moves, from, to, ways, crown, theirs ^ over, empty, captured | over, now, bits + 2);
      }
      over = Grid.downRight(at) & theirs;
      to = Grid.downRight(over) & empty;
      if (to != 0) {
        int now = path | (Grid.DOWN_RIGHT << bits);
        count +=
            land(
                moves, from, to, ways, crown, theirs ^ over, empty, captured | over, now, bits + 2);
      }
    }
    return count;
  }

  /** Comes down after a jump: goes on, stops, or tries both. Parameters as in jumpOn. */
  private int land(
      @Nullable MoveList moves,
      int from,
      int to,
      int ways,
      int crown,
      int theirs,
      int empty,
      int captured,
      int path,
      int bits) {
    int count = 0;
    if ((to & crown) == 0) {
      count = jumpOn(moves, from, to, ways, crown, theirs, empty, captured, path, bits);
    } else if (!crowningEndsTurn) { // WCDF: a man crowned by a jump stops there
      int now = path | PackedMove.CROWNED_ON_THE_WAY;
      count = jumpOn(moves, from, to, EVERY_WAY, 0, theirs, empty, captured, now, bits);
    }
    if (count == 0 || mayStop) {
      count++;
      if (moves != null) {
        moves.add(PackedMove.jump(from, bitNumber(to), captured, path));
      }
    }
    return count;
  }

  // ---- counting the jumps of many men at once

  private int countJumps(BoardState board) {
    if (!crowningEndsTurn) {
      return countOneByOne(board, jumpers(board));
    }
    int men = board.mine & ~board.kings;
    int empty = board.empty();
    int count =
        board.upward != 0 ? climb(men, board.theirs, empty) : descend(men, board.theirs, empty);
    int kings = board.mine & board.kings;
    return kings == 0 ? count : count + countOneByOne(board, kings);
  }

  private int countOneByOne(BoardState board, int pieces) {
    int count = 0;
    for (int left = pieces; left != 0; left &= left - 1) {
      count += jumpsOf(board, Integer.lowestOneBit(left), null);
    }
    return count;
  }

  /**
   * The ways for these men to jump upward. Men only ever go forward, so what they leave or capture
   * behind them cannot matter, and all that jump in one direction jump as one set.
   */
  private int climb(int men, int theirs, int empty) {
    int left = Grid.jumpUpLeft(men, theirs) & empty;
    int right = Grid.jumpUpRight(men, theirs) & empty;
    if ((left | right) == 0) {
      return 0;
    }
    int goOn = canJumpUp(theirs, empty);
    int stop = mayStop ? -1 : ~goOn;
    int count = Integer.bitCount(left & stop) + Integer.bitCount(right & stop);
    return ((left | right) & goOn) == 0
        ? count
        : count + climb(left & goOn, theirs, empty) + climb(right & goOn, theirs, empty);
  }

  /** The ways for these men to jump downward: as {@link #climb}, upside down. */
  private int descend(int men, int theirs, int empty) {
    int left = Grid.jumpDownLeft(men, theirs) & empty;
    int right = Grid.jumpDownRight(men, theirs) & empty;
    if ((left | right) == 0) {
      return 0;
    }
    int goOn = canJumpDown(theirs, empty);
    int stop = mayStop ? -1 : ~goOn;
    int count = Integer.bitCount(left & stop) + Integer.bitCount(right & stop);
    return ((left | right) & goOn) == 0
        ? count
        : count + descend(left & goOn, theirs, empty) + descend(right & goOn, theirs, empty);
  }

  private static int bitNumber(int set) {
    return Integer.numberOfTrailingZeros(set);
  }
}
