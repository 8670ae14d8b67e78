package games.janus.engines.museum.microchess;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An eight-bit accumulator with its carry, which stands for "no borrow" when subtracting. Every
 * operation leaves a note on a tape, so that a sum can be shown step by step.
 */
final class Adder {
  /** Longer than any valuation; a new sum begins the tape anew. */
  private static final int TAPE = 48;

  private int a;
  private int carry;

  private final Arithmetic[] operations = new Arithmetic[TAPE];
  private final @Nullable Counter[] operands = new @Nullable Counter[TAPE];
  private final int[] amounts = new int[TAPE];
  private final int[] results = new int[TAPE];
  private final int[] carries = new int[TAPE];
  private int taped;

  int a() {
    return a;
  }

  /** Begins a sum, without carry. */
  void load(int value) {
    taped = 0;
    a = value;
    carry = 0;
    note(Arithmetic.LOAD, null, value);
  }

  void setCarry() {
    carry = 1;
    note(Arithmetic.SET_CARRY, null, 1);
  }

  void add(int constant) {
    sum(constant);
    note(Arithmetic.ADD, null, constant);
  }

  void add(Counter counter, int value) {
    sum(value);
    note(Arithmetic.ADD, counter, value);
  }

  void subtract(Counter counter, int value) {
    int difference = a - value - (1 - carry);
    a = difference & 0xFF;
    carry = difference >= 0 ? 1 : 0;
    note(Arithmetic.SUBTRACT, counter, value);
  }

  void zeroIfBorrowed() {
    if (carry == 0) {
      a = 0;
    }
    note(Arithmetic.ZERO_IF_BORROWED, null, 0);
  }

  /** Drops the lowest bit; the next sum starts without carry. */
  void halve() {
    a >>= 1;
    carry = 0;
    note(Arithmetic.HALVE, null, 0);
  }

  private void sum(int value) {
    int sum = a + value + carry;
    a = sum & 0xFF;
    carry = sum >> 8;
  }

  private void note(Arithmetic operation, @Nullable Counter operand, int amount) {
    operations[taped] = operation;
    operands[taped] = operand;
    amounts[taped] = amount;
    results[taped] = a;
    carries[taped] = carry;
    taped++;
  }

  List<ValueStep> tape() {
    List<ValueStep> steps = new ArrayList<>(taped);
    for (int i = 0; i < taped; i++) {
      Counter operand = operands[i];
      steps.add(
          new ValueStep(
              operations[i],
              operand == null ? "" : operand.name(),
              amounts[i],
              results[i],
              carries[i]));
    }
    return steps;
  }
}
