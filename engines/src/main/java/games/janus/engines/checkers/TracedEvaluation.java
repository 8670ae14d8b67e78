package games.janus.engines.checkers;

import games.janus.checkers.Position;
import games.janus.checkers.kernel.BoardState;
import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Share;
import games.janus.engine.Term;
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

  static Appraisal of(
      Position position, Optional<Outcome> outcome, Color side, Evaluation evaluation) {
    if (outcome.isPresent()) {
      return new Appraisal(side, List.of(end(outcome.get(), side)));
    }
    return of(board(position), side, evaluation);
  }

  static Appraisal of(BoardState board, Color side, Evaluation evaluation) {
    List<Part> parts = byHand(board, side);
    if (!evaluation.hasNet()) {
      return new Appraisal(side, parts);
    }
    var shares = new NetShares(evaluation, board);
    parts.add(shares.part(side));
    return new Appraisal(side, parts, Optional.of(shares.note()));
  }

  /** The same without squares, and so without sharing out what a net adds, which takes a while. */
  static List<Term> terms(
      Position position, Optional<Outcome> outcome, Color side, Evaluation evaluation) {
    if (outcome.isPresent()) {
      return new Appraisal(side, List.of(end(outcome.get(), side))).terms();
    }
    BoardState board = board(position);
    var terms = new ArrayList<Term>(new Appraisal(side, byHand(board, side)).terms());
    if (evaluation.hasNet()) {
      terms.add(new Term(Messages.termNet().text(), NetShares.added(evaluation, board, side)));
    }
    return terms;
  }

  private static Part end(Outcome outcome, Color side) {
    return Part.ofNeither(Messages.termEndOfGame().text(), Score.of(outcome, side));
  }

  private static BoardState board(Position position) {
    var board = new BoardState();
    position.copyTo(board);
    return board;
  }

  private static List<Part> byHand(BoardState board, Color side) {
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
    return parts;
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
