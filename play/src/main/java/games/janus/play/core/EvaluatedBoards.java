package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.Evaluator;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Term;
import games.janus.play.core.ThinkReply.EvaluatedBoard;
import games.janus.play.core.ThinkReply.EvaluatedTree;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What each evaluation of a recorded search was made of: the terms of every board that was valued
 * because the depth was used up. A finished game has no terms.
 */
final class EvaluatedBoards<P, M> {
  private final GameType<P, M> type;
  private final Game<P, M> root;
  private final Evaluator<P, M> evaluator;
  private final String level;

  /** The terms' names, in the order they first came up. */
  private final List<String> names = new ArrayList<>();

  private EvaluatedBoards(
      GameType<P, M> type, Game<P, M> root, Evaluator<P, M> evaluator, String level) {
    this.type = type;
    this.root = root;
    this.evaluator = evaluator;
    this.level = level;
  }

  /** The boards of a tree; none where no whole tree or no terms are to be had. */
  static <P, M> Optional<EvaluatedTree> of(
      GameType<P, M> type,
      Game<P, M> root,
      Engine<P, M> player,
      String level,
      Optional<SearchTree<M>> tree) {
    Optional<Evaluator<P, M>> evaluator = player.evaluator();
    if (tree.isEmpty() || tree.get().sample().isPresent() || evaluator.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new EvaluatedBoards<>(type, root, evaluator.get(), level).of(tree.get()));
  }

  private EvaluatedTree of(SearchTree<M> tree) {
    Color side = root.rules().turn(root.position());
    var positions = new ArrayList<P>();
    var boards = new ArrayList<EvaluatedBoard>();
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      P position =
          node.move().isPresent()
              ? type.rules().after(positions.get(node.parent()), node.move().get())
              : root.position();
      positions.add(position);
      if (isEvaluated(node)) {
        boards.add(new EvaluatedBoard(i, terms(position, side)));
      }
    }
    return new EvaluatedTree(boards, names);
  }

  private List<Double> terms(P position, Color side) {
    var terms = new ArrayList<Double>();
    for (Term term : evaluator.terms(Game.from(root.rules(), position), level, side)) {
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
