package games.janus.engines.museum.microchess;

import java.util.ArrayList;
import java.util.List;

/**
 * An eight-bit accumulator with its carry, which stands for "no borrow" when subtracting. Every
 * operation leaves a step on a tape, so that a sum can be shown; a new sum begins the tape anew.
 */
final class Adder {
  private final List<ValueStep> tape = new ArrayList<>();
  private int a;
  private int carry;

  int a() {
    return a;
  }

  List<ValueStep> tape() {
    return tape;
  }

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

  void add(int constant) {
    add("", constant);
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
