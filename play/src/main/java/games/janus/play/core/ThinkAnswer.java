package games.janus.play.core;

import games.janus.engine.EngineInfo;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.RootCounters.RootMove;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.SearchTree;
import games.janus.engine.Thought;
import games.janus.engines.Catalog;
import games.janus.engines.search.Score;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Reply.Review.ExactResult;
import games.janus.play.xray.Explainer;
import games.janus.play.xray.Lines;
import games.janus.play.xray.Reviewer;
import games.janus.play.xray.Why;
import games.janus.rules.Game;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What a machine player thinks of a position, and news of it while it thinks. */
final class ThinkAnswer<P, M> implements SearchControl<M> {
  private final Asked<P, M> asked;
  private final boolean isRepeatable;

  /** What is certain of the position. */
  private final Optional<ExactResult> exact;

  private final ThinkControl control;

  /** What the last whole look found. */
  private Optional<Finding<M>> latest = Optional.empty();

  private final BestLines<M> lines = new BestLines<>();

  /** Whether lines are wanted, and with them what is certain. */
  private final boolean withLines;

  /** How far a player looks that looks only once. */
  private Optional<Integer> plies = Optional.empty();

  /** What it has counted root move by root move. */
  private Supplier<List<RootMove<M>>> rootMoves = List::of;

  /** Whether somebody outside ended the thought: a clock, or a person. */
  private boolean isEndedFromOutside;

  private ThinkAnswer(
      Asked<P, M> asked,
      boolean isRepeatable,
      boolean withLines,
      Optional<ExactResult> exact,
      ThinkControl control) {
    this.asked = asked;
    this.isRepeatable = isRepeatable;
    this.withLines = withLines;
    this.exact = exact;
    this.control = control;
  }

  static <P, M> Reply.Think to(
      Request.Think request, GameType<P, M> type, EngineSource engines, ThinkControl control) {
    var asked = Asked.of(request.game(), request.by(), request.seed(), type, engines);
    boolean withLines = request.lines().isPresent();
    Optional<ExactResult> exact =
        withLines
            ? engines.known(type).apply(asked.position()).map(ExactResult::of)
            : Optional.empty();
    // Nobody here knows what the program of somebody else remembers.
    boolean isOurs = Catalog.spec(type, asked.engine().info().id()).isPresent();
    boolean isRepeatable = isOurs && engines.isRepeatable();
    return new ThinkAnswer<>(asked, isRepeatable, withLines, exact, control).think(request);
  }

  private Reply.Think think(Request.Think wanted) {
    GameSoFar.requireGoingOn(asked.game());
    var notation = asked.type().notation();
    var request =
        new SearchRequest<>(
            asked.game(),
            asked.level(),
            new Limits(depth(wanted), wanted.nodes()),
            asked.seed(),
            wanted.tree(),
            Lists.map(wanted.among(), id -> notation.readMoveId(asked.position(), id)),
            wanted.lines().orElse(1));
    Thought<M> thought = asked.thought(() -> asked.engine().think(request, this));
    return reply(request, thought, wanted.terms());
  }

  /** Without a level and a limit: full strength, as deep as other questions look. */
  private Optional<Integer> depth(Request.Think wanted) {
    boolean isUnlimited =
        wanted.by().level().isEmpty()
            && asked.engine().info().isEndless(asked.level())
            && wanted.depth().isEmpty()
            && wanted.nodes().isEmpty()
            && wanted.ms().isEmpty();
    return isUnlimited ? Optional.of(Explainer.USUAL_DEPTH) : wanted.depth();
  }

  private Reply.Think reply(SearchRequest<P, M> request, Thought<M> thought, boolean withTerms) {
    boolean isTimed = isEndedFromOutside || !isRepeatable;
    ToldThought told = asked.told(thought);
    return new Reply.Think(
        told,
        thought.tree().map(tree -> TreeNode.all(tree, Lines.idsIn(asked.type(), asked.position()))),
        thought.tree().flatMap(SearchTree::sample),
        withTerms ? Optional.of(EvaluatedBoards.of(asked, thought.tree())) : Optional.empty(),
        texts(thought.line()),
        thought.move().map(move -> texts(List.of(move)).getFirst()),
        control.millis(),
        depth(thought.complete() ? plies : Optional.empty()),
        TriedMove.all(asked.type(), asked.position(), rootMoves.get()),
        why().sentences(thought, rootMoves.get()),
        request.lines() == 1 // who looks for several lines counts other positions
            ? Optional.of(ThoughtRecord.of(asked.type(), request, isTimed, told).withinGame())
            : Optional.empty(),
        lines(),
        exact);
  }

  private Optional<List<FoundLine>> lines() {
    return withLines ? Optional.of(Lists.map(lines.all(), this::line)) : Optional.empty();
  }

  private FoundLine line(Finding<M> finding) {
    return new FoundLine(
        finding.depth(),
        finding.score(),
        Reviewer.expected(asked.type().kind(), finding.score()),
        Score.isDecided(finding.score())
            ? Optional.of(Score.pliesToEnd(finding.score()))
            : Optional.empty(),
        Lines.ids(asked.type(), asked.position(), finding.line()),
        texts(finding.line()));
  }

  /** A line as people read it; a move that is not legal stands as it is, with all after it. */
  private List<String> texts(List<M> line) {
    var texts = new ArrayList<String>();
    Game<P, M> at = asked.game();
    boolean isPlayable = true;
    for (M move : line) {
      isPlayable = isPlayable && GameSoFar.legalMoves(at).contains(move);
      texts.add(
          isPlayable
              ? asked.type().notation().moveText(at.position(), move)
              : asked.type().notation().moveId(asked.position(), move));
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
    lines.hear(finding);
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
    return new Why<>(asked.type(), asked.game(), asked.engine().info());
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
    EngineInfo card = asked.engine().info();
    List<String> texts = texts(line);
    Optional<Integer> depth = depth(Optional.empty());
    List<RootMove<M>> moves = rootMoves.get();
    return new Progress.Think(
        depth,
        latest.map(finding -> (double) finding.score()),
        Lines.ids(asked.type(), asked.position(), line),
        texts,
        ToldThought.count(Metric.NODES, card, counters),
        ToldThought.count(Metric.EVALUATIONS, card, counters),
        ToldThought.count(Metric.CUTOFFS, card, counters),
        ToldThought.otherCounts(card, counters),
        control.millis(),
        TriedMove.all(asked.type(), asked.position(), moves),
        why()
            .soFar(
                depth,
                texts.isEmpty() ? Optional.empty() : Optional.of(texts.getFirst()),
                counters,
                moves),
        lines(),
        exact);
  }
}
