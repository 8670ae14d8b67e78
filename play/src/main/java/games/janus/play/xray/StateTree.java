package games.janus.play.xray;

import games.janus.engine.MoveExplainer.Overheard;
import games.janus.engine.MoveExplainer.Step;
import games.janus.engine.Term;
import games.janus.engines.museum.microchess.Counts;
import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.engines.museum.microchess.State;
import games.janus.engines.museum.microchess.TrialMove;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A thought of Microchess as the tree of states that its routine JANUS went through: every start of
 * the move generator is a node, below the one whose move led there. There are two roots, for it
 * generates its own moves twice: as a benchmark and as candidates.
 *
 * @param nodes in the order they were entered
 * @param candidates the moves valued, in the order they were generated
 * @param leftOut how many more nodes there were than are kept
 */
public record StateTree(List<Node> nodes, List<Candidate> candidates, long leftOut) {
  public StateTree {
    nodes = List.copyOf(nodes);
    candidates = List.copyOf(candidates);
  }

  /**
   * A start of the move generator.
   *
   * @param parent the index of the node above; -1 for the two roots
   * @param state what the moves are wanted for
   * @param ply how many trial moves have been made
   * @param move the last of them, as in {@code e2e4}; empty at the roots
   * @param counts the counters of JANUS on entry
   */
  public record Node(int parent, State state, int ply, String move, Counts counts) {}

  /**
   * A move of its own that was valued.
   *
   * @param number 1 for the first
   * @param value the byte it came to
   * @param terms what it is made of: added in their order they are the value
   * @param isBest whether it beat all before it
   * @param counts the counters it was valued by
   */
  public record Candidate(
      int number, String move, int value, List<Term> terms, boolean isBest, Counts counts) {
    public Candidate {
      terms = List.copyOf(terms);
    }
  }

  static StateTree of(Overheard<?> overheard, Color computer) {
    var nodes = new ArrayList<Node>();
    var candidates = new ArrayList<Candidate>();
    var open = new ArrayList<Integer>(); // the node at each ply whose moves are being made
    for (Step step : overheard.steps()) {
      switch (step) {
        case JanusEvent.Entered entered -> nodes.add(node(entered, computer, open, nodes.size()));
        case JanusEvent.Valued valued ->
            candidates.add(
                new Candidate(
                    valued.number(),
                    text(valued.move(), computer),
                    valued.worth().value(),
                    valued.worth().terms(),
                    valued.isBest(),
                    valued.counts()));
        default -> {} // another engine's
      }
    }
    return new StateTree(nodes, candidates, overheard.leftOut());
  }

  private static Node node(
      JanusEvent.Entered entered, Color computer, List<Integer> open, int index) {
    int ply = entered.ply();
    int parent = ply == 0 ? -1 : open.get(ply - 1);
    if (entered.state() != State.CHECK) { // nothing is ever below a check test
      while (open.size() > ply) {
        open.removeLast();
      }
      open.add(index);
    }
    return new Node(
        parent,
        entered.state(),
        ply,
        entered.move().isPresent() ? text(entered.move().get(), computer) : "",
        entered.counts());
  }

  private static String text(TrialMove move, Color computer) {
    return square(move.from(), computer) + square(move.to(), computer);
  }

  private static String square(int code, Color computer) {
    Optional<Square> square = Kim1Board.square(code, computer);
    return square.isPresent() ? square.get().toString() : "off";
  }
}
