package games.janus.play.core;

import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.xray.Lines;
import games.janus.play.xray.Recorded;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Optional;
import java.util.OptionalLong;

/** A thought with every position it looked at, in columns; or the reason why there are none. */
final class TreeAnswer<P, M> implements SearchControl<M> {
  private final GameType<P, M> type;
  private final Game<P, M> game;
  private final Engine<P, M> engine;
  private final String level;
  private final long seed;
  private final ThinkControl control;

  private TreeAnswer(
      Request.Tree asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    this.type = type;
    this.control = control;
    this.game = GameSoFar.of(asked.game(), type);
    this.engine = asked.by().among(engines.engines(type), type);
    this.level = asked.by().levelOf(engine.info());
    this.seed = asked.seed().orElse(SearchLimits.USUAL_SEED);
  }

  static <P, M> TreeReply to(
      Request.Tree asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    return new TreeAnswer<>(asked, type, engines, control).look(asked);
  }

  private TreeReply look(Request.Tree asked) {
    GameSoFar.requireGoingOn(game);
    var request = new SearchRequest<>(game, level, limits(asked), seed, true);
    Recorded<M> recorded = recorded(request);
    if (recorded.thought().tree().isPresent()
        && recorded.thought().tree().get().size() > Recorded.MOST_NODES) {
      throw RefusedException.request(Messages.treeTooLarge(Recorded.MOST_NODES));
    }
    return reply(recorded);
  }

  /**
   * What was wished and nothing else, or another thought would be shown than the player has at the
   * board; but no tree that is too large is searched to its end, and a level that knows no end gets
   * one.
   */
  private Limits limits(Request.Tree asked) {
    Limits wished = SearchLimits.of(asked.depth(), asked.nodes());
    boolean isKeptWhole = engine.info().can(Capability.WHOLE_TREE);
    boolean isEndless =
        engine.info().isEndless(level) && wished.depth().isEmpty() && wished.nodes().isEmpty();
    if (!isKeptWhole && !isEndless) {
      return wished;
    }
    long most = Recorded.MOST_NODES + (isKeptWhole ? 1L : 0L);
    return new Limits(wished.depth(), OptionalLong.of(Math.min(wished.nodes().orElse(most), most)));
  }

  private Recorded<M> recorded(SearchRequest<P, M> request) {
    try {
      return Recorded.think(engine, request, this);
    } catch (MessageException wrong) {
      throw RefusedException.request(wrong.reason());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      throw new RefusedException(
          RefusalKind.FAILURE, Messages.thinkFailed(engine.info().id(), failure));
    }
  }

  private TreeReply reply(Recorded<M> recorded) {
    P position = game.position();
    Thought<M> thought = recorded.thought();
    return new TreeReply(
        ToldThought.of(type, position, engine.info(), level, seed, thought),
        thought.move().map(type.notation()::longMoveText),
        reason(recorded).map(Message::text),
        thought
            .tree()
            .map(tree ->
                Columns.of(tree, Lines.idsIn(type, position), type.notation()::longMoveText)),
        recorded.states().map(Columns::of));
  }

  private Optional<Message> reason(Recorded<M> recorded) {
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
    return Optional.of(Messages.treeNone(engine.info().name()));
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    if (control.wantsProgress()) {
      control.progress(new Progress.Tree(counters.get(Metric.NODES)));
    }
    return control.shouldStop();
  }
}
