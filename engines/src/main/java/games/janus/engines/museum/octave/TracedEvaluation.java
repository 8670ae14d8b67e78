package games.janus.engines.museum.octave;

import games.janus.engine.Appraisal;
import games.janus.engine.Appraisal.Part;
import games.janus.engine.Appraisal.Share;
import games.janus.engine.Term;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The program's evaluation with both sides apart and on its squares. Each side's tenths are added
 * by themselves and leave other dust than the program's sums do; the difference belongs to neither
 * side.
 */
final class TracedEvaluation {
  private final Board board;
  private final Seat seat;
  private final int[] moves = new int[64];

  private TracedEvaluation(Board board, Seat seat) {
    this.board = board;
    this.seat = seat;
    for (int side : new int[] {Men.WHITE, Men.BLACK}) {
      for (OctaveMove move : MoveGenerator.moves(board, side)) {
        moves[move.from().index()]++;
      }
    }
  }

  /** What the board is worth to the program in this seat. */
  static Appraisal of(Board board, Seat seat) {
    var traced = new TracedEvaluation(board, seat);
    var parts = new ArrayList<Part>();
    List<Term> terms = Evaluation.of(board).terms();
    for (int i = 0; i < terms.size(); i++) {
      parts.add(traced.part(i, terms.get(i)));
    }
    return new Appraisal(seat.color(), parts);
  }

  private Part part(int number, Term term) {
    var white = new Share(Color.WHITE);
    var black = new Share(Color.BLACK);
    for (Square square : Square.all()) {
      int man = board.at(square);
      boolean isOwn = Men.side(man) == Men.BLACK;
      Share share = isOwn == (seat.color() == Color.BLACK) ? black : white;
      if (man != Men.EMPTY) {
        share.add(seat.turned(square), worth(number, man, square));
      }
    }
    return Part.of(term.name(), seat.color(), term.value(), white, black);
  }

  /** What a man adds to its side's material, mobility or position. */
  private double worth(int number, int man, Square square) {
    return switch (number) {
      case 0 -> Men.worth(man);
      case 1 -> Evaluation.PER_MOVE * moves[square.index()];
      default -> Math.abs(Evaluation.placing(man, square));
    };
  }
}
