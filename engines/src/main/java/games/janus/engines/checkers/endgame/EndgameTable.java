package games.janus.engines.checkers.endgame;

import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Everything known about positions with few pieces, packed as it came. It is read from bytes, since
 * files, jars and pages each have their own way to bring them. Immutable: threads share one and
 * have an {@link #oracle} each.
 */
public final class EndgameTable {
  private final @Nullable PackedSlice[] byCode = new PackedSlice[Slice.CODES];
  private final @Nullable PackedDistances[] distances = new PackedDistances[Slice.CODES];

  private EndgameTable() {}

  /** A table of nothing. */
  public static EndgameTable empty() {
    return new EndgameTable();
  }

  /**
   * This table and what is in these bytes, which wins over what was known before.
   *
   * @throws BrokenTableException if the bytes are not what {@link SlicePacker} writes
   */
  public EndgameTable with(byte[] bytes) {
    var read = new EndgameTable();
    int at = 0;
    do {
      at = read.add(new FileBytes(bytes, at));
    } while (at < bytes.length);
    return with(read);
  }

  /** Adds one slice's results or distances; where the next file begins. */
  private int add(FileBytes file) {
    int magic = file.intAt(0);
    if (magic == PackedDistances.MAGIC) {
      PackedDistances read = PackedDistances.read(file);
      distances[read.slice().code()] = read;
      return read.end();
    }
    FileBytes.require(magic == PackedSlice.MAGIC, Messages.endgameBegin());
    PackedSlice read = PackedSlice.read(file);
    byCode[read.slice().code()] = read;
    return read.end();
  }

  /** This table and another, which wins over what was known before. */
  public EndgameTable with(EndgameTable other) {
    var both = new EndgameTable();
    for (int code = 0; code < byCode.length; code++) {
      both.byCode[code] = other.byCode[code] != null ? other.byCode[code] : byCode[code];
      both.distances[code] =
          other.distances[code] != null ? other.distances[code] : distances[code];
    }
    return both;
  }

  /** The slices in this table, fewer pieces first. */
  public List<Slice> slices() {
    var slices = new ArrayList<Slice>();
    for (int pieces = 2; pieces <= Slice.MOST_PIECES; pieces++) {
      for (Slice slice : Slice.withPieces(pieces)) {
        if (has(slice)) {
          slices.add(slice);
        }
      }
    }
    return slices;
  }

  public boolean has(Slice slice) {
    return byCode[slice.code()] != null;
  }

  /** The plies of the longest win, or loss, of a slice; 0 if there is none, nothing if unknown. */
  public Optional<Integer> longest(Slice slice, boolean won) {
    PackedDistances known = distances[slice.code()];
    return known == null ? Optional.empty() : Optional.of(known.longest(won));
  }

  /** The counts of a slice that is here. */
  public Tally tally(Slice slice) {
    return packed(slice).tally();
  }

  /** Something to ask, for one thread. */
  public EndgameOracle oracle() {
    return new Prober(byCode, distances);
  }

  /**
   * Every value of a slice that is here, pending captures resolved.
   *
   * @param solved the slices that captures lead to
   */
  public SliceValues values(Slice slice, SolvedSlices solved) {
    PackedSlice packed = packed(slice);
    var values = new SliceValues(packed.slice());
    var captures = new CaptureResolver(solved);
    var block = new byte[Runs.BLOCK];
    for (var at = packed.slice().new Cursor(); !at.isAtEnd(); at.next()) {
      int place = at.index() % Runs.BLOCK;
      if (place == 0) {
        packed.unpack(at.index() / Runs.BLOCK, block, 0);
      }
      int captured = captures.resolve(at.men, at.kings, at.theirMen, at.theirKings);
      values.put(at.index(), captured == CaptureResolver.QUIET ? block[place] : captured);
    }
    return values;
  }

  private PackedSlice packed(Slice slice) {
    PackedSlice packed = byCode[slice.code()];
    if (packed == null) {
      throw new IllegalArgumentException("there is no slice " + slice + " here");
    }
    return packed;
  }
}
