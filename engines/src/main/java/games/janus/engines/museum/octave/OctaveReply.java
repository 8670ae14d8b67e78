package games.janus.engines.museum.octave;

import games.janus.engine.SearchCounters;
import games.janus.engine.Term;
import games.janus.engines.textbook.Textbook;
import games.janus.rules.Ascii;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;

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
  private static final String LETTERS_ELSEWHERE = " PNBRQK";

  static OctaveReply of(
      OctavePosition position,
      Textbook.Result<OctavePosition, OctaveMove> found,
      long nanosecondsThen) {
    var line = new ArrayList<String>();
    found.line().forEach(move -> line.add(move.toString()));
    return new OctaveReply(
        fen(position.board()),
        found.value(),
        line,
        Octave.terms(found, Chess1.DEPTH),
        found.counters(),
        nanosecondsThen);
  }

  private static String fen(Board board) {
    var fen = new StringBuilder();
    int empty = 0;
    for (int cell = 0; cell < 64; cell++) {
      Square square = Square.inCell(cell);
      int man = board.at(square);
      empty += man == Men.EMPTY ? 1 : 0;
      if (empty > 0 && (man != Men.EMPTY || square.column() == 7)) {
        fen.append(empty);
        empty = 0;
      }
      if (man != Men.EMPTY) {
        fen.append(letterElsewhere(man));
      }
      fen.append(square.column() == 7 && cell < 63 ? "/" : "");
    }
    return fen + " b - - 0 1";
  }

  /** Everybody else writes N for a horse and R for a castle. */
  private static char letterElsewhere(int man) {
    char letter = LETTERS_ELSEWHERE.charAt(Men.kind(man));
    return Men.side(man) == Men.BLACK ? Ascii.small(letter) : letter;
  }
}
