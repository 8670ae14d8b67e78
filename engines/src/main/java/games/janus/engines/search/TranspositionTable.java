package games.janus.engines.search;

import java.util.Arrays;

/**
 * What earlier searches found out about positions, by their keys; knows no game. Threads share one
 * without locks: a key is kept mixed with what is known, so an entry that two of them wrote at once
 * is recognised as nobody's (Hyatt and Mann, "A lock-less transposition table implementation for
 * parallel search", 2002).
 *
 * <p>What is known of a position is one long, taken apart by the static methods here.
 *
 * <pre>
 * 63..48  move   sixteen bits that mean something to the game; 0 if none
 * 47..32  score  counted from this position, see {@link #score}
 * 31..16  static evaluation, or {@link Score#NONE}
 * 15..8   depth  plies searched below, {@link #DEPTH_OFFSET} more
 *  7..2   age    which search wrote it
 *  1..0   bound  see the constants
 * </pre>
 */
public final class TranspositionTable {
  /** The score is at most this: every move was tried and none was better. */
  public static final int AT_MOST = 1;

  /** The score is at least this: a move cut the search short. */
  public static final int AT_LEAST = 2;

  /** The score is this. */
  public static final int EXACT = AT_MOST | AT_LEAST;

  /** What {@link #probe} answers when it knows nothing; no entry looks like this. */
  public static final long UNKNOWN = 0;

  /** The greatest power of two that one array of longs has room for. */
  public static final int MOST_MEGABYTES = 8192;

  /** Four entries share a place, as many as fit into a line of the processor's cache. */
  private static final int PLACES = 4;

  private static final int DEPTH_OFFSET = 8;
  private static final int AGES = 64;

  /** Key mixed with data, then data, for each entry. */
  private final long[] entries;

  private final int mask;
  private int age;

  /**
   * A table of at most this size: the next power of two below.
   *
   * @param megabytes from 1 to {@link #MOST_MEGABYTES}
   */
  public TranspositionTable(int megabytes) {
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
      throw new IllegalArgumentException(
          "a table has 1 to " + MOST_MEGABYTES + " MB, not " + megabytes);
    }
    int longs = (int) Long.highestOneBit(megabytes * (1L << 20) / Long.BYTES);
    entries = new long[longs];
    mask = longs / (2 * PLACES) - 1;
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(entries, 0);
    age = 0;
  }

  /** Begins a search, whose entries are worth more than those of earlier ones. */
  public void nextSearch() {
    age = (age + 1) % AGES;
  }

  /** All that is known of a position, or {@link #UNKNOWN}. */
  public long probe(long key) {
    int first = first(key);
    for (int at = first; at < first + 2 * PLACES; at += 2) {
      long data = entries[at + 1];
      if ((entries[at] ^ data) == key && data != UNKNOWN) {
        return data;
      }
    }
    return UNKNOWN;
  }

  /**
   * Remembers what a search found, in the place of something less useful.
   *
   * @param move 0 to keep the move known before
   * @param ply how far from the root the position is: scores are kept counted from itself
   */
  public void store(long key, int move, int score, int evaluation, int depth, int bound, int ply) {
    assert depth + DEPTH_OFFSET >= 0 && depth + DEPTH_OFFSET < 256 : "no such depth: " + depth;
    int first = first(key);
    int place = first;
    int worst = Integer.MAX_VALUE;
    int kept = move;
    for (int at = first; at < first + 2 * PLACES; at += 2) {
      long data = entries[at + 1];
      if ((entries[at] ^ data) == key) {
        if (bound != EXACT && depth + 4 < depth(data)) {
          return; // a deeper look at the same position is worth more
        }
        kept = move == 0 ? move(data) : move;
        place = at;
        break;
      }
      int worth = data == UNKNOWN ? -1000 : depth(data) - 8 * ((age - age(data)) & (AGES - 1));
      if (worth < worst) {
        worst = worth;
        place = at;
      }
    }
    long data =
        (long) kept << 48
            | (fromHere(score, ply) & 0xFFFFL) << 32
            | (evaluation & 0xFFFFL) << 16
            | (long) (depth + DEPTH_OFFSET) << 8
            | (long) age << 2
            | bound;
    entries[place] = key ^ data;
    entries[place + 1] = data;
  }

  private int first(long key) {
    return ((int) (key >>> 32) & mask) * (2 * PLACES);
  }

  /** How full it is with what this search wrote, in thousandths, from a sample. */
  public int use() {
    int used = 0;
    int sample = Math.min(entries.length / 2, 1000);
    for (int i = 0; i < sample; i++) {
      long data = entries[2 * i + 1];
      if (data != UNKNOWN && age(data) == age) {
        used++;
      }
    }
    return used * 1000 / sample;
  }

  public static int move(long data) {
    return (int) (data >>> 48);
  }

  /** The score as seen from the root, when the position is this many plies away from it. */
  public static int score(long data, int ply) {
    int score = (short) (data >>> 32);
    if (!Score.isDecided(score)) {
      return score;
    }
    return score > 0 ? score - ply : score + ply;
  }

  /** The end of a game is as far from a position however one came there. */
  private static int fromHere(int score, int ply) {
    if (!Score.isDecided(score)) {
      return score;
    }
    return score > 0 ? score + ply : score - ply;
  }

  /** What the position is worth at first sight, or {@link Score#NONE}. */
  public static int evaluation(long data) {
    return (short) (data >>> 16);
  }

  /** How many plies were searched below the position. */
  public static int depth(long data) {
    return ((int) (data >>> 8) & 0xFF) - DEPTH_OFFSET;
  }

  private static int age(long data) {
    return (int) (data >>> 2) & (AGES - 1);
  }

  /** What the score says, one of the constants. */
  public static int bound(long data) {
    return (int) data & EXACT;
  }

  /** Whether a score settles a window: exact, or beyond the side its bound is on. */
  public static boolean settles(int bound, int score, int alpha, int beta) {
    return bound == EXACT
        || (bound == AT_LEAST && score >= beta)
        || (bound == AT_MOST && score <= alpha);
  }
}
