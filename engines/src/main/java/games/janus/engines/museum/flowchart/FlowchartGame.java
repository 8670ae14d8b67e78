package games.janus.engines.museum.flowchart;

import games.janus.checkers.Move;
import games.janus.engines.textbook.SearchedGame;
import games.janus.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Checkers as the flowchart searches it: the machine is MAX, whichever side it has. */
final class FlowchartGame implements SearchedGame<LookAhead, Move> {
  private final Color machine;
  private final Evaluation evaluation;

  FlowchartGame(Color machine) {
    this.machine = machine;
    this.evaluation = new Evaluation(machine);
  }

  @Override
  public boolean maximises(LookAhead at) {
    return at.position().turn() == machine;
  }

  @Override
  public List<Move> moves(LookAhead at, boolean ordered) {
    List<Move> moves = at.position().legalMoves();
    return ordered ? inOrder(moves) : moves;
  }

  /** Multi-jumps by their number of captures, then single jumps, then the rest; ties stay put. */
  static List<Move> inOrder(List<Move> moves) {
    var ordered = new ArrayList<Move>(moves);
    ordered.sort((one, other) -> other.captured().size() - one.captured().size());
    return ordered;
  }

  @Override
  public LookAhead play(LookAhead at, Move move) {
    return at.play(move);
  }

  /** The flowchart sends finished games to the evaluation, like those at depth 0. */
  @Override
  public OptionalDouble valueWhenOver(LookAhead at, int depth) {
    return OptionalDouble.empty();
  }

  @Override
  public double evaluate(LookAhead at) {
    return evaluation.score(at);
  }
}
