package games.janus.engines.museum.microchess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Appraisal;
import games.janus.engine.MoveExplainer;
import games.janus.rules.Color;

/**
 * A move that was weighed.
 *
 * @param move as the table knows it; it need not be legal
 * @param side who would make it
 * @param isBest whether it was better than all before it: the last of these is played
 * @param worth how its value came about, operation by operation
 */
public record Candidate(Move move, Color side, boolean isBest, JanusEvent.Worth worth)
    implements MoveExplainer.Valued<Move> {
  static Candidate of(Position position, JanusEvent.Valued valued) {
    Move move = TableMove.ofThought(position, valued.move());
    return new Candidate(move, position.turn(), valued.isBest(), valued.worth());
  }

  @Override
  public Appraisal appraisal() {
    return ValueTerms.appraisal(worth, side, move.to());
  }
}
