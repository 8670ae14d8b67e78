package games.janus.play;

import games.janus.engine.Engine;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.textbook.TextbookPlayer;
import games.janus.play.core.GameSoFar;
import games.janus.play.core.RefusalKind;
import games.janus.play.xray.Recorded;
import games.janus.play.xray.StateColumns;
import games.janus.play.xray.TreeColumns;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.Optional;
import java.util.OptionalLong;

/** A thought with every position it looked at, in columns; or the reason why there are none. */
final class TreeAnswer<P, M> implements SearchControl<M> {
  /** The level of the strong players that thinks until somebody stops it. */
  private static final String ENDLESS = "full";

  private final GameType<P, M> type;
  private final Game<P, M> game;
  private final Engine<P, M> engine;
  private final String level;
  private final long seed;
  private final ThinkControl control;

  private TreeAnswer(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    this.type = type;
    this.control = control;
    this.game = GameSoFar.of(question.game(), type);
    this.engine = AskedPlayer.engine(question, engines.engines(type));
    this.level = AskedPlayer.level(question, engine.info());
    this.seed = question.seed();
  }

  static <P, M> String to(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    question.knows("engine", "level", "seed", "depth", "nodes");
    return new TreeAnswer<>(question, type, engines, control).look(question);
  }

  private String look(Question question) {
    GameSoFar.requireGoingOn(game);
    var request = new SearchRequest<>(game, level, limits(question), seed, true);
    Recorded<M> recorded = recorded(request);
    if (recorded.thought().tree().isPresent()
        && recorded.thought().tree().get().size() > Recorded.MOST_NODES) {
      throw UnansweredException.request(
          "this tree has more than "
              + Recorded.MOST_NODES
              + " positions, too many to look at: ask for less depth");
    }
    return written(recorded);
  }

  /**
   * What was wished and nothing else, or another thought would be shown than the player has at the
   * board; but no tree that is too large is searched to its end, and a level that knows no end gets
   * one.
   */
  private Limits limits(Question question) {
    Limits wished = ThinkAnswer.limits(question);
    boolean isKeptWhole = engine instanceof TextbookPlayer<?, ?>;
    boolean isEndless =
        level.equals(ENDLESS) && wished.depth().isEmpty() && wished.nodes().isEmpty();
    if (!isKeptWhole && !isEndless) {
      return wished;
    }
    long most = Recorded.MOST_NODES + (isKeptWhole ? 1L : 0L);
    return new Limits(wished.depth(), OptionalLong.of(Math.min(wished.nodes().orElse(most), most)));
  }

  private Recorded<M> recorded(SearchRequest<P, M> request) {
    try {
      return Recorded.think(engine, request, this);
    } catch (IllegalArgumentException wrong) {
      throw UnansweredException.request(String.valueOf(wrong.getMessage()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      throw new UnansweredException(
          RefusalKind.FAILURE, engine.info().id() + " failed: " + failure);
    }
  }

  private String written(Recorded<M> recorded) {
    P position = game.position();
    Thought<M> thought = recorded.thought();
    var json = new JsonText().beginObject();
    ThoughtJson.writeFields(
        json,
        type.notation().fen(position),
        engine.info(),
        level,
        seed,
        withoutTree(thought),
        move -> type.notation().moveId(position, move));
    json.name("moveText");
    json.valueOrNothing(thought.move().map(type.notation()::longMoveText));
    json.name("reason").valueOrNothing(reason(recorded));
    json.name("tree");
    thought
        .tree()
        .ifPresentOrElse(
            tree ->
                TreeColumns.write(
                    json,
                    tree,
                    move -> type.notation().moveId(position, move),
                    type.notation()::longMoveText),
            json::nothing);
    json.name("states");
    recorded.states().ifPresentOrElse(states -> StateColumns.write(json, states), json::nothing);
    return json.endObject().toString();
  }

  /** The same thought, whose tree is written otherwise. */
  private static <M> Thought<M> withoutTree(Thought<M> thought) {
    return new Thought<>(
        thought.move(),
        thought.score(),
        thought.line(),
        thought.terms(),
        thought.staticTerms(),
        thought.counters(),
        thought.remarks(),
        Optional.empty(),
        thought.complete());
  }

  private Optional<String> reason(Recorded<M> recorded) {
    SearchCounters counters = recorded.thought().counters();
    if (recorded.hasTree()) {
      return Optional.empty();
    }
    if (counters.get(Metric.RANDOM_MOVES) > 0) {
      return Optional.of("This move was drawn by lot: nothing was looked at.");
    }
    if (counters.get(Metric.BOOK_MOVES) > 0) {
      return Optional.of("This move came from the book of openings: nothing was looked at.");
    }
    return Optional.of(engine.info().name() + " keeps no tree of what it looks at.");
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    if (control.wantsProgress()) {
      var json = new JsonText().beginObject().name("progress").value(true);
      json.name("nodes").value(counters.get(Metric.NODES));
      control.progress(json.endObject().toString());
    }
    return control.shouldStop();
  }
}
