package games.janus.engines.checkers.endgame;

/** Writes a solved slice in the format that {@link PackedSlice} reads. */
public final class SlicePacker {
  private final SolvedSlice solved;
  private final int[][] frequencies = new int[Runs.VALUES][Runs.SYMBOLS];
  private final ByteSink blocks = new ByteSink();
  private int[][] lengths = new int[Runs.VALUES][];
  private int[][] codes = new int[Runs.VALUES][];

  private SlicePacker(SolvedSlice solved) {
    this.solved = solved;
  }

  /** The bytes of a file with this one slice. */
  public static byte[] pack(SolvedSlice solved) {
    return new SlicePacker(solved).pack();
  }

  private byte[] pack() {
    closeGaps(solved.quiet());
    int size = solved.quiet().length;
    for (int start = 0; start < size; start += Runs.BLOCK) {
      runs(start, this::count);
    }
    for (int value = 0; value < Runs.VALUES; value++) {
      lengths[value] = PrefixCode.lengths(frequencies[value], Runs.LONGEST_CODE);
      codes[value] = PrefixCode.codes(lengths[value]);
    }
    var sizes = new ByteSink();
    for (int start = 0; start < size; start += Runs.BLOCK) {
      int before = blocks.size();
      blocks.putBits(solved.quiet()[start], 2);
      runs(start, this::write);
      blocks.flushBits();
      sizes.putCount(blocks.size() - before);
    }
    return file(sizes);
  }

  private byte[] file(ByteSink sizes) {
    var body = new ByteSink();
    for (int[] ofValue : lengths) {
      for (int length : ofValue) {
        body.putBits(length, 4);
      }
    }
    body.flushBits();
    body.putAll(sizes);
    body.putAll(blocks);
    var file = new ByteSink();
    PackedSlice.putHeader(file, solved.values().slice(), solved.values().tally(), body.size());
    file.putAll(body);
    file.putInt(file.checksum());
    return file.toBytes();
  }

  /** What is left out may be anything: it takes the value before it and makes no run of its own. */
  private static void closeGaps(byte[] values) {
    for (int start = 0; start < values.length; start += Runs.BLOCK) {
      int end = Math.min(values.length, start + Runs.BLOCK);
      int first = start;
      while (first < end && values[first] == SolvedSlice.LEFT_OUT) {
        first++;
      }
      byte last = first < end ? values[first] : EndgameOracle.DRAW;
      for (int i = start; i < end; i++) {
        if (values[i] == SolvedSlice.LEFT_OUT) {
          values[i] = last;
        }
        last = values[i];
      }
    }
  }

  /** Takes a run: its value, its symbol, and the rest of its length in extra bits. */
  private interface RunTaker {
    void take(int value, int symbol, int extra, int extraBits);
  }

  private void runs(int start, RunTaker taker) {
    byte[] values = solved.quiet();
    int end = Math.min(values.length, start + Runs.BLOCK);
    int from = start;
    while (from < end) {
      int to = from + 1;
      while (to < end && values[to] == values[from]) {
        to++;
      }
      if (to == end) {
        taker.take(values[from], Runs.END, 0, 0);
      } else {
        int lengthClass = Runs.lengthClass(to - from);
        int which = (values[to] - values[from] + Runs.VALUES) % Runs.VALUES - 1;
        int extra = to - from - Runs.shortest(lengthClass);
        taker.take(values[from], 2 * lengthClass + which, extra, Runs.extraBits(lengthClass));
      }
      from = to;
    }
  }

  @SuppressWarnings("unused") // the same for every taker
  private void count(int value, int symbol, int extra, int extraBits) {
    frequencies[value][symbol]++;
  }

  private void write(int value, int symbol, int extra, int extraBits) {
    blocks.putBits(codes[value][symbol], lengths[value][symbol]);
    blocks.putBits(extra, extraBits);
  }
}
