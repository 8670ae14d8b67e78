package games.janus.engines.museum.flowchart;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.engine.Appraisal;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.SplitMix64;
import games.janus.engine.Thought;
import games.janus.engine.WholeTree.Switches;
import games.janus.engines.textbook.Textbook;
import games.janus.engines.textbook.TextbookPlayer;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The machine of the flowchart, which has the black men there and either side here, under any rule
 * set. Every step of its turn is a step of the chart: what the beginner draws, all legal moves in
 * order, minimax with alpha-beta, the move with the best score.
 */
public final class FlowchartPlayer implements TextbookPlayer<Position, Move> {
  private static final Switches AS_DRAWN = new Switches(true, true, false);

  private static final EngineInfo INFO =
      new EngineInfo(
          "minimax",
          "The Flowchart",
          GameKind.CHECKERS,
          2026,
          Messages.authorFlowchart(),
          Messages.cardMinimax(),
          List.of(Messages.missingComingDraws()),
          Level.onCard(),
          Level.INTERMEDIATE.id(),
          Set.of(
              Metric.NODES,
              Metric.EVALUATIONS,
              Metric.CUTOFFS,
              Metric.FIRST_MOVE_CUTOFFS,
              Metric.RANDOM_MOVES),
          Messages.unitManHundredthsMachine(),
          Set.of(Capability.EVALUATES, Capability.WHOLE_TREE));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public Switches switches() {
    return AS_DRAWN;
  }

  @Override
  public Thought<Move> think(
      SearchRequest<Position, Move> request, SearchControl<Move> control, Switches switches) {
    Level level = Level.of(request.level());
    if (!level.isRandom() || !request.among().isEmpty()) {
      return search(request, control, switches, level, List.of());
    }
    Position position = request.position();
    SplitMix64 random = SplitMix64.at(request.seed(), position.key(), request.game().plies());
    Draw draw = Draw.from(random, position.legalMoves());
    return draw.move().isPresent()
        ? Thought.unsearched(
            draw.move(), SearchCounters.one(Metric.RANDOM_MOVES), List.of(draw.remark()))
        : search(request, control, switches, level, List.of(draw.remark()));
  }

  @Override
  public Appraisal evaluate(Game<Position, Move> game, String level, Color side) {
    return new Evaluation(side).appraise(LookAhead.from(game.position()));
  }

  private static Thought<Move> search(
      SearchRequest<Position, Move> request,
      SearchControl<Move> control,
      Switches switches,
      Level level,
      List<Message> remarks) {
    Position onScreen = request.position();
    var game = new FlowchartGame(onScreen.turn());
    var textbook =
        new Textbook<>(game, switches, control, request.limits().nodes(), request.recordTree());
    control.searches(textbook.root()::copy);
    List<Move> moves = TextbookPlayer.among(request, FlowchartGame.inOrder(onScreen.legalMoves()));
    var all = new ArrayList<Message>(remarks);
    all.addAll(request.limits().depthBeyond(Textbook.DEEPEST));
    return textbook
        .search(
            LookAhead.from(onScreen),
            Textbook.depth(request.limits(), level.depth()),
            moves::contains)
        .thought(moves, new Evaluation(onScreen.turn())::terms, _ -> all);
  }
}
