package games.janus.engines.museum.microchess;

import java.util.ArrayList;
import java.util.List;

/**
 * The value of a candidate, in the arithmetic of an eight-bit adder: carry and borrow run from each
 * operation into the next, and only the marked places set them afresh. In numbers without end it
 * would be about
 *
 * <pre>
 *   4.00 WCAP0 + 1.25 WCAP1 + 0.75 (WMAXC + WCC) + 0.25 (WMOB + WCAP2)
 * - 2.50 BMAXC - 2.00 BCC - 1.25 BCAP1 - 0.25 (PMAXC + PCC + PMOB + BCAP0 + BCAP2 + BMOB)
 * </pre>
 *
 * but one thought in a thousand is decided by a byte that wrapped round.
 */
final class Valuation {
  private static final Counter[] QUARTER_GAINS = {
    Counter.WMOB, Counter.WMAXC, Counter.WCC, Counter.WCAP1, Counter.WCAP2
  };
  private static final Counter[] QUARTER_LOSSES = {
    Counter.PMAXC,
    Counter.PCC,
    Counter.BCAP0,
    Counter.BCAP1,
    Counter.BCAP2,
    Counter.PMOB,
    Counter.BMOB
  };
  private static final Counter[] HALF_GAINS = {Counter.WMAXC, Counter.WCC};
  private static final Counter[] HALF_LOSSES = {Counter.BMAXC};
  private static final Counter[] FULL_GAINS = {
    Counter.WCAP0, Counter.WCAP0, Counter.WCAP0, Counter.WCAP0, Counter.WCAP1
  };
  private static final Counter[] FULL_LOSSES = {
    Counter.BMAXC, Counter.BMAXC, Counter.BCC, Counter.BCC, Counter.BCAP1
  };

  private static final int KING_POINTS = 0x0B;
  private static final int BONUS = 2;
  private static final int FIRST_RANK_END = 0x10;

  private final int[] cells;
  private final Adder adder = new Adder();
  private int bonus;
  private Verdict verdict = Verdict.WEIGHED;
  private int value;

  Valuation(int[] cells) {
    this.cells = cells;
  }

  /** Values a candidate that has been analysed and taken back. */
  int value(int man, int from, int square) {
    weigh();
    bonus = isCentral(square) || leavesFirstRank(man, from) ? BONUS : 0;
    verdict = verdict();
    value =
        switch (verdict) {
          case WEIGHED -> adder.a + bonus & 0xFF;
          case LOSES_KING -> 0x00;
          case MATES -> 0xFF;
        };
    return value;
  }

  private void weigh() {
    adder.load(0x80);
    add(QUARTER_GAINS);
    adder.setCarry();
    subtract(QUARTER_LOSSES);
    adder.zeroIfBorrowed(); // looks at the borrow of the last subtraction alone
    adder.halve();
    adder.add("", 0x40);
    add(HALF_GAINS);
    adder.setCarry();
    subtract(HALF_LOSSES);
    adder.halve();
    adder.add("", 0x90);
    add(FULL_GAINS);
    adder.setCarry();
    subtract(FULL_LOSSES);
  }

  private void add(Counter[] counters) {
    for (Counter counter : counters) {
      adder.add(counter.name(), cells[counter.ordinal()]);
    }
  }

  private void subtract(Counter[] counters) {
    for (Counter counter : counters) {
      adder.subtract(counter.name(), cells[counter.ordinal()]);
    }
  }

  /** The king gets this one too. */
  private static boolean isCentral(int square) {
    return square == 0x33 || square == 0x34 || square == 0x22 || square == 0x25;
  }

  /** A move along the first rank counts as leaving it. */
  private static boolean leavesFirstRank(int man, int from) {
    return man != Men.KING && from < FIRST_RANK_END;
  }

  /**
   * A stalemated opponent looks mated too: without any capture to continue with, the best victim is
   * man 0, which is the king.
   */
  private Verdict verdict() {
    if (cell(Counter.BMAXC) == KING_POINTS) {
      return Verdict.LOSES_KING;
    }
    return cell(Counter.BMOB) == 0 && cell(Counter.WMAXP) == Men.KING
        ? Verdict.MATES
        : Verdict.WEIGHED;
  }

  private int cell(Counter counter) {
    return cells[counter.ordinal()];
  }

  /** The candidate valued last, written out. */
  JanusEvent.Worth worth() {
    return new JanusEvent.Worth(adder.tape, adder.a, bonus, verdict, value);
  }

  /**
   * An eight-bit accumulator with its carry, which stands for "no borrow" when subtracting. Every
   * operation leaves a step on a tape, so that a sum can be shown; a new sum begins the tape anew.
   */
  private static final class Adder {
    private final List<ValueStep> tape = new ArrayList<>();
    private int a;
    private int carry;

    /** Begins a sum, without carry. */
    void load(int value) {
      tape.clear();
      a = value;
      carry = 0;
      note(Arithmetic.LOAD, "", value);
    }

    void setCarry() {
      carry = 1;
      note(Arithmetic.SET_CARRY, "", 1);
    }

    void add(String operand, int value) {
      int sum = a + value + carry;
      a = sum & 0xFF;
      carry = sum >> 8;
      note(Arithmetic.ADD, operand, value);
    }

    void subtract(String operand, int value) {
      int difference = a - value - (1 - carry);
      a = difference & 0xFF;
      carry = difference >= 0 ? 1 : 0;
      note(Arithmetic.SUBTRACT, operand, value);
    }

    void zeroIfBorrowed() {
      if (carry == 0) {
        a = 0;
      }
      note(Arithmetic.ZERO_IF_BORROWED, "", 0);
    }

    /** Drops the lowest bit; the next sum starts without carry. */
    void halve() {
      a >>= 1;
      carry = 0;
      note(Arithmetic.HALVE, "", 0);
    }

    private void note(Arithmetic operation, String operand, int amount) {
      tape.add(new ValueStep(operation, operand, amount, a, carry));
    }
  }
}
