package games.janus.engines.museum.microchess;

import games.janus.engine.MoveExplainer;
import games.janus.engine.Term;
import java.util.List;
import java.util.Optional;

/** What a listener hears of a thought, in order. All numbers are bytes unless said otherwise. */
public sealed interface JanusEvent extends MoveExplainer.Step {
  /**
   * The generator starts for a state.
   *
   * @param state what its moves are wanted for
   * @param ply how many trial moves have been made
   * @param move the last of them; none at the root
   * @param counts the counters on entry
   */
  record Entered(State state, int ply, Optional<TrialMove> move, Counts counts)
      implements JanusEvent {}

  /**
   * A candidate has been analysed and valued.
   *
   * @param number 1 for the first candidate
   * @param move the candidate
   * @param captured the man it captures, if any
   * @param counts the counters it is valued by
   * @param worth how its value came about
   * @param isBest whether it is better than every candidate before it
   * @param lights the display as it flashes now: best man, best value, best square so far
   * @param effort the work of this thought so far
   */
  record Valued(
      int number,
      TrialMove move,
      Optional<Integer> captured,
      Counts counts,
      Worth worth,
      boolean isBest,
      String lights,
      Effort effort)
      implements JanusEvent {}

  /**
   * A value and its parts.
   *
   * @param steps the sum, operation by operation
   * @param sum what it came to
   * @param bonus 2 for a move to the centre or from the first rank, else 0
   * @param verdict whether the sum stands
   * @param value the value that counts
   */
  record Worth(List<ValueStep> steps, int sum, int bonus, Verdict verdict, int value) {
    public Worth {
      steps = List.copyOf(steps);
    }

    /** The value as a sum of named parts. */
    public List<Term> terms() {
      return ValueTerms.of(this);
    }
  }
}
