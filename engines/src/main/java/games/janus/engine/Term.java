package games.janus.engine;

import java.util.List;

/**
 * A named part of an evaluation. The terms of an evaluation, added in their order, are exactly the
 * score.
 */
public record Term(String name, double value) {
  /** The terms added in their order, as floating-point numbers are. */
  public static double sum(List<Term> terms) {
    double sum = 0;
    for (Term term : terms) {
      sum += term.value;
    }
    return sum;
  }
}
