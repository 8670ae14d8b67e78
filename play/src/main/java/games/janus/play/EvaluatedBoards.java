package games.janus.play;

import games.janus.engine.Appraiser;
import games.janus.engine.Engine;
import games.janus.engine.SearchTree;
import games.janus.engine.SearchTree.Ending;
import games.janus.engine.Term;
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
  private final Appraiser<P, M> player;
  private final String level;

  /** The terms' names, in the order they first came up. */
  private final List<String> names = new ArrayList<>();

  private EvaluatedBoards(
      GameType<P, M> type, Game<P, M> root, Appraiser<P, M> player, String level) {
    this.type = type;
    this.root = root;
    this.player = player;
    this.level = level;
  }

  /** Writes the field {@code evaluated}; null where no whole tree or no terms are to be had. */
  @SuppressWarnings("unchecked") // a player appraises the positions it plays
  static <P, M> void write(
      JsonText json,
      GameType<P, M> type,
      Game<P, M> root,
      Engine<P, M> player,
      String level,
      Optional<SearchTree<M>> tree) {
    json.name("evaluated");
    if (tree.isEmpty() || tree.get().sample().isPresent() || !(player instanceof Appraiser<?, ?>)) {
      json.nothing();
      return;
    }
    var appraiser = (Appraiser<P, M>) player;
    new EvaluatedBoards<>(type, root, appraiser, level).write(json, tree.get());
  }

  private void write(JsonText json, SearchTree<M> tree) {
    Color side = root.rules().turn(root.position());
    var positions = new ArrayList<P>();
    json.beginObject().name("boards").beginArray();
    for (int i = 0; i < tree.size(); i++) {
      SearchTree.Node<M> node = tree.node(i);
      P position =
          node.move().isPresent()
              ? type.rules().after(positions.get(node.parent()), node.move().get())
              : root.position();
      positions.add(position);
      if (isEvaluated(node)) {
        json.beginArray().value(i);
        player
            .terms(Game.from(root.rules(), position), level, side)
            .forEach(term -> write(json, term));
        json.endArray();
      }
    }
    json.endArray().name("names").values(names).endObject();
  }

  private static boolean isEvaluated(SearchTree.Node<?> node) {
    return node.depth() <= 0
        && node.ending() != Ending.GAME_OVER
        && node.ending() != Ending.STOPPED;
  }

  private void write(JsonText json, Term term) {
    int name = names.indexOf(term.name());
    if (name < 0) {
      name = names.size();
      names.add(term.name());
    }
    json.value(name).value(term.value());
  }
}
