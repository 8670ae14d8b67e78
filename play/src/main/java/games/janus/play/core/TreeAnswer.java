package games.janus.play.core;

import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.xray.Lines;
import games.janus.play.xray.Recorded;
import games.janus.rules.game.GameType;
import java.util.Optional;
import java.util.function.Function;

/** A thought with every position it looked at, in columns; or the reason why there are none. */
final class TreeAnswer {
  private TreeAnswer() {}

  static <P, M> Reply.Tree to(
      Request.Tree request, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    var asked = Asked.of(request.game(), request.by(), request.seed(), type, engines);
    GameSoFar.requireGoingOn(asked.game());
    Limits limits = limits(asked.engine().info(), asked.level(), request.depth(), request.nodes());
    var search = new SearchRequest<>(asked.game(), asked.level(), limits, asked.seed(), true);
    var listening = new SlowControl<M>(control, Progress.Tree::new);
    Recorded<M> recorded = asked.thought(() -> Recorded.think(asked.engine(), search, listening));
    Thought<M> thought = recorded.thought();
    if (thought.tree().filter(tree -> tree.size() > Recorded.MOST_NODES).isPresent()) {
      throw RefusedException.request(Messages.treeTooLarge(Recorded.MOST_NODES));
    }
    Function<M, String> text = type.notation()::longMoveText;
    return new Reply.Tree(
        asked.told(thought),
        thought.move().map(text),
        reason(recorded, asked.engine().info()).map(Message::text),
        thought.tree().map(tree -> Columns.of(tree, Lines.idsIn(type, asked.position()), text)),
        recorded.states().map(Columns::of));
  }

  /**
   * What was wished and nothing else, or another thought would be shown than the player has at the
   * board; but no tree that is too large is searched to its end, and a level that knows no end gets
   * one.
   */
  private static Limits limits(
      EngineInfo engine, String level, Optional<Integer> depth, Optional<Long> nodes) {
    Limits wished = new Limits(depth, nodes);
    boolean isKeptWhole = engine.can(Capability.WHOLE_TREE);
    boolean isEndless =
        engine.isEndless(level) && wished.depth().isEmpty() && wished.nodes().isEmpty();
    if (!isKeptWhole && !isEndless) {
      return wished;
    }
    long most = Recorded.MOST_NODES + (isKeptWhole ? 1L : 0L);
    return new Limits(wished.depth(), Optional.of(Math.min(wished.nodes().orElse(most), most)));
  }

  private static Optional<Message> reason(Recorded<?> recorded, EngineInfo engine) {
    SearchCounters counters = recorded.thought().counters();
    if (recorded.hasTree()) {
      return Optional.empty();
    }
    if (counters.get(Metric.RANDOM_MOVES) > 0) {
      return Optional.of(Messages.treeByLot());
    }
    if (counters.get(Metric.BOOK_MOVES) > 0) {
      return Optional.of(Messages.treeBook());
    }
    return Optional.of(Messages.treeNone(engine.name()));
  }
}
