package games.janus.arena.uci;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.Role;
import games.janus.engine.SplitMix64;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Square;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An opening book in Polyglot's format: entries of sixteen bytes, sorted by the key of their
 * position, each with a move and how often it should be played.
 *
 * <pre>
 * 8 bytes  key
 * 2 bytes  move: to file, to rank, from file, from rank, promotion; three bits each from the lowest
 * 2 bytes  weight
 * 4 bytes  for learning; not used
 * </pre>
 */
record PolyglotBook(ByteBuffer entries) {
  private static final int ENTRY = 16;
  private static final long LARGEST = 1L << 30;

  /**
   * Reads a book.
   *
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if it is no book
   */
  static PolyglotBook open(String file) throws IOException {
    try {
      Path path = Path.of(file);
      long size = Files.size(path);
      if (size == 0 || size % ENTRY != 0 || size > LARGEST) {
        throw new MessageException(Messages.uciBookSize(ENTRY));
      }
      return of(Files.readAllBytes(path));
    } catch (InvalidPathException wrong) {
      throw new IOException(wrong);
    }
  }

  static PolyglotBook of(byte[] bytes) {
    return new PolyglotBook(ByteBuffer.wrap(bytes));
  }

  /** A legal move for this position, drawn by its weight; none if the book has none. */
  Optional<Move> move(Position position, long seed) {
    List<Entry> known = entries(position);
    long all = known.stream().mapToLong(Entry::weight).sum();
    if (all == 0) {
      return Optional.empty();
    }
    long drawn = (long) (SplitMix64.at(seed, position.key(), 0).fraction() * all);
    for (Entry entry : known) {
      drawn -= entry.weight;
      if (drawn < 0) {
        return Optional.of(entry.move);
      }
    }
    return Optional.empty();
  }

  private record Entry(Move move, int weight) {}

  private List<Entry> entries(Position position) {
    long key = PolyglotKey.of(position);
    var found = new ArrayList<Entry>();
    for (int at = firstOf(key); at < size() && key(at) == key; at++) {
      int packed = entries.getShort(at * ENTRY + 8);
      int weight = entries.getShort(at * ENTRY + 10) & 0xFFFF;
      unpack(position, packed).ifPresent(move -> found.add(new Entry(move, weight)));
    }
    return found;
  }

  private int size() {
    return entries.capacity() / ENTRY;
  }

  private long key(int entry) {
    return entries.getLong(entry * ENTRY);
  }

  private int firstOf(long key) {
    int low = 0;
    int high = size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(key(middle), key) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static Optional<Move> unpack(Position position, int packed) {
    Square to = Square.at(packed & 63);
    Square from = Square.at(packed >> 6 & 63);
    int promotion = packed >> 12 & 7;
    for (Move move : position.legalMoves()) {
      // Castling is the king taking his own rook.
      Square target = move instanceof Move.Castle castle ? castle.rook() : move.to();
      if (move.from() == from && target == to && promotion == promotion(move)) {
        return Optional.of(move);
      }
    }
    return Optional.empty();
  }

  private static int promotion(Move move) {
    if (!(move instanceof Move.Promotion pawn)) {
      return 0;
    }
    return List.of(Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN).indexOf(pawn.becomes()) + 1;
  }
}
