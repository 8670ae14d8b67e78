package games.janus.play.core;

import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engines.museum.microchess.Counter;
import games.janus.engines.museum.microchess.State;
import games.janus.play.core.Reply.Tree.CounterCard;
import games.janus.play.core.Reply.Tree.StateColumns;
import games.janus.play.core.Reply.Tree.StateKind;
import games.janus.play.core.Reply.Tree.TreeColumns;
import games.janus.play.core.Reply.Tree.ValuedMove;
import games.janus.play.xray.StateTree;
import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Recorded searches as columns. */
final class Columns {
  private Columns() {}

  /**
   * The columns of a tree.
   *
   * @param id a move as programs read it
   * @param text a move as people read it
   */
  static <M> TreeColumns of(SearchTree<M> tree, Function<M, String> id, Function<M, String> text) {
    var moves = new Distinct<M>();
    var numbers = new Distinct<Double>();
    // Moves and numbers are counted in this order.
    List<Integer> move = column(tree, node -> place(moves, node.move()));
    List<Integer> alpha = column(tree, node -> numbers.place(node.alpha()));
    List<Integer> beta = column(tree, node -> numbers.place(node.beta()));
    List<Integer> value = column(tree, node -> numbers.place(node.value()));
    List<Integer> decidingMove = column(tree, node -> place(moves, node.decidingMove()));
    return new TreeColumns(
        List.of(Ending.values()),
        column(tree, SearchTree.Node::parent),
        move,
        column(tree, SearchTree.Node::depth),
        alpha,
        beta,
        value,
        column(tree, node -> node.ending().ordinal()),
        decidingMove,
        column(tree, SearchTree.Node::untried),
        tree.sample(),
        tree.sample().map(_ -> column(tree, SearchTree.Node::visited)),
        numbers.all(),
        Lists.map(moves.all(), id),
        Lists.map(moves.all(), text));
  }

  private static <M> int place(Distinct<M> moves, Optional<M> move) {
    return move.isPresent() ? moves.place(move.get()) : -1;
  }

  private static <M, T> List<T> column(SearchTree<M> tree, Function<SearchTree.Node<M>, T> field) {
    var column = new ArrayList<T>(tree.size());
    for (int i = 0; i < tree.size(); i++) {
      column.add(field.apply(tree.node(i)));
    }
    return column;
  }

  /** The columns of the states of Microchess, and what its states and counters mean. */
  static StateColumns of(StateTree tree) {
    var moves = new Distinct<String>();
    List<StateTree.Node> nodes = tree.nodes();
    return new StateColumns(
        Lists.map(State.values(), kind -> new StateKind(kind.name(), kind.code(), kind.words())),
        Lists.map(nodes, StateTree.Node::parent),
        Lists.map(nodes, node -> node.state().ordinal()),
        Lists.map(nodes, node -> node.ply() == 0 ? -1 : moves.place(node.move())),
        Lists.map(nodes, node -> node.counts().hex()),
        moves.all(),
        tree.leftOut(),
        Lists.map(Counter.values(), counter -> new CounterCard(counter.name(), counter.words())),
        valued(tree));
  }

  static List<ValuedMove> valued(StateTree tree) {
    return Lists.map(tree.candidates(), candidate -> valued(candidate));
  }

  private static ValuedMove valued(StateTree.Candidate candidate) {
    var counters = new LinkedHashMap<String, Integer>();
    for (Counter counter : Counter.values()) {
      counters.put(counter.name(), candidate.counts().of(counter));
    }
    return new ValuedMove(
        candidate.number(),
        candidate.move(),
        candidate.value(),
        candidate.isBest(),
        candidate.terms(),
        counters);
  }

  /** Things in the order they first came, each once. */
  private static final class Distinct<T> {
    private final Map<T, Integer> places = new HashMap<>();
    private final List<T> all = new ArrayList<>();

    /** Where it stands, from 0; at the end if it is new. */
    int place(T thing) {
      Integer known = places.putIfAbsent(thing, all.size());
      if (known != null) {
        return known;
      }
      all.add(thing);
      return all.size() - 1;
    }

    /** Everything that came. */
    List<T> all() {
      return List.copyOf(all);
    }
  }
}
