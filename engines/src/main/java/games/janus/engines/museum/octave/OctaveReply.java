package games.janus.engines.museum.octave;

import games.janus.chess.Setup;
import games.janus.chess.notation.Fen;
import games.janus.engine.SearchCounters;
import games.janus.engine.Term;
import games.janus.engines.textbook.Textbook;
import games.janus.rules.Color;
import games.janus.rules.Lists;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the program thought before one of its moves.
 *
 * @param fen the position it thought about, Black to move; it knows of no castling and no en
 *     passant, so neither is in it
 * @param value in pawns from Black's side
 * @param line the move and how it expects the game to go on
 * @param terms what the position at the end of the line is worth, in the order they are added
 * @param nanosecondsThen how long the original took over as many positions
 */
public record OctaveReply(
    String fen,
    double value,
    List<String> line,
    List<Term> terms,
    SearchCounters counters,
    long nanosecondsThen) {
  static OctaveReply of(
      OctavePosition position,
      Textbook.Result<OctavePosition, OctaveMove> found,
      long nanosecondsThen) {
    return new OctaveReply(
        fen(position.board()),
        found.value(),
        Lists.map(found.line(), OctaveMove::toString),
        Octave.terms(found, Chess1.DEPTH),
        found.counters(),
        nanosecondsThen);
  }

  private static String fen(Board board) {
    var men = games.janus.chess.Board.empty();
    for (Square square : Square.all()) {
      if (board.at(square) != Men.EMPTY) {
        men = men.with(square, Seat.piece(board.at(square)));
      }
    }
    return Fen.write(new Setup(men, Color.BLACK, Set.of(), Optional.empty(), 0, 1));
  }
}
