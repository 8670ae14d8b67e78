package games.janus.play.xray;

import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Trees as drawings in the language of Graphviz. Nodes that alpha-beta searched are green, nodes it
 * left because of one reply are red, as in the flowchart; the best line is drawn thick.
 */
public final class TreeDot {
  /** Larger drawings cannot be read, and Graphviz takes minutes to lay them out. */
  public static final int MOST_NODES = 5_000;

  static final String SEARCHED = "#90EE90";
  static final String PRUNED = "#ff6b6b";
  private static final String HEAD =
      "  node [shape=box, style=filled, fontname=\"sans-serif\", fillcolor=\""
          + SEARCHED
          + "\"];\n";

  private TreeDot() {}

  /**
   * Writes a search, piece by piece.
   *
   * @param best the line that was found best
   */
  public static <M> void write(
      SearchTree<M> tree, List<M> best, Function<M, String> text, Consumer<String> out) {
    Set<Integer> thick = nodesOf(tree, best);
    out.accept("digraph search {\n" + HEAD);
    tree.sample().ifPresent(sample -> out.accept(title(sample)));
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      out.accept(
          "  n"
              + i
              + " [label="
              + quoted(label(node, text))
              + (node.ending() == Ending.CUT ? ", fillcolor=\"" + PRUNED + "\"" : "")
              + (thick.contains(i) ? ", penwidth=3" : "")
              + "];\n");
      if (node.parent() >= 0) {
        out.accept(
            "  n"
                + node.parent()
                + " -> n"
                + i
                + (thick.contains(i) ? " [penwidth=3]" : "")
                + ";\n");
      }
    }
    out.accept("}\n");
  }

  /** What share is drawn. */
  private static String title(SearchTree.Sample sample) {
    String share = Messages.dotSample(sample.shown(), sample.visited()).text();
    return "  label=" + quoted(share) + "; labelloc=t;\n";
  }

  private static <M> String label(SearchTree.Node<M> node, Function<M, String> text) {
    String move = node.move().map(text).orElseGet(() -> Messages.dotStart().text());
    String value = Figures.text(node.value());
    return move + "\n" + worth(node, value, text).map(Message::text).orElse(value);
  }

  /** A value and why it was not searched further; none where the value says all. */
  private static <M> Optional<Message> worth(
      SearchTree.Node<M> node, String value, Function<M, String> text) {
    Object deciding = node.decidingMove().<Object>map(text).orElseGet(Messages::dotStill);
    return switch (node.ending()) {
      case LEAF, ALL_TRIED -> Optional.empty();
      case CUT -> Optional.of(Messages.dotCut(deciding, value));
      case GAME_OVER -> Optional.of(Messages.dotOver(value));
      case STOPPED -> Optional.of(Messages.dotStopped());
      case STOOD_PAT -> Optional.of(Messages.dotStoodPat(value));
      case TABLE -> Optional.of(Messages.dotTable(value));
      case DATABASE -> Optional.of(Messages.dotDatabase(value));
      case NULL_MOVE -> Optional.of(Messages.dotPass(value));
      case REVERSE_FUTILITY -> Optional.of(Messages.dotFarAhead(value));
      case RAZORING -> Optional.of(Messages.dotFarBehind(value));
      case PROBCUT_CAPTURE -> Optional.of(Messages.dotCapture(deciding, value));
      case PROBCUT -> Optional.of(Messages.dotShallow(value));
      case MULTI_CUT -> Optional.of(Messages.dotSeveral(value));
      case MATE_KNOWN -> Optional.of(Messages.dotMateKnown(value));
    };
  }

  /** The root and the nodes along a line: of several that fit, the first. */
  private static <M> Set<Integer> nodesOf(SearchTree<M> tree, List<M> line) {
    Set<Integer> nodes = new HashSet<>();
    int at = 0;
    nodes.add(at);
    int ply = 0;
    for (int i = 1; i < tree.size() && ply < line.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      if (node.parent() == at && node.move().equals(Optional.of(line.get(ply)))) {
        nodes.add(i);
        at = i;
        ply++;
      }
    }
    return nodes;
  }

  /** Writes the states of Microchess, piece by piece; the check tests are left out. */
  public static void write(StateTree tree, Consumer<String> out) {
    out.accept("digraph states {\n" + HEAD);
    for (int i = 0; i < tree.nodes().size(); i++) {
      StateTree.Node node = tree.nodes().get(i);
      if (isDrawn(node)) {
        String label = node.state() + (node.move().isEmpty() ? "" : "\n" + node.move());
        out.accept("  n" + i + " [label=" + quoted(label) + "];\n");
        if (node.parent() >= 0) {
          out.accept("  n" + node.parent() + " -> n" + i + ";\n");
        }
      }
    }
    out.accept("}\n");
  }

  /** How many nodes a drawing of these states has. */
  public static int drawn(StateTree tree) {
    int drawn = 0;
    for (StateTree.Node node : tree.nodes()) {
      drawn += isDrawn(node) ? 1 : 0;
    }
    return drawn;
  }

  private static boolean isDrawn(StateTree.Node node) {
    return node.state() != games.janus.engines.museum.microchess.State.CHECK;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
