package games.janus.workbench.net;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * A file of positions from games, one game after another in the order of their numbers, whichever
 * thread was done first. What was written stays written: a run that was killed is gone on with
 * behind the last whole game.
 */
final class RecordFile implements Closeable {
  static final int HEADER_BYTES = 32;
  static final int RECORD_BYTES = 16;

  private static final long MAGIC = 0x4A41_4E55_5347_414DL; // JANUSGAM
  private static final int CHECKERS = 'C' << 24 | 1 << 16 | RECORD_BYTES;
  private static final int FLAGS = 15;
  static final int WHITE_TO_MOVE = 1;
  static final int LAST = 2;
  private static final int CHUNK = 1 << 16;

  /**
   * What the games follow from, together with their numbers.
   *
   * @param nodes positions a move may look at
   * @param net the checksum of the net that played; 0 for the hand-written evaluation
   */
  record Header(long seed, int nodes, int net) {}

  private final FileChannel channel;
  private final Map<Long, byte[]> early = new HashMap<>();
  private final long wanted;
  private long games;
  private long positions;

  private RecordFile(FileChannel channel, long wanted) {
    this.channel = channel;
    this.wanted = wanted;
  }

  /**
   * Opens a file to go on with, or begins it.
   *
   * @param wanted the game that reaches so many positions is the last
   * @return nothing if its games follow from something else
   */
  static Optional<RecordFile> open(Path path, Header header, long wanted) throws IOException {
    FileChannel channel =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    var file = new RecordFile(channel, wanted);
    if (channel.size() < HEADER_BYTES) {
      channel.truncate(0);
      channel.write(bytes(header), 0);
    } else if (!file.has(header)) {
      channel.close();
      return Optional.empty();
    }
    file.goOn();
    return Optional.of(file);
  }

  private static ByteBuffer bytes(Header header) {
    return ByteBuffer.allocate(HEADER_BYTES)
        .putLong(MAGIC)
        .putInt(CHECKERS)
        .putInt(header.nodes)
        .putLong(header.seed)
        .putInt(header.net)
        .putInt(0)
        .flip();
  }

  private boolean has(Header header) throws IOException {
    ByteBuffer begin = ByteBuffer.allocate(HEADER_BYTES);
    read(channel, begin, 0);
    return begin.equals(bytes(header));
  }

  /** What the games of a file follow from; nothing if it is something else. */
  static Optional<Header> header(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      ByteBuffer begin = ByteBuffer.allocate(HEADER_BYTES);
      if (channel.size() < HEADER_BYTES) {
        return Optional.empty();
      }
      read(channel, begin, 0);
      int nodes = begin.getInt(12);
      var header = new Header(begin.getLong(16), nodes, begin.getInt(24));
      return begin.equals(bytes(header)) ? Optional.of(header) : Optional.empty();
    }
  }

  /** How many whole positions a file has. */
  static long positions(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      return Math.max(0, channel.size() - HEADER_BYTES) / RECORD_BYTES;
    }
  }

  static void read(FileChannel channel, ByteBuffer into, long from) throws IOException {
    long at = from;
    while (into.hasRemaining()) {
      int read = channel.read(into, at);
      if (read < 0) {
        throw new EOFException();
      }
      at += read;
    }
    into.flip();
  }

  /** Counts the games and cuts off what is not whole. */
  private void goOn() throws IOException {
    long end = HEADER_BYTES;
    long size = channel.size() - (channel.size() - HEADER_BYTES) % RECORD_BYTES;
    for (long at = HEADER_BYTES; at < size; at += CHUNK) {
      ByteBuffer chunk = ByteBuffer.allocate((int) Math.min(CHUNK, size - at));
      read(channel, chunk, at);
      for (int i = 0; i < chunk.limit(); i += RECORD_BYTES) {
        if ((chunk.get(i + FLAGS) & LAST) != 0) {
          games++;
          end = at + i + RECORD_BYTES;
        }
      }
    }
    channel.truncate(end);
    positions = (end - HEADER_BYTES) / RECORD_BYTES;
  }

  /** How many games are in the file; the number of the next. */
  synchronized long games() {
    return games;
  }

  synchronized long positions() {
    return positions;
  }

  synchronized boolean isFull() {
    return positions >= wanted;
  }

  /**
   * Takes a game; it is written as soon as those before it are.
   *
   * @param written told how many positions
   */
  synchronized void put(long number, byte[] records, LongConsumer written) throws IOException {
    early.put(number, records);
    for (byte[] next = early.remove(games); next != null && !isFull(); next = early.remove(games)) {
      ByteBuffer bytes = ByteBuffer.wrap(next);
      long at = HEADER_BYTES + positions * RECORD_BYTES;
      while (bytes.hasRemaining()) {
        at += channel.write(bytes, at);
      }
      games++;
      positions += next.length / RECORD_BYTES;
      written.accept(next.length / RECORD_BYTES);
    }
  }

  @Override
  public synchronized void close() throws IOException {
    channel.close();
  }
}
