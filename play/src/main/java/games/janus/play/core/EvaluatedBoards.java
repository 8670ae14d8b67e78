package games.janus.play.core;

import games.janus.engine.Evaluator;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Term;
import games.janus.play.core.Reply.Think.EvaluatedBoard;
import games.janus.play.core.Reply.Think.EvaluatedTree;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What each evaluation of a recorded search was made of: the terms of every board that was valued
 * because the depth was used up. A finished game has no terms.
 */
final class EvaluatedBoards<P, M> {
  private final Asked<P, M> asked;
  private final Evaluator<P, M> evaluator;

  /** The terms' names, in the order they first came up. */
  private final List<String> names = new ArrayList<>();

  private EvaluatedBoards(Asked<P, M> asked, Evaluator<P, M> evaluator) {
    this.asked = asked;
    this.evaluator = evaluator;
  }

  /** The boards of a tree; none where no whole tree or no terms are to be had. */
  static <P, M> Optional<EvaluatedTree> of(Asked<P, M> asked, Optional<SearchTree<M>> tree) {
    Optional<Evaluator<P, M>> evaluator = asked.engine().evaluator();
    if (tree.isEmpty() || tree.get().sample().isPresent() || evaluator.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new EvaluatedBoards<>(asked, evaluator.get()).of(tree.get()));
  }

  private EvaluatedTree of(SearchTree<M> tree) {
    Color side = asked.type().rules().turn(asked.position());
    var positions = new ArrayList<P>();
    var boards = new ArrayList<EvaluatedBoard>();
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      P position =
          node.move().isPresent()
              ? asked.type().rules().after(positions.get(node.parent()), node.move().get())
              : asked.position();
      positions.add(position);
      if (isEvaluated(node)) {
        boards.add(new EvaluatedBoard(i, terms(position, side)));
      }
    }
    return new EvaluatedTree(boards, names);
  }

  private List<Double> terms(P position, Color side) {
    var terms = new ArrayList<Double>();
    for (Term term :
        evaluator.terms(Game.from(asked.game().rules(), position), asked.level(), side)) {
      int name = names.indexOf(term.name());
      if (name < 0) {
        name = names.size();
        names.add(term.name());
      }
      terms.add((double) name);
      terms.add(term.value());
    }
    return terms;
  }

  private static boolean isEvaluated(SearchTree.Node<?> node) {
    return node.depth() <= 0
        && node.ending() != Ending.GAME_OVER
        && node.ending() != Ending.STOPPED;
  }
}
