package games.janus.engines.checkers.endgame;

import games.janus.message.Messages;

/** A canonical prefix code: known from the lengths of its codes alone. */
final class PrefixCode {
  private PrefixCode() {}

  /** The best lengths, none above a limit, for symbols of these frequencies; 0 for absent ones. */
  static int[] lengths(int[] frequencies, int longest) {
    int[] weights = frequencies.clone();
    while (true) {
      int[] lengths = huffman(weights);
      if (max(lengths) <= longest) {
        return lengths;
      }
      for (int i = 0; i < weights.length; i++) {
        weights[i] = weights[i] == 0 ? 0 : weights[i] / 2 + 1; // flatter, so shorter at the end
      }
    }
  }

  private static int max(int[] lengths) {
    int max = 0;
    for (int length : lengths) {
      max = Math.max(max, length);
    }
    return max;
  }

  /** Huffman's: again and again the two lightest trees become one. */
  private static int[] huffman(int[] weights) {
    int symbols = weights.length;
    var weight = new long[2 * symbols];
    var parent = new int[2 * symbols];
    int trees = 0;
    for (int i = 0; i < symbols; i++) {
      weight[i] = weights[i];
      trees += weights[i] == 0 ? 0 : 1;
    }
    var lengths = new int[symbols];
    int next = symbols;
    for (int joined = 1; joined < trees; joined++) {
      int first = takeLightest(weight, parent, next);
      parent[first] = next;
      int second = takeLightest(weight, parent, next);
      parent[second] = next;
      weight[next] = weight[first] + weight[second];
      next++;
    }
    for (int i = 0; i < symbols; i++) {
      int length = trees == 1 && weights[i] != 0 ? 1 : 0;
      for (int at = i; weights[i] != 0 && parent[at] != 0; at = parent[at]) {
        length++;
      }
      lengths[i] = length;
    }
    return lengths;
  }

  private static int takeLightest(long[] weight, int[] parent, int end) {
    int best = -1;
    for (int i = 0; i < end; i++) {
      if (weight[i] != 0 && parent[i] == 0 && (best < 0 || weight[i] < weight[best])) {
        best = i;
      }
    }
    return best;
  }

  /** The codes for these lengths: in order of length, then of symbol. */
  static int[] codes(int[] lengths) {
    var codes = new int[lengths.length];
    int code = 0;
    for (int length = 1; length <= Runs.LONGEST_CODE; length++) {
      for (int symbol = 0; symbol < lengths.length; symbol++) {
        if (lengths[symbol] == length) {
          codes[symbol] = code++;
        }
      }
      code <<= 1;
    }
    return codes;
  }

  /**
   * For every string of {@link Runs#LONGEST_CODE} bits the symbol it begins with, times 16, plus
   * the length of its code; 0 where there is none.
   *
   * @throws BrokenTableException if these are not the lengths of a prefix code
   */
  static short[] decoder(int[] lengths) {
    var table = new short[1 << Runs.LONGEST_CODE];
    int[] codes = codes(lengths);
    for (int symbol = 0; symbol < lengths.length; symbol++) {
      int spare = Runs.LONGEST_CODE - lengths[symbol];
      if (lengths[symbol] == 0) {
        continue;
      }
      int first = codes[symbol] << spare;
      if (spare < 0 || first + (1 << spare) > table.length) {
        throw new BrokenTableException(Messages.endgameCode());
      }
      for (int i = 0; i < 1 << spare; i++) {
        table[first + i] = (short) (symbol << 4 | lengths[symbol]);
      }
    }
    return table;
  }
}
