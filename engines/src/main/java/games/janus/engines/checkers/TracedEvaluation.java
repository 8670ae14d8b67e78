package games.janus.engines.checkers;

import games.janus.checkers.Position;
import games.janus.checkers.kernel.BoardState;
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
    var white = new SquareTrace(board, Color.WHITE);
    var black = new SquareTrace(board, Color.BLACK);
    int[] weights = Weights.at(CheckersSearch.pieces(board));
    var parts = new ArrayList<Part>();
    for (int i = 0; i < Evaluation.PARTS.length; i++) {
      Evaluation.Part part = Evaluation.PARTS[i];
      int end = Evaluation.end(i);
      parts.add(
          switch (part.first()) {
            case Features.THE_MOVE ->
                ofMover(part, board, side, Features.theMove(board) * weights[part.first()]);
            case Features.TURN -> ofMover(part, board, side, weights[part.first()]);
            default ->
                Part.balanced(
                    part.name().text(),
                    side,
                    white.share(part.first(), end),
                    black.share(part.first(), end));
          });
    }
    int[] sum = new int[3];
    Share whites = white.formation(sum);
    Share blacks = black.formation(sum);
    parts.add(Part.balanced(Messages.termFormation().text(), side, whites, blacks));
    return new Appraisal(side, parts);
  }

  /** What is the mover's if it is good for him and else the other's, and stands on no square. */
  private static Part ofMover(Evaluation.Part part, BoardState board, Color side, int value) {
    Color mover = board.isWhiteToMove() ? Color.WHITE : Color.BLACK;
    Color owner = value >= 0 ? mover : mover.opponent();
    int amount = Math.abs(value);
    return Part.balanced(
        part.name().text(),
        side,
        Share.nowhere(Color.WHITE, owner == Color.WHITE ? amount : 0),
        Share.nowhere(Color.BLACK, owner == Color.BLACK ? amount : 0));
  }
}
