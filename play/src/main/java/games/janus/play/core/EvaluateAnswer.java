package games.janus.play.core;

import games.janus.engine.Appraisal;
import games.janus.engine.Evaluator;
import games.janus.engine.MoveExplainer;
import games.janus.engine.MoveExplainer.Valued;
import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.engines.museum.microchess.Candidate;
import games.janus.engines.museum.microchess.JanusEvent.Worth;
import games.janus.engines.museum.microchess.ValueStep;
import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.core.Reply.Evaluate.ByteStep;
import games.janus.play.core.Reply.Evaluate.ByteSum;
import games.janus.play.core.Reply.Evaluate.EvaluatedTerm;
import games.janus.play.core.Reply.Evaluate.TermOnSquare;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a machine player sees in a position before it looks ahead. Microchess values no positions
 * but moves, and is asked about one of those.
 */
final class EvaluateAnswer {
  private static final List<Message> SUMS =
      List.of(
          Messages.evaluateFirstSum(), Messages.evaluateSecondSum(), Messages.evaluateThirdSum());

  private EvaluateAnswer() {}

  static <P, M> Reply.Evaluate to(
      Request.Evaluate request, GameType<P, M> type, EngineSource engines) {
    var asked = Asked.of(request.game(), request.by(), Optional.empty(), type, engines);
    P position = asked.position();
    Optional<M> move = request.move().map(id -> type.notation().readMoveId(position, id));
    Color mover = type.rules().turn(position);
    Optional<MoveExplainer<P, M>> explainer = asked.engine().explainer();
    if (explainer.isEmpty()) {
      Appraisal seen = appraisal(asked, request.side().orElse(mover), move.isPresent());
      return reply(asked, seen, Optional.empty(), Optional.empty());
    }
    require(asked.game().outcome().isEmpty(), Messages.evaluateOver());
    require(request.side().orElse(mover) == mover, Messages.evaluateMover());
    Valued<M> valued = valued(explainer.get().weigh(asked.game(), asked.level()), move);
    return reply(
        asked,
        valued.appraisal(),
        Optional.of(type.notation().moveId(position, valued.move())),
        valued instanceof Candidate byMicrochess
            ? Optional.of(byMicrochess.worth())
            : Optional.empty());
  }

  private static void require(boolean condition, Message otherwise) {
    if (!condition) {
      throw RefusedException.request(otherwise);
    }
  }

  private static <P, M> Appraisal appraisal(Asked<P, M> asked, Color side, boolean isAboutMove) {
    String id = asked.engine().info().id();
    Evaluator<P, M> evaluator =
        asked
            .engine()
            .evaluator()
            .orElseThrow(() -> RefusedException.request(Messages.evaluateByLot(id)));
    require(!isAboutMove, Messages.evaluatePositions(id));
    return evaluator.evaluate(asked.game(), asked.level(), side);
  }

  /** The move that is wanted; if none is, the one it likes best. */
  private static <M> Valued<M> valued(List<? extends Valued<M>> weighed, Optional<M> wanted) {
    for (Valued<M> valued : weighed.reversed()) {
      if (wanted.isPresent() ? valued.move().equals(wanted.get()) : valued.isBest()) {
        return valued;
      }
    }
    throw RefusedException.request(
        wanted.isPresent() ? Messages.evaluateUnthought(wanted.get()) : Messages.evaluateResigns());
  }

  private static Reply.Evaluate reply(
      Asked<?, ?> asked, Appraisal seen, Optional<String> move, Optional<Worth> worth) {
    return new Reply.Evaluate(
        asked.about(),
        asked.engine().info().id(),
        asked.level(),
        Language.ENGLISH.text(asked.engine().info().scoreUnit()),
        seen.side(),
        move,
        seen.score(),
        Lists.map(seen.parts(), EvaluateAnswer::term),
        worth.map(EvaluateAnswer::sums),
        worth.map(Worth::bonus),
        worth.map(value -> value.verdict().words()),
        asked.engine().info().netUnder(asked.type().ruleSet()),
        seen.note().map(Message::text));
  }

  private static EvaluatedTerm term(Appraisal.Part part) {
    return new EvaluatedTerm(
        part.name(),
        part.value(),
        part.white(),
        part.black(),
        part.neither(),
        Lists.map(
            part.spots(),
            spot -> new TermOnSquare(spot.square().toString(), spot.side(), spot.value())));
  }

  private static List<ByteSum> sums(Worth worth) {
    var sums = new ArrayList<ByteSum>();
    var steps = new ArrayList<ByteStep>();
    for (ValueStep step : worth.steps()) {
      steps.add(
          new ByteStep(step.operation(), step.operand(), step.amount(), step.a(), step.carry()));
      if (step.operation() == Arithmetic.HALVE) {
        sums.add(new ByteSum(SUMS.get(sums.size()).text(), List.copyOf(steps)));
        steps.clear();
      }
    }
    sums.add(new ByteSum(SUMS.get(sums.size()).text(), steps));
    return sums;
  }
}
