package games.janus.engines.checkers.endgame;

import games.janus.message.Messages;

/**
 * A slice as it lies in a file, without the positions where a capture is pending (they hold just
 * any value). Immutable; read by many.
 *
 * <pre>
 *  0  "Jegd"
 *  4  version, 1
 *  5  black men, black kings, white men, white kings
 *  9  wins, losses, draws: four bytes each, pending captures included
 * 21  how many bytes follow up to the checksum
 * 25  the code: for each of draw, win, loss the code lengths of {@link Runs}' symbols, four bits each
 *     the size in bytes of each block, in sevens of bits
 *     the blocks
 *     CRC-32 of everything before
 * </pre>
 *
 * <p>Several files one after another are a file too.
 */
final class PackedSlice {
  static final int MAGIC = 'J' << 24 | 'e' << 16 | 'g' << 8 | 'd';
  private static final int VERSION = 1;
  private static final int HEADER = 25;
  private static final int CODE_BYTES = (Runs.VALUES * Runs.SYMBOLS + 1) / 2;

  private final Slice slice;
  private final Tally tally;
  private final byte[] bytes;
  private final int end;
  private final int[] blockStarts;
  private final short[][] decoders = new short[Runs.VALUES][];

  private PackedSlice(FileBytes file) {
    bytes = file.bytes();
    file.require(HEADER + CODE_BYTES);
    file.requireVersion(VERSION);
    slice = file.slice(5);
    tally = new Tally(file.intAt(9), file.intAt(13), file.intAt(17));
    int body = file.intAt(21);
    end = file.checked(HEADER, body);
    FileBytes.require(body >= CODE_BYTES, Messages.endgameShort());
    FileBytes.require(tally.positions() == slice.size(), Messages.endgameCounts());
    int code = file.start() + HEADER;
    readCode(code);
    blockStarts = new int[Runs.blocks(slice.size()) + 1];
    readBlockSizes(code + CODE_BYTES, code + body);
  }

  /**
   * The slice whose file this is.
   *
   * @throws BrokenTableException if it is none
   */
  static PackedSlice read(FileBytes file) {
    return new PackedSlice(file);
  }

  static void putHeader(ByteSink file, Slice slice, Tally tally, int body) {
    file.putInt(MAGIC);
    file.put(VERSION);
    file.putSlice(slice);
    file.putInt((int) tally.wins());
    file.putInt((int) tally.losses());
    file.putInt((int) tally.draws());
    file.putInt(body);
  }

  private void readCode(int at) {
    for (int value = 0; value < Runs.VALUES; value++) {
      var lengths = new int[Runs.SYMBOLS];
      for (int symbol = 0; symbol < Runs.SYMBOLS; symbol++) {
        int nibble = value * Runs.SYMBOLS + symbol;
        lengths[symbol] = (bytes[at + nibble / 2] >>> (4 - 4 * (nibble & 1))) & 15;
      }
      decoders[value] = PrefixCode.decoder(lengths);
    }
  }

  private void readBlockSizes(int sizesAt, int blocksEnd) {
    int at = sizesAt;
    int start = 0;
    for (int block = 0; block < blockStarts.length - 1; block++) {
      blockStarts[block] = start;
      int shift = 0;
      FileBytes.require(at < blocksEnd, Messages.endgameBlocks());
      while (bytes[at] < 0 && at < blocksEnd - 1 && shift < 28) {
        start += (bytes[at++] & 127) << shift;
        shift += 7;
      }
      start += (bytes[at++] & 127) << shift;
    }
    blockStarts[blockStarts.length - 1] = start;
    FileBytes.require(at + start == blocksEnd, Messages.endgameBlocks());
    for (int block = 0; block < blockStarts.length; block++) {
      blockStarts[block] += at;
    }
  }

  Slice slice() {
    return slice;
  }

  Tally tally() {
    return tally;
  }

  /** Where the next slice begins, if there is one. */
  int end() {
    return end;
  }

  /** Writes the values of a block into an array, from a place on. */
  void unpack(int block, byte[] values, int offset) {
    int at = blockStarts[block];
    int last = offset + Math.min(Runs.BLOCK, slice.size() - block * Runs.BLOCK);
    long bits = 0; // the next bits of the block, the first highest
    int filled = 0;
    int to = offset;
    int value = (bytes[at] >>> 6) & 3;
    int skip = 2;
    while (to < last) {
      while (filled <= 56) {
        bits |= (at < end ? bytes[at] & 255L : 0) << (56 - filled);
        at++;
        filled += 8;
      }
      bits <<= skip;
      filled -= skip;
      int entry = decoders[value][(int) (bits >>> (64 - Runs.LONGEST_CODE))];
      int symbol = entry >>> 4;
      int stop = last;
      skip = entry & 15;
      if (symbol != Runs.END) {
        int lengthClass = symbol >>> 1;
        int extra = Runs.extraBits(lengthClass);
        // Shifted in two steps, since no extra bits must mean none.
        int rest = (int) ((bits << skip) >>> 1 >>> (63 - extra));
        stop = Math.min(last, to + Runs.shortest(lengthClass) + rest);
        skip += extra;
      }
      while (to < stop) {
        values[to++] = (byte) value;
      }
      value += 1 + (symbol & 1);
      value = value >= Runs.VALUES ? value - Runs.VALUES : value;
    }
  }
}
