package games.janus.play.museum;

import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.PeriodClock;
import games.janus.engines.museum.microchess.Reply;
import games.janus.engines.museum.microchess.TrialMove;
import games.janus.play.core.Reply.Kim1.Candidate;
import games.janus.play.core.Reply.Kim1.Kim1Answered;
import games.janus.play.core.Reply.Kim1.Kim1Move;
import games.janus.play.core.Reply.Kim1.Operation;
import games.janus.play.core.Reply.Kim1.ValueStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What key PC came to, with every candidate and the sum that made its value. */
final class Kim1Thinking {
  private Kim1Thinking() {}

  static Kim1Answered of(Reply reply, List<JanusEvent.Valued> valued) {
    var candidates = new ArrayList<Candidate>();
    valued.forEach(each -> candidates.add(candidate(each)));
    return new Kim1Answered(
        reply.source(),
        reply.move().map(move -> move(move, reply.captured())),
        reply.bestValue().map(KeyNote::hex),
        PeriodClock.cycles(reply),
        PeriodClock.milliseconds(reply),
        reply.effort().allNodes(),
        reply.effort().allMoves(),
        reply.effort().steps(),
        reply.effort().checkTests(),
        candidates);
  }

  private static Kim1Move move(TrialMove move, Optional<Integer> captured) {
    return new Kim1Move(
        KeyNote.hex(move.man()),
        KeyNote.hex(move.from()),
        KeyNote.hex(move.to()),
        captured.map(KeyNote::hex));
  }

  private static Candidate candidate(JanusEvent.Valued valued) {
    JanusEvent.Worth worth = valued.worth();
    var steps = new ArrayList<ValueStep>();
    for (var step : worth.steps()) {
      steps.add(
          new ValueStep(
              operation(step.operation()), step.operand(), step.amount(), step.a(), step.carry()));
    }
    return new Candidate(
        valued.number(),
        move(valued.move(), valued.captured()),
        worth.value(),
        valued.isBest(),
        PeriodClock.milliseconds(valued.effort()),
        valued.lights(),
        valued.counts().hex(),
        worth.sum(),
        worth.bonus(),
        worth.verdict(),
        steps);
  }

  private static Operation operation(Arithmetic arithmetic) {
    return switch (arithmetic) {
      case LOAD -> Operation.LOAD;
      case SET_CARRY -> Operation.CARRY;
      case ADD -> Operation.ADD;
      case SUBTRACT -> Operation.SUBTRACT;
      case ZERO_IF_BORROWED -> Operation.ZERO;
      case HALVE -> Operation.HALVE;
    };
  }
}
