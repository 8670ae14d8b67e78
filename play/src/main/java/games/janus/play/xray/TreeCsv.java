package games.janus.play.xray;

import games.janus.engine.SearchTree;
import games.janus.engines.museum.microchess.Counter;
import games.janus.play.JsonText;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Trees as tables, a line for every node, for spreadsheets and statistics. Text that a spreadsheet
 * would take for a formula gets an apostrophe in front; numbers are numbers. A window without a
 * bound says {@code none}, for no spreadsheet knows infinity.
 */
public final class TreeCsv {
  private static final String FORMULA_SIGNS = "=+-@\t\r\n";

  private TreeCsv() {}

  /** Writes a search, piece by piece. */
  public static <M> void write(SearchTree<M> tree, Function<M, String> text, Consumer<String> out) {
    boolean isSample = tree.sample().isPresent();
    out.accept(
        "node,parent,move,depth,alpha,beta,value,ending,decidingMove,untried"
            + (isSample ? ",visited" : "")
            + "\r\n");
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      var line = new StringBuilder();
      line.append(i).append(',').append(node.parent()).append(',');
      line.append(move(node.move(), text)).append(',').append(node.depth()).append(',');
      line.append(number(node.alpha())).append(',').append(number(node.beta())).append(',');
      line.append(number(node.value())).append(',').append(node.ending()).append(',');
      line.append(move(node.decidingMove(), text)).append(',').append(node.untried());
      out.accept(line + (isSample ? "," + node.visited() : "") + "\r\n");
    }
  }

  /** Writes the states of Microchess, piece by piece. */
  public static void write(StateTree tree, Consumer<String> out) {
    var heading = new StringBuilder("node,parent,state,ply,move");
    for (Counter counter : Counter.values()) {
      heading.append(',').append(counter.name());
    }
    out.accept(heading.append("\r\n").toString());
    for (int i = 0; i < tree.nodes().size(); i++) {
      StateTree.Node node = tree.nodes().get(i);
      var line = new StringBuilder();
      line.append(i).append(',').append(node.parent()).append(',').append(node.state());
      line.append(',').append(node.ply()).append(',').append(cell(node.move()));
      for (Counter counter : Counter.values()) {
        line.append(',').append(node.counts().of(counter));
      }
      out.accept(line.append("\r\n").toString());
    }
  }

  private static <M> String move(Optional<M> move, Function<M, String> text) {
    return move.isPresent() ? cell(text.apply(move.get())) : "";
  }

  private static String number(double value) {
    return Double.isNaN(value) || Double.isInfinite(value)
        ? "none"
        : new JsonText().value(value).toString();
  }

  /** Text as a cell that is only text. */
  static String cell(String text) {
    boolean isFormula = !text.isEmpty() && FORMULA_SIGNS.indexOf(text.charAt(0)) >= 0;
    String plain = isFormula ? "'" + text : text;
    boolean needsQuotes =
        plain.indexOf(',') >= 0
            || plain.indexOf('"') >= 0
            || plain.indexOf('\n') >= 0
            || plain.indexOf('\r') >= 0;
    return needsQuotes ? '"' + plain.replace("\"", "\"\"") + '"' : plain;
  }
}
