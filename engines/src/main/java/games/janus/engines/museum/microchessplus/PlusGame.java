package games.janus.engines.museum.microchessplus;

import games.janus.chess.Move;
import games.janus.chess.Role;
import games.janus.engines.textbook.SearchedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Chess as the program searches it: captures first, and a pawn always becomes a queen. */
record PlusGame(Evaluation evaluation) implements SearchedGame<LookAhead, Move> {
  @Override
  public boolean maximises(LookAhead at) {
    return at.position().turn() == evaluation.machine();
  }

  @Override
  public List<Move> moves(LookAhead at, boolean ordered) {
    var moves = new ArrayList<Move>();
    for (Move move : at.position().legalMoves()) {
      if (isWanted(move)) {
        moves.add(move);
      }
    }
    return ordered ? inOrder(moves) : moves;
  }

  @Override
  public List<Move> captures(LookAhead at, boolean ordered) {
    var captures = new ArrayList<Move>();
    for (Move move : at.position().legalMoves()) {
      if (isWanted(move) && move.captured().isPresent()) {
        captures.add(move);
      }
    }
    return ordered ? inOrder(captures) : captures;
  }

  private static boolean isWanted(Move move) {
    return !(move instanceof Move.Promotion promotion) || promotion.becomes() == Role.QUEEN;
  }

  /** The most valuable victim first, taken by the least valuable man; ties stay put. */
  private static List<Move> inOrder(List<Move> moves) {
    moves.sort((one, other) -> urgency(other) - urgency(one));
    return moves;
  }

  private static int urgency(Move move) {
    return move.captured().isEmpty()
        ? 0
        : 10 * Men.worth(move.captured().get()) - Math.min(9, Men.worth(move.role()));
  }

  @Override
  public LookAhead play(LookAhead at, Move move) {
    return at.play(move);
  }

  @Override
  public OptionalDouble valueWhenOver(LookAhead at, int depth) {
    var end = evaluation.whenOver(at);
    return end.isPresent() ? OptionalDouble.of(end.get().value()) : OptionalDouble.empty();
  }

  @Override
  public double evaluate(LookAhead at) {
    return evaluation.score(at);
  }
}
