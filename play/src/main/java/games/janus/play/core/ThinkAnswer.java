package games.janus.play.core;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.Thought;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.xray.Lines;
import games.janus.play.xray.ThoughtRecord;
import games.janus.play.xray.Why;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What a machine player thinks of a position, and news of it while it thinks. */
final class ThinkAnswer<P, M> implements SearchControl<M> {
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
  private Optional<Integer> plies = Optional.empty();

  /** What it has counted root move by root move. */
  private Supplier<List<RootMove<M>>> rootMoves = List::of;

  /** Whether somebody outside ended the thought: a clock, or a person. */
  private boolean isEndedFromOutside;

  private ThinkAnswer(
      Request.Think asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    this.type = type;
    this.isRepeatable = engines.isRepeatable();
    this.control = control;
    this.game = GameSoFar.of(asked.game(), type);
    this.engine = asked.by().among(engines.engines(type), type);
    this.level = asked.by().levelOf(engine.info());
    this.seed = asked.seed().orElse(SearchLimits.USUAL_SEED);
  }

  static <P, M> ThinkReply to(
      Request.Think asked, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    return new ThinkAnswer<>(asked, type, engines, control).think(asked);
  }

  private ThinkReply think(Request.Think asked) {
    GameSoFar.requireGoingOn(game);
    var among = new ArrayList<M>();
    asked.among().forEach(id -> among.add(type.notation().readMoveId(game.position(), id)));
    var request =
        new SearchRequest<>(
            game,
            level,
            SearchLimits.of(asked.depth(), asked.nodes()),
            seed,
            asked.tree(),
            among,
            asked.lines().orElse(1));
    return reply(request, thought(request), asked.terms());
  }

  private Thought<M> thought(SearchRequest<P, M> request) {
    try {
      return engine.think(request, this);
    } catch (MessageException wrong) {
      throw RefusedException.request(wrong.reason());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      throw new RefusedException(
          RefusalKind.FAILURE, Messages.thinkFailed(engine.info().id(), failure));
    }
  }

  private ThinkReply reply(SearchRequest<P, M> request, Thought<M> thought, boolean withTerms) {
    P position = game.position();
    boolean isTimed = isEndedFromOutside || !isRepeatable;
    return new ThinkReply(
        ToldThought.of(type, position, engine.info(), level, seed, thought),
        thought.tree().map(tree -> TreeNode.all(tree, Lines.idsIn(type, position))),
        thought.tree().flatMap(SearchTree::sample),
        withTerms
            ? Optional.of(EvaluatedBoards.of(type, game, engine, level, thought.tree()))
            : Optional.empty(),
        texts(thought.line()),
        thought.move().map(move -> texts(List.of(move)).getFirst()),
        control.millis(),
        depth(thought.complete() ? plies : Optional.empty()),
        TriedMove.all(type, position, rootMoves.get()),
        why().sentences(thought, rootMoves.get()),
        request.lines() == 1 // who looks for several lines counts other positions
            ? Optional.of(
                RecordFields.withinGame(
                    ThoughtRecord.of(type, engine.info(), request, isTimed, thought)))
            : Optional.empty());
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
    this.plies = Optional.of(plies);
  }

  @Override
  public void searches(Supplier<List<RootMove<M>>> moves) {
    rootMoves = moves;
  }

  private Why<P, M> why() {
    return new Why<>(type, game, engine.info());
  }

  /** The plies that were looked ahead to the end. */
  private Optional<Integer> depth(Optional<Integer> atOnce) {
    return latest.map(Finding::depth).or(() -> atOnce);
  }

  private void tell(SearchCounters counters) {
    if (control.wantsProgress()) {
      control.progress(progress(counters));
    }
  }

  private Progress progress(SearchCounters counters) {
    List<M> line = latest.map(Finding::line).orElse(List.of());
    EngineInfo card = engine.info();
    List<String> texts = texts(line);
    Optional<Integer> depth = depth(Optional.empty());
    List<RootMove<M>> moves = rootMoves.get();
    return new Progress.Think(
        depth,
        latest.map(finding -> (double) finding.score()),
        Lines.ids(type, game.position(), line),
        texts,
        Counts.of(Metric.NODES, card, counters),
        Counts.of(Metric.EVALUATIONS, card, counters),
        Counts.of(Metric.CUTOFFS, card, counters),
        Counts.others(card, counters),
        control.millis(),
        TriedMove.all(type, game.position(), moves),
        why()
            .soFar(
                depth,
                texts.isEmpty() ? Optional.empty() : Optional.of(texts.getFirst()),
                counters,
                moves));
  }
}
