package games.janus.cli.play;

import games.janus.engine.SearchTree;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The top of a search tree as indented lines: each move, its value, and why it was left. */
final class TreeText<P, M> {
  private static final int LEVELS = 2;
  private static final int MOST_CHILDREN = 12;
  private static final int MOST_LINES = 120;

  private final GameType<P, M> type;
  private final SearchTree<M> tree;
  private final List<List<Integer>> children = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  TreeText(GameType<P, M> type, SearchTree<M> tree) {
    this.type = type;
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
        lines.add("  ".repeat(level) + Messages.thoughtMore(replies.size() - i));
        return;
      }
      addNode(replies.get(i), position, level);
    }
  }

  private void addNode(int index, P position, int level) {
    SearchTree.Node<M> node = tree.node(index);
    M move = node.move().orElseThrow();
    boolean isLegal = type.rules().legalMoves(position).contains(move);
    String text = isLegal ? type.notation().moveText(position, move) : move.toString();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s%-7s %s, %s",
            "  ".repeat(level),
            text,
            ThoughtWords.number(node.value()),
            why(node)));
    if (isLegal && level + 1 < LEVELS) {
      add(index, type.rules().play(position, move), level + 1);
    }
  }

  private static Message why(SearchTree.Node<?> node) {
    Object move =
        node.decidingMove().isPresent() ? node.decidingMove().get() : Messages.nodeAReply();
    return switch (node.ending()) {
      case LEAF -> Messages.nodeLeaf();
      case GAME_OVER -> Messages.nodeOver();
      case CUT -> Messages.nodeCut(move);
      case ALL_TRIED -> Messages.nodeAllTried(move);
      case STOOD_PAT -> Messages.nodeStoodPat();
      case STOPPED -> Messages.nodeStopped();
      case TABLE -> Messages.nodeTable();
      case DATABASE -> Messages.nodeDatabase();
      case NULL_MOVE -> Messages.nodePass();
      case REVERSE_FUTILITY -> Messages.nodeFarAhead();
      case RAZORING -> Messages.nodeFarBehind();
      case PROBCUT_CAPTURE -> Messages.nodeCapture(move);
      case PROBCUT -> Messages.nodeShallow();
      case MULTI_CUT -> Messages.nodeSeveral();
      case MATE_KNOWN -> Messages.nodeMateKnown();
    };
  }
}
