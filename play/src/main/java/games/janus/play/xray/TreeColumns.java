package games.janus.play.xray;

import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.play.JsonText;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * A search as columns, one array for each field, so that a hundred thousand nodes cross to a page
 * in a moment: moves and numbers come again and again, so each is written once and then counted.
 */
public final class TreeColumns {
  private TreeColumns() {}

  /**
   * Writes the columns as one object.
   *
   * @param id a move as programs read it
   * @param text a move as people read it
   */
  public static <M> void write(
      JsonText json, SearchTree<M> tree, Function<M, String> id, Function<M, String> text) {
    var moves = new Distinct<M>();
    var numbers = new Distinct<Double>();
    json.beginObject();
    json.name("endings").beginArray();
    for (Ending ending : Ending.values()) {
      json.value(ending.name());
    }
    json.endArray();
    column(json, "parent", tree, SearchTree.Node::parent);
    column(json, "move", tree, node -> place(moves, node.move()));
    column(json, "depth", tree, SearchTree.Node::depth);
    column(json, "alpha", tree, node -> numbers.place(node.alpha()));
    column(json, "beta", tree, node -> numbers.place(node.beta()));
    column(json, "value", tree, node -> numbers.place(node.value()));
    column(json, "ending", tree, node -> node.ending().ordinal());
    column(json, "decidingMove", tree, node -> place(moves, node.decidingMove()));
    column(json, "untried", tree, SearchTree.Node::untried);
    json.name("sample");
    tree.sample().ifPresentOrElse(sample -> write(json, sample), json::nothing);
    if (tree.sample().isPresent()) {
      column(json, "visited", tree, SearchTree.Node::visited);
    }
    json.name("numbers").beginArray();
    numbers.all().forEach(json::value);
    json.endArray();
    json.name("moves").beginArray();
    moves.all().forEach(move -> json.value(id.apply(move)));
    json.endArray().name("texts").beginArray();
    moves.all().forEach(move -> json.value(text.apply(move)));
    json.endArray().endObject();
  }

  /** Writes how much of a tree is shown as an object. */
  public static void write(JsonText json, SearchTree.Sample sample) {
    json.beginObject().name("shown").value(sample.shown());
    json.name("visited").value(sample.visited()).name("depth").value(sample.depth());
    json.name("plies").value(sample.plies()).endObject();
  }

  private static <M> int place(Distinct<M> moves, Optional<M> move) {
    return move.isPresent() ? moves.place(move.get()) : -1;
  }

  private static <M> void column(
      JsonText json, String name, SearchTree<M> tree, ToLongFunction<SearchTree.Node<M>> field) {
    json.name(name).beginArray();
    for (int i = 0; i < tree.size(); i++) {
      json.value(field.applyAsLong(tree.node(i)));
    }
    json.endArray();
  }
}
