package games.janus.engines.museum.mint;

/** The words that make a number of one or two others and touch nothing else. */
final class Calculator {
  private final Dialect dialect;

  Calculator(Dialect dialect) {
    this.dialect = dialect;
  }

  /**
   * The result of a word.
   *
   * @param a the first number, or the only one
   * @param b the second number; the same as the first where a word takes one
   */
  long result(Word word, long a, long b, Mode mode) {
    return switch (word) {
      case ADD -> mode.add(a, b);
      case SUBTRACT -> mode.subtract(a, b);
      case MULTIPLY -> mode.multiply(a, b);
      case POWER -> mode.power(a, b);
      case MODULO -> mode.modulo(a, b);
      case ABSOLUTE -> mode.isNegative(a) ? mode.subtract(mode.cell(0), a) : a;
      case SIGN -> mode.cell(Integer.signum(mode.compare(a, mode.cell(0))));
      case LEAST -> mode.compare(a, b) <= 0 ? a : b;
      case GREATEST -> mode.compare(a, b) >= 0 ? a : b;
      case FLOOR -> mode.isFloating() ? mode.cell(Math.floor(mode.real(a))) : a;
      case CEILING -> mode.isFloating() ? mode.cell(Math.ceil(mode.real(a))) : a;
      case ROUND -> mode.round(a);
      case TRUNCATE -> mode.isFloating() ? mode.cell(truncated(mode.real(a))) : a;
      case ROOT -> mode.root(a);
      case GREATER -> mode.truth(mode.compare(a, b) > 0);
      case LESS -> mode.truth(mode.compare(a, b) < 0);
      case EQUAL -> mode.truth(mode.compare(a, b) == 0);
      case BOTH -> mode.truth(mode.isTrue(a) && mode.isTrue(b));
      case AND, OR, XOR, NOT, SHIFT_LEFT, SHIFT_RIGHT -> Bits.operate(word, a, b, mode, dialect);
      default -> throw new IllegalArgumentException(word + " does not calculate");
    };
  }

  private static double truncated(double number) {
    return number < 0 ? Math.ceil(number) : Math.floor(number);
  }
}
