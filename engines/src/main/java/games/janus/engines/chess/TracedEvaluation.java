package games.janus.engines.chess;

import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Share;
import games.janus.engines.search.Score;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The evaluation of one position with both sides apart and on its squares. */
final class TracedEvaluation {
  private TracedEvaluation() {}

  static Appraisal of(Position position, Optional<Outcome> outcome, Color side) {
    if (outcome.isPresent()) {
      int end = Score.of(outcome.get(), side);
      return new Appraisal(side, List.of(Part.ofNeither(Messages.termEndOfGame().text(), end)));
    }
    var board = new BoardState();
    position.copyTo(board);
    return of(board, side);
  }

  static Appraisal of(BoardState board, Color side) {
    boolean isMover = (board.turn() == Men.WHITE) == (side == Color.WHITE);
    int known = Endgames.score(board);
    if (known != Score.NONE) {
      int value = isMover ? known : 0 - known;
      return new Appraisal(
          side, List.of(Part.ofNeither(Messages.termKnownEndgame().text(), value)));
    }
    var trace = new SquareTrace(Weights.TAPERED);
    int score = new Evaluation(Weights.TAPERED, Weights.DANGER, trace).evaluate(board);
    var rounding = new SquareTrace.Rounding(trace.phase);
    var parts = new ArrayList<Part>();
    for (Feature.Part part : Feature.Part.values()) {
      Share white = trace.share(part, Color.WHITE, rounding);
      Share black = trace.share(part, Color.BLACK, rounding);
      parts.add(Part.balanced(part.words(), side, white, black));
    }
    int whole = side == Color.WHITE ? rounding.sum() : 0 - rounding.sum();
    parts.add(
        Part.ofNeither(
            Messages.termDrawishEndgame().text(), (isMover ? score : 0 - score) - whole));
    return new Appraisal(side, parts);
  }
}
