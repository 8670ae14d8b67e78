package games.janus.workbench.net;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Positions of checkers to learn from, each seen by the side to move, whose men go up. One game in
 * so many is held out: it is only ever tested on.
 */
final class Positions {
  /** One game in so many is held out. Untested. */
  private static final int HELD_OUT_ONE_IN = 25;

  private static final int CHUNK = 1 << 16;

  final int[] mine;
  final int[] theirs;
  final int[] kings;

  /** Hundredths of a man. */
  final short[] score;

  /** 0 lost, 1 drawn, 2 won. */
  final byte[] result;

  final boolean[] isHeldOut;
  private int size;
  private int games;

  private Positions(int most) {
    mine = new int[most];
    theirs = new int[most];
    kings = new int[most];
    score = new short[most];
    result = new byte[most];
    isHeldOut = new boolean[most];
  }

  /** All positions of some files. */
  static Positions read(List<Path> files) throws IOException {
    // Counted once: a file may still be growing.
    long[] counts = new long[files.size()];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = RecordFile.positions(files.get(i));
    }
    var positions = new Positions(Math.toIntExact(Arrays.stream(counts).sum()));
    for (int i = 0; i < counts.length; i++) {
      positions.add(files.get(i), counts[i]);
    }
    return positions;
  }

  private void add(Path file, long count) throws IOException {
    long end = RecordFile.HEADER_BYTES + count * RecordFile.RECORD_BYTES;
    try (FileChannel channel = FileChannel.open(file)) {
      for (long at = RecordFile.HEADER_BYTES; at < end; at += CHUNK) {
        ByteBuffer chunk = ByteBuffer.allocate((int) Math.min(CHUNK, end - at));
        RecordFile.read(channel, chunk, at);
        while (chunk.hasRemaining()) {
          add(chunk);
        }
      }
    }
  }

  private void add(ByteBuffer record) {
    int white = record.getInt();
    int black = record.getInt();
    int allKings = record.getInt();
    score[size] = record.getShort();
    result[size] = record.get();
    int flags = record.get();
    boolean whiteToMove = (flags & RecordFile.WHITE_TO_MOVE) != 0;
    mine[size] = whiteToMove ? white : Integer.reverse(black);
    theirs[size] = whiteToMove ? black : Integer.reverse(white);
    kings[size] = whiteToMove ? allKings : Integer.reverse(allKings);
    isHeldOut[size] = games % HELD_OUT_ONE_IN == HELD_OUT_ONE_IN - 1;
    games += (flags & RecordFile.LAST) != 0 ? 1 : 0;
    size++;
  }

  int size() {
    return size;
  }

  int games() {
    return games;
  }

  int pieces(int position) {
    return Integer.bitCount(mine[position] | theirs[position]);
  }

  /** The places of those that are held out, or of the others. */
  int[] places(boolean heldOut) {
    int[] places = new int[size];
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (isHeldOut[i] == heldOut) {
        places[count++] = i;
      }
    }
    return Arrays.copyOf(places, count);
  }
}
