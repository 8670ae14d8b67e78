package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import org.jspecify.annotations.Nullable;

/** Looks positions up and keeps the blocks it unpacked last, since searches stay in one region. */
final class Prober implements EndgameOracle {
  /** A megabyte of blocks. Untested. */
  private static final int PLACES = 256;

  private final @Nullable PackedSlice[] byCode;
  private final long[] kept = new long[PLACES];
  private final byte[] values = new byte[PLACES * Runs.BLOCK];
  private final DistanceProber distances;

  // The position asked, turned around if White is to move.
  private int men;
  private int kings;
  private int theirMen;
  private int theirKings;
  private int code;

  Prober(@Nullable PackedSlice[] byCode, @Nullable PackedDistances[] distances) {
    this.byCode = byCode;
    this.distances = new DistanceProber(this, byCode, distances);
  }

  @Override
  public int probe(BoardState board) {
    if (Integer.bitCount(board.white() | board.black()) > Slice.MOST_PIECES
        || MoveGenerator.canJump(board)) {
      return UNKNOWN;
    }
    return look(board);
  }

  @Override
  public int distance(BoardState board) {
    int result = probe(board);
    return result == WIN || result == LOSS ? distances.of(board, result) : UNKNOWN;
  }

  /** As {@link #probe}, where it is sure that no capture is pending. */
  int look(BoardState board) {
    turn(board);
    if ((men | kings) == 0) {
      return LOSS;
    }
    PackedSlice packed = byCode[code];
    if (packed == null) {
      return UNKNOWN;
    }
    int index = packed.slice().index(men, kings, theirMen, theirKings);
    int block = index / Runs.BLOCK;
    long name = (code + 1L) << 32 | block;
    int place = (block * 31 + code * 97) & (PLACES - 1);
    if (kept[place] != name) {
      packed.unpack(block, values, place * Runs.BLOCK);
      kept[place] = name;
    }
    return values[place * Runs.BLOCK + index % Runs.BLOCK];
  }

  /** The index of a position in its slice, whose code is {@link #code} after this. */
  int index(BoardState board, Slice slice) {
    turn(board);
    return slice.index(men, kings, theirMen, theirKings);
  }

  int code(BoardState board) {
    turn(board);
    return code;
  }

  private void turn(BoardState board) {
    int mine = board.black();
    int theirs = board.white();
    int crowned = board.kings();
    if (board.isWhiteToMove()) {
      mine = Integer.reverse(board.white());
      theirs = Integer.reverse(board.black());
      crowned = Integer.reverse(crowned);
    }
    men = mine & ~crowned;
    kings = mine & crowned;
    theirMen = theirs & ~crowned;
    theirKings = theirs & crowned;
    code = Slice.codeOf(men, kings, theirMen, theirKings);
  }
}
