package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;

/**
 * The distances of a slice as they lie in a file: only of lost positions without a pending capture,
 * in the order of their indexes, and halved, since losses take an even number of plies. How long a
 * win takes, one look ahead tells. Immutable.
 *
 * <pre>
 *  0  "Jegm"
 *  4  version, 1
 *  5  black men, black kings, white men, white kings
 *  9  the longest win and the longest loss, in plies
 * 11  how many distances
 * 15  how many bytes follow up to the checksum
 * 19  the distances, as {@link NumberEncoder} writes them
 *     CRC-32 of everything before
 * </pre>
 */
final class PackedDistances {
  static final int MAGIC = 'J' << 24 | 'e' << 16 | 'g' << 8 | 'm';
  private static final int VERSION = 1;
  private static final int HEADER = 19;

  private final Slice slice;
  private final int longestWin;
  private final int longestLoss;
  private final int count;
  private final byte[] bytes;
  private final int start;
  private final int end;

  private PackedDistances(FileBytes file) {
    bytes = file.bytes();
    file.require(HEADER);
    file.requireVersion(VERSION);
    slice = file.slice(5);
    longestWin = bytes[file.start() + 9] & 255;
    longestLoss = bytes[file.start() + 10] & 255;
    count = file.intAt(11);
    start = file.start() + HEADER;
    end = file.checked(HEADER, file.intAt(15));
  }

  static PackedDistances read(FileBytes file) {
    return new PackedDistances(file);
  }

  /** The bytes of a file with the distances of this one slice. */
  static byte[] pack(SliceDistances distances) {
    var encoder = new NumberEncoder();
    int count = 0;
    var board = new BoardState();
    for (var at = distances.slice().new Cursor(); !at.isAtEnd(); at.next()) {
      int plies = distances.get(at.index());
      if (plies != SliceDistances.DRAWN && plies % 2 == 0 && isQuiet(at, board)) {
        encoder.put(plies / 2);
        count++;
      }
    }
    ByteSink body = encoder.finish();
    var file = new ByteSink();
    file.putInt(MAGIC);
    file.put(VERSION);
    file.putSlice(distances.slice());
    file.put(distances.longest(true));
    file.put(distances.longest(false));
    file.putInt(count);
    file.putInt(body.size());
    file.putAll(body);
    file.putInt(file.checksum());
    return file.toBytes();
  }

  private static boolean isQuiet(Slice.Cursor at, BoardState board) {
    at.place(board);
    return !MoveGenerator.canJump(board);
  }

  Slice slice() {
    return slice;
  }

  int longest(boolean won) {
    return won ? longestWin : longestLoss;
  }

  int end() {
    return end;
  }

  /** Half the distance of every lost position without a pending capture; elsewhere 0. */
  byte[] unpack(PackedSlice results) {
    var halves = new byte[slice.size()];
    var decoder = new NumberDecoder(bytes, start);
    var board = new BoardState();
    var block = new byte[Runs.BLOCK];
    int left = count;
    for (var at = slice.new Cursor(); !at.isAtEnd() && left > 0; at.next()) {
      int place = at.index() % Runs.BLOCK;
      if (place == 0) {
        results.unpack(at.index() / Runs.BLOCK, block, 0);
      }
      if (block[place] == EndgameOracle.LOSS && isQuiet(at, board)) {
        halves[at.index()] = (byte) decoder.next();
        left--;
      }
    }
    return halves;
  }
}
