package games.janus.engines.museum.microchess;

import java.util.Arrays;

/**
 * The counting of JANUS. The cells lie so that STATE itself finds them, as in the original: the
 * group of state 0, 4, 8 or C begins that many cells above BMOB, and the maximum of exchange level
 * n (state minus n) lies n cells below BCAP0.
 */
final class Counters {
  private static final int MOBILITY = 0;
  private static final int BEST_CAPTURE = 1;
  private static final int ALL_CAPTURES = 2;
  private static final int BEST_VICTIM = 3;

  private static final int FIRST_GROUP = Counter.BMOB.ordinal();
  private static final int EXCHANGES = Counter.BCAP0.ordinal();
  private static final int WCAP0 = Counter.WCAP0.ordinal();
  private static final int BMAXP = Counter.BMAXP.ordinal();
  private static final int XMAXC = Counter.XMAXC.ordinal();
  private static final int PMOB = Counter.PMOB.ordinal();

  final int[] cells = new int[Counter.size()];

  void clearAll() {
    Arrays.fill(cells, WCAP0 + 1, cells.length, 0);
  }

  /** Everything but the benchmark, which must outlast the candidates. */
  void clearForAnalysis() {
    Arrays.fill(cells, WCAP0 + 1, PMOB, 0);
  }

  void countMove(int state, int man) {
    int cell = FIRST_GROUP + state + MOBILITY;
    cells[cell] = cells[cell] + (man == Men.QUEEN ? 2 : 1) & 0xFF;
  }

  /** Among equals the last victim counts as the best. */
  void countCapture(int state, int victim, int points) {
    int group = FIRST_GROUP + state;
    if (points >= cells[group + BEST_CAPTURE]) {
      cells[group + BEST_CAPTURE] = points;
      cells[group + BEST_VICTIM] = victim;
    }
    cells[group + ALL_CAPTURES] = cells[group + ALL_CAPTURES] + points & 0xFF;
  }

  void countExchange(int state, int points) {
    int cell = EXCHANGES + state;
    if (points >= cells[cell]) {
      cells[cell] = points;
    }
  }

  /** The candidate is about to be made: what it captures is the best of its own short count. */
  void noteCandidate() {
    cells[WCAP0] = cells[XMAXC];
  }

  /** Whether a reply is expected to take this man; the king is never given up. */
  boolean isLost(int man) {
    return man != Men.KING && man == cells[BMAXP];
  }
}
