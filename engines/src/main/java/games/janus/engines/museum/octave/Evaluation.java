package games.janus.engines.museum.octave;

import games.janus.engine.Term;
import games.janus.message.Messages;
import games.janus.rules.Square;
import java.util.List;

/**
 * What the program thinks of a board, in pawns from Black's side.
 *
 * <p>The numbers are doubles and are added square by square in the program's order: tenths are not
 * exact in binary, and the dust they leave behind decides between moves that are equal on paper.
 * The opening position is worth -2.8e-17.
 *
 * @param material Black's men less White's
 * @param mobility a tenth for every move more, legal or not
 * @param position pawns on their way and men in the centre
 */
record Evaluation(double material, double mobility, double position) {
  static final double PER_MOVE = 0.1;
  private static final double PER_PAWN_STEP = 0.1;
  private static final double IN_THE_CENTRE = 0.3;

  static Evaluation of(Board board) {
    double material = 0;
    double position = 0;
    for (Square square : Square.all()) {
      int man = board.at(square);
      material -= Men.side(man) * Men.worth(man);
      position += placing(man, square);
    }
    int moreMoves =
        MoveGenerator.moves(board, Men.BLACK).size() - MoveGenerator.moves(board, Men.WHITE).size();
    return new Evaluation(material, PER_MOVE * moreMoves, position);
  }

  static double placing(int man, Square square) {
    return switch (Men.kind(man)) {
      case Men.EMPTY, Men.KING -> 0;
      case Men.PAWN -> man > 0 ? -PER_PAWN_STEP * square.rank() : PER_PAWN_STEP * square.row();
      default -> isCentral(square) ? -Men.side(man) * IN_THE_CENTRE : 0;
    };
  }

  /** Files c to f of rows 4 and 5. */
  private static boolean isCentral(Square square) {
    return square.file() >= 2 && square.file() <= 5 && square.rank() >= 3 && square.rank() <= 4;
  }

  double total() {
    return material + mobility + position;
  }

  /** The parts in the order in which they are added. */
  List<Term> terms() {
    return List.of(
        new Term(Messages.termMaterial().text(), material),
        new Term(Messages.termMobility().text(), mobility),
        new Term(Messages.termPosition().text(), position));
  }
}
