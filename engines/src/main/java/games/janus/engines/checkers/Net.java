package games.janus.engines.checkers;

import games.janus.checkers.kernel.BoardState;
import games.janus.engines.checkers.endgame.Checksum;
import java.util.Base64;

/**
 * A network that judges positions for the side to move, seen from its side: 128 inputs (own men,
 * own kings, the other's men, the other's kings, by square), one layer of sums that are clipped and
 * squared, and one output for each of a few ranges of numbers of pieces. Everything is in integers,
 * so that it judges the same on every machine.
 *
 * <p>As bytes, most significant first:
 *
 * <pre>
 *   0  int     {@link #MAGIC}
 *   4  short   width: sums in the layer
 *   6  short   scale: hundredths of a man for one unit of log odds, times 16
 *   8  short[] {@link #INPUTS} rows of weights, one for each input; 4,096 is one
 *      short[] where the sums begin; 4,096 is one
 *      short[] {@link #BUCKETS} rows of weights of the output; 1,024 is one
 *      int[]   where the outputs begin; 1,048,576 is one
 *      int     checksum (CRC-32) of all before
 * </pre>
 */
public final class Net {
  public static final int INPUTS = 128;
  public static final int BUCKETS = 4;

  /** What one is in the layer. */
  public static final int ONE = 1 << 12;

  /** What one is in the weights of the output. */
  public static final int OUTPUT_ONE = 1 << 10;

  /** What one is in an output: the square of a sum, in ten bits, times a weight. */
  public static final int LOGIT_ONE = 1 << 20;

  /** What one is in the scale. */
  public static final int SCALE_ONE = 1 << 4;

  public static final int MAGIC = 0x4A4E_4331; // JNC1

  /** So that a judgement never looks like a known win. */
  static final int MOST = 2500;

  private static final int SQUARE_SHIFT = 14;
  private static final int HEADER_BYTES = 8;
  private static final int MOST_WIDTH = 1024;

  final int width;
  private final int scale;
  private final int[][] inputs;
  private final int[] begin;
  private final int[][] outputs;
  private final int[] outputBegin;
  private final int checksum;

  /**
   * Reads a net.
   *
   * @throws IllegalArgumentException if these bytes are none
   */
  public Net(byte[] bytes) {
    var in = new Reader(bytes);
    if (bytes.length < HEADER_BYTES || in.integer() != MAGIC) {
      throw new IllegalArgumentException("this is no net for checkers");
    }
    width = in.number();
    scale = in.number();
    if (width < 1 || width > MOST_WIDTH || scale < 1 || bytes.length != size(width)) {
      throw new IllegalArgumentException("the net is cut short or of another shape");
    }
    inputs = in.rows(INPUTS, width);
    begin = in.row(width);
    outputs = in.rows(BUCKETS, width);
    outputBegin = new int[BUCKETS];
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      outputBegin[bucket] = in.integer();
      requireNoOverflow(outputs[bucket]);
    }
    checksum = Checksum.of(bytes, 0, bytes.length - Integer.BYTES);
    if (in.integer() != checksum) {
      throw new IllegalArgumentException("the net is damaged: its checksum is another");
    }
  }

  /** Made when a player first needs it. */
  private static final class Shipped {
    static final Net NET = new Net(Base64.getDecoder().decode(String.join("", CheckersNet.LINES)));
  }

  /** The net that comes with the program. */
  public static Net shipped() {
    return Shipped.NET;
  }

  /** What {@link #id} says of it, at no cost. */
  static String shippedId() {
    String[] lines = CheckersNet.LINES;
    byte[] end = Base64.getDecoder().decode(lines[lines.length - 2] + lines[lines.length - 1]);
    var last = new Reader(end);
    last.at = end.length - Integer.BYTES;
    return hex(last.integer());
  }

  /** How many bytes a net of this width has. */
  public static int size(int width) {
    return HEADER_BYTES
        + (INPUTS + 1 + BUCKETS) * width * Short.BYTES
        + BUCKETS * Integer.BYTES
        + Integer.BYTES;
  }

  /** The numbers of the file, one after another. */
  private static final class Reader {
    private final byte[] bytes;
    private int at;

    Reader(byte[] bytes) {
      this.bytes = bytes;
    }

    int number() {
      int number = bytes[at] << 8 | (bytes[at + 1] & 255);
      at += Short.BYTES;
      return number;
    }

    int integer() {
      return number() << 16 | (number() & 0xFFFF);
    }

    int[] row(int width) {
      int[] row = new int[width];
      for (int i = 0; i < width; i++) {
        row[i] = number();
      }
      return row;
    }

    int[][] rows(int many, int width) {
      int[][] rows = new int[many][];
      for (int i = 0; i < many; i++) {
        rows[i] = row(width);
      }
      return rows;
    }
  }

  private static void requireNoOverflow(int[] weights) {
    long most = 0;
    for (int weight : weights) {
      most += (long) Math.abs(weight) << 10;
    }
    if (most > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("the net's outputs are too large");
    }
  }

  /** Tells nets apart. */
  public int checksum() {
    return checksum;
  }

  /** The same as people read it. */
  public String id() {
    return hex(checksum);
  }

  /** A checksum as people read it. */
  public static String hex(int checksum) {
    String digits = Integer.toHexString(checksum);
    return "0".repeat(2 * Integer.BYTES - digits.length()) + digits;
  }

  public int width() {
    return width;
  }

  /** Which output judges a position with so many pieces. */
  public static int bucket(int pieces) {
    return Math.clamp((24 - pieces) * BUCKETS / 18, 0, BUCKETS - 1);
  }

  /**
   * A judge of positions by this net, for one thread. It keeps the sums of the last position of
   * each side and only adds what has changed since.
   */
  public final class Judge {
    private final Sums white = new Sums();
    private final Sums black = new Sums();

    public Judge() {}

    /** What the position is worth to the side to move, in hundredths of a man. */
    int of(BoardState board) {
      int kings = board.kings();
      return board.isWhiteToMove()
          ? value(white, board.mine(), board.theirs(), kings)
          : value(
              black,
              Integer.reverse(board.mine()),
              Integer.reverse(board.theirs()),
              Integer.reverse(kings));
    }

    /**
     * The same for sets of squares seen by the side to move, whose men go up.
     *
     * @param mine its pieces
     */
    public int of(int mine, int theirs, int kings) {
      return value(white, mine, theirs, kings);
    }

    private int value(Sums sums, int mine, int theirs, int kings) {
      sums.become(mine & ~kings, mine & kings, theirs & ~kings, theirs & kings);
      int bucket = bucket(Integer.bitCount(mine | theirs));
      long logit = outputBegin[bucket] + (long) squares(sums.sum, outputs[bucket]);
      return Math.clamp(logit * scale / ((long) LOGIT_ONE * SCALE_ONE), -MOST, MOST);
    }
  }

  /** The sums of one view. */
  private final class Sums {
    private final int[] sum = begin.clone();
    private int men;
    private int kings;
    private int otherMen;
    private int otherKings;

    void become(int newMen, int newKings, int newOtherMen, int newOtherKings) {
      int changes =
          Integer.bitCount(men ^ newMen)
              + Integer.bitCount(kings ^ newKings)
              + Integer.bitCount(otherMen ^ newOtherMen)
              + Integer.bitCount(otherKings ^ newOtherKings);
      if (changes > Integer.bitCount(newMen | newKings | newOtherMen | newOtherKings)) {
        System.arraycopy(begin, 0, sum, 0, width);
        men = 0;
        kings = 0;
        otherMen = 0;
        otherKings = 0;
      }
      change(0, men, newMen);
      change(32, kings, newKings);
      change(64, otherMen, newOtherMen);
      change(96, otherKings, newOtherKings);
      men = newMen;
      kings = newKings;
      otherMen = newOtherMen;
      otherKings = newOtherKings;
    }

    private void change(int first, int before, int after) {
      int come = after & ~before;
      int gone = before & ~after;
      while (come != 0 && gone != 0) {
        replace(sum, row(first, come), row(first, gone));
        come &= come - 1;
        gone &= gone - 1;
      }
      for (; come != 0; come &= come - 1) {
        add(sum, row(first, come));
      }
      for (; gone != 0; gone &= gone - 1) {
        subtract(sum, row(first, gone));
      }
    }

    private int[] row(int first, int squares) {
      return inputs[first + Integer.numberOfTrailingZeros(squares)];
    }
  }

  // The loops below are as plain as they are because the compiler makes vector code of such.

  private static void add(int[] sum, int[] row) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += row[i];
    }
  }

  private static void subtract(int[] sum, int[] row) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] -= row[i];
    }
  }

  private static void replace(int[] sum, int[] come, int[] gone) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += come[i] - gone[i];
    }
  }

  private static int squares(int[] sum, int[] weights) {
    int all = 0;
    for (int i = 0; i < sum.length; i++) {
      // Between 0 and ONE, without a branch: Wasm has no quick minimum of integers.
      int least = sum[i] & ~(sum[i] >> 31);
      int over = least - ONE;
      int clipped = ONE + (over & (over >> 31));
      all += ((clipped * clipped) >> SQUARE_SHIFT) * weights[i];
    }
    return all;
  }
}
