package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import org.jspecify.annotations.Nullable;

/**
 * Tells how long wins and losses take. Losses are looked up; a win is one ply longer than the
 * shortest loss among the positions it leads to. Slices are unpacked when first asked for.
 */
final class DistanceProber {
  /** Deeper than any row of captures with so few pieces, and the quiet moves before it. */
  private static final int DEEPEST = 2 * Slice.MOST_PIECES;

  private final Prober results;
  private final @Nullable PackedSlice[] slices;
  private final @Nullable PackedDistances[] packed;
  private final byte[] @Nullable [] halves = new byte[Slice.CODES][];
  private final BoardState[] boards = new BoardState[DEEPEST];
  private final MoveList[] lists = new MoveList[DEEPEST];

  DistanceProber(
      Prober results, @Nullable PackedSlice[] slices, @Nullable PackedDistances[] packed) {
    this.results = results;
    this.slices = slices;
    this.packed = packed;
    for (int depth = 0; depth < DEEPEST; depth++) {
      boards[depth] = new BoardState();
      lists[depth] = new MoveList();
    }
  }

  /** The distance of a position of this result, in which no capture is pending. */
  int of(BoardState board, int result) {
    if (result == EndgameOracle.LOSS) {
      return lossOf(board);
    }
    // Where quiet moves lead to no distances, captures to some would pretend to be the shortest.
    return packed[results.code(board)] == null ? EndgameOracle.UNKNOWN : bestOf(board, 0, true);
  }

  private int lossOf(BoardState board) {
    int code = results.code(board);
    PackedDistances distances = packed[code];
    PackedSlice slice = slices[code];
    if (distances == null || slice == null) {
      return EndgameOracle.UNKNOWN;
    }
    byte[] known = halves[code];
    if (known == null) {
      known = distances.unpack(slice);
      halves[code] = known;
    }
    return 2 * known[results.index(board, slice.slice())];
  }

  /**
   * One more than the least distance of a lost reply, or than the greatest of a won one; {@link
   * EndgameOracle#UNKNOWN} if there is none, or for losses if not every reply is won.
   */
  private int bestOf(BoardState board, int depth, boolean isWin) {
    CaptureResolver.RULES.generate(board, lists[depth]);
    int best = EndgameOracle.UNKNOWN;
    for (int place = 0; place < lists[depth].size(); place++) {
      boards[depth].place(board, lists[depth].get(place));
      int reply = after(boards[depth], depth + 1, !isWin);
      if (reply == EndgameOracle.UNKNOWN) {
        if (!isWin) {
          return reply;
        }
      } else if (best < 0 || (isWin ? reply < best : reply > best)) {
        best = reply;
      }
    }
    return best < 0 ? best : best + 1;
  }

  /** The distance of a position if it is won, or if it is lost; otherwise unknown. */
  private int after(BoardState board, int depth, boolean isWin) {
    if (isWithoutPieces(board)) {
      return isWin ? EndgameOracle.UNKNOWN : 0;
    }
    if (MoveGenerator.canJump(board)) {
      return bestOf(board, depth, isWin);
    }
    int result = results.look(board);
    if (result != (isWin ? EndgameOracle.WIN : EndgameOracle.LOSS)) {
      return EndgameOracle.UNKNOWN;
    }
    return isWin ? bestOf(board, depth, true) : lossOf(board);
  }

  private static boolean isWithoutPieces(BoardState board) {
    return (board.isWhiteToMove() ? board.white() : board.black()) == 0;
  }
}
