package games.janus.play.core;

import games.janus.engine.Appraisal;
import games.janus.engine.Engine;
import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.engines.museum.microchess.JanusEvent.Worth;
import games.janus.engines.museum.microchess.ValueStep;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.core.EvaluateReply.ByteStep;
import games.janus.play.core.EvaluateReply.ByteSum;
import games.janus.play.core.EvaluateReply.EvaluatedTerm;
import games.janus.play.core.EvaluateReply.TermOnSquare;
import games.janus.play.xray.FirstLook;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a machine player sees in a position before it looks ahead. */
final class EvaluateAnswer {
  private static final List<Message> SUMS =
      List.of(
          Messages.evaluateFirstSum(), Messages.evaluateSecondSum(), Messages.evaluateThirdSum());

  private EvaluateAnswer() {}

  static <P, M> EvaluateReply to(
      Request.Evaluate asked, GameType<P, M> type, EngineSource engines) {
    Game<P, M> game = GameSoFar.of(asked.game(), type);
    Engine<P, M> engine = asked.by().among(engines.engines(type), type);
    String level = asked.by().levelOf(engine.info());
    Optional<M> move = asked.move().map(id -> type.notation().readMoveId(game.position(), id));
    FirstLook<M> look = look(engine, game, level, asked.side(), move);
    return new EvaluateReply(
        About.of(type, game.position()),
        engine.info().id(),
        level,
        engine.info().scoreUnit().text(),
        look.appraisal().side(),
        look.move().map(valued -> type.notation().moveId(game.position(), valued)),
        look.appraisal().score(),
        terms(look.appraisal()),
        look.worth().map(EvaluateAnswer::sums),
        look.worth().map(Worth::bonus),
        look.worth().map(worth -> worth.verdict().words()));
  }

  private static <P, M> FirstLook<M> look(
      Engine<P, M> engine, Game<P, M> game, String level, Optional<Color> side, Optional<M> move) {
    try {
      return FirstLook.of(engine, game, level, side, move);
    } catch (MessageException wrong) {
      throw RefusedException.request(wrong.reason());
    }
  }

  private static List<EvaluatedTerm> terms(Appraisal appraisal) {
    var terms = new ArrayList<EvaluatedTerm>();
    for (Appraisal.Part part : appraisal.parts()) {
      var squares = new ArrayList<TermOnSquare>();
      for (Appraisal.Spot spot : part.spots()) {
        squares.add(new TermOnSquare(spot.square().toString(), spot.side(), spot.value()));
      }
      terms.add(
          new EvaluatedTerm(
              part.name(), part.value(), part.white(), part.black(), part.neither(), squares));
    }
    return terms;
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
