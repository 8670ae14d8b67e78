package games.janus.cli.play;

import games.janus.engine.SearchTree;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The top of a search tree as indented lines: each move, its value, and why it was left. */
final class TreeText<P, M> {
  private static final int LEVELS = 2;
  private static final int MOST_CHILDREN = 12;
  private static final int MOST_LINES = 120;

  private final BoardGame<P, M> board;
  private final SearchTree<M> tree;
  private final List<List<Integer>> children = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  TreeText(BoardGame<P, M> board, SearchTree<M> tree) {
    this.board = board;
    this.tree = tree;
    for (int i = 0; i < tree.size(); i++) {
      children.add(new ArrayList<>());
      if (tree.node(i).parent() >= 0) {
        children.get(tree.node(i).parent()).add(i);
      }
    }
  }

  List<String> lines(Game<P, M> root) {
    if (tree.size() > 0) {
      add(0, root.position(), 0);
    }
    return lines;
  }

  private void add(int parent, P position, int level) {
    List<Integer> replies = children.get(parent);
    for (int i = 0; i < replies.size(); i++) {
      if (i == MOST_CHILDREN || lines.size() >= MOST_LINES) {
        lines.add("  ".repeat(level) + "and " + (replies.size() - i) + " more");
        return;
      }
      addNode(replies.get(i), position, level);
    }
  }

  private void addNode(int index, P position, int level) {
    SearchTree.Node<M> node = tree.node(index);
    M move = node.move().orElseThrow();
    boolean isLegal = board.rules().legalMoves(position).contains(move);
    String text = isLegal ? board.write(position, move) : move.toString();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s%-7s %s, %s",
            "  ".repeat(level),
            text,
            ThoughtWords.number(node.value()),
            why(node)));
    if (isLegal && level + 1 < LEVELS) {
      add(index, board.rules().play(position, move), level + 1);
    }
  }

  private static String why(SearchTree.Node<?> node) {
    String move = node.decidingMove().map(Object::toString).orElse("a reply");
    return switch (node.ending()) {
      case LEAF -> "evaluated";
      case GAME_OVER -> "the game is over";
      case CUT -> "cut: " + move + " refutes it";
      case ALL_TRIED -> "all replies tried, best " + move;
      case STOOD_PAT -> "good enough as it stood";
      case STOPPED -> "not finished";
      case TABLE -> "known from an earlier search";
      case DATABASE -> "known from the database";
      case PASS -> "so good that passing would do";
      case FAR_AHEAD -> "far ahead";
      case FAR_BEHIND -> "far behind";
      case CAPTURE -> "a capture is enough: " + move;
      case SHALLOW -> "a shallower look was enough";
      case SEVERAL -> "several replies are enough";
      case MATE_KNOWN -> "a quicker mate is known";
    };
  }
}
