package games.janus.play;

import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.play.core.GameSoFar;
import games.janus.play.core.RefusalKind;
import games.janus.play.xray.ThoughtRecord;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What a machine player thinks of a position, and news of it while it thinks. */
final class ThinkAnswer<P, M> implements SearchControl<M> {
  static final int MOST_PLIES = 100;
  private static final int MOST_LINES = 100;

  /** More than anybody waits for, and JavaScript can still write it. */
  static final long MOST_NODES = 1_000_000_000_000_000L;

  private static final long LONGEST_MILLIS = 24L * 60 * 60 * 1000;

  private final GameType<P, M> type;
  private final boolean isRepeatable;
  private final Game<P, M> game;
  private final Engine<P, M> engine;
  private final String level;
  private final long seed;
  private final ThinkControl control;

  /** What the last whole look found. */
  private Optional<Finding<M>> latest = Optional.empty();

  /** How far a player looks that looks only once. */
  private OptionalInt plies = OptionalInt.empty();

  /** Whether somebody outside ended the thought: a clock, or a person. */
  private boolean isEndedFromOutside;

  private ThinkAnswer(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    this.type = type;
    this.isRepeatable = engines.isRepeatable();
    this.control = control;
    this.game = GameSoFar.of(question.game(), type);
    this.engine = AskedPlayer.engine(question, engines.engines(type));
    this.level = AskedPlayer.level(question, engine.info());
    this.seed = question.seed();
  }

  static <P, M> String to(
      Question question, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    question.knows(
        "engine", "level", "seed", "depth", "nodes", "ms", "tree", "terms", "among", "lines");
    question.number("ms", 1, LONGEST_MILLIS); // for the carrier, who has the clock
    return new ThinkAnswer<>(question, type, engines, control).think(question);
  }

  private String think(Question question) {
    GameSoFar.requireGoingOn(game);
    var among = new ArrayList<M>();
    question
        .texts("among")
        .forEach(id -> among.add(type.notation().readMoveId(game.position(), id)));
    var request =
        new SearchRequest<>(
            game,
            level,
            limits(question),
            seed,
            question.flag("tree"),
            among,
            (int) question.number("lines", 1, MOST_LINES).orElse(1));
    return written(request, thought(request), question.flag("terms"));
  }

  /** How far it is asked to look, where that is said. */
  static Limits limits(Question question) {
    OptionalLong depth = question.number("depth", 1, MOST_PLIES);
    return new Limits(
        depth.isPresent() ? OptionalInt.of((int) depth.getAsLong()) : OptionalInt.empty(),
        question.number("nodes", 1, MOST_NODES));
  }

  private Thought<M> thought(SearchRequest<P, M> request) {
    try {
      return engine.think(request, this);
    } catch (IllegalArgumentException wrong) {
      throw UnansweredException.request(String.valueOf(wrong.getMessage()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      throw new UnansweredException(
          RefusalKind.FAILURE, engine.info().id() + " failed: " + failure);
    }
  }

  private String written(SearchRequest<P, M> request, Thought<M> thought, boolean withTerms) {
    P position = game.position();
    var json = new JsonText().beginObject();
    ThoughtJson.writeFields(
        json,
        type.notation().fen(position),
        engine.info(),
        level,
        seed,
        thought,
        move -> type.notation().moveId(position, move));
    if (withTerms) {
      EvaluatedBoards.write(json, type, game, engine, level, thought.tree());
    }
    json.name("texts").values(texts(thought.line()));
    json.name("moveText");
    json.valueOrNothing(thought.move().map(move -> texts(List.of(move)).getFirst()));
    json.name("millis").value(control.millis());
    writeDepth(json, thought.complete() ? plies : OptionalInt.empty());
    if (request.lines() == 1) { // who looks for several lines counts other positions
      boolean isTimed = isEndedFromOutside || !isRepeatable;
      ThoughtRecord.of(type, engine.info(), request, isTimed, thought).writeFieldWithinGame(json);
    }
    return json.endObject().toString();
  }

  /** A line as people read it; a move that is not legal stands as it is, with all after it. */
  private List<String> texts(List<M> line) {
    var texts = new ArrayList<String>();
    Game<P, M> at = game;
    boolean isPlayable = true;
    for (M move : line) {
      isPlayable = isPlayable && GameSoFar.legalMoves(at).contains(move);
      texts.add(
          isPlayable
              ? type.notation().moveText(at.position(), move)
              : type.notation().moveId(game.position(), move));
      at = isPlayable ? at.play(move) : at;
    }
    return texts;
  }

  @Override
  public boolean shouldStop(SearchCounters counters) {
    tell(counters);
    isEndedFromOutside |= control.shouldStop();
    return isEndedFromOutside;
  }

  @Override
  public boolean isEnough(Finding<M> finding) {
    if (finding.isSettled()) {
      latest = Optional.of(finding);
    }
    tell(finding.counters());
    return false;
  }

  @Override
  public void looksAhead(int plies) {
    this.plies = OptionalInt.of(plies);
  }

  /** The plies that were looked ahead to the end. */
  private void writeDepth(JsonText json, OptionalInt atOnce) {
    json.name("depth");
    latest
        .map(finding -> OptionalInt.of(finding.depth()))
        .orElse(atOnce)
        .ifPresentOrElse(json::value, json::nothing);
  }

  private void tell(SearchCounters counters) {
    if (control.wantsProgress()) {
      control.progress(progress(counters));
    }
  }

  private String progress(SearchCounters counters) {
    var json = new JsonText().beginObject().name("progress").value(true);
    List<M> line = latest.map(Finding::line).orElse(List.of());
    writeDepth(json, OptionalInt.empty());
    json.name("score");
    latest.ifPresentOrElse(finding -> json.value(finding.score()), json::nothing);
    json.name("line").beginArray();
    line.forEach(move -> json.value(type.notation().moveId(game.position(), move)));
    json.endArray();
    json.name("texts").values(texts(line));
    for (Metric metric : Metric.values()) {
      if (engine.info().reports().contains(metric)) {
        json.name(metric.id()).value(counters.get(metric));
      }
    }
    json.name("millis").value(control.millis());
    return json.endObject().toString();
  }
}
