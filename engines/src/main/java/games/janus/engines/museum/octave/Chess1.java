package games.janus.engines.museum.octave;

import games.janus.engine.WholeTree.Switches;
import games.janus.engines.textbook.SearchedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Chess as the program searches it: Black maximises, White minimises, captures first.
 *
 * <p>Faithful, it keeps the mistake that marks its play: a mated side to move scores -9999
 * whichever side it is, and since Black maximises, Black never plays into a mate that it can see
 * itself giving. Repaired, a mate counts for the side that gives it; nothing else changes.
 */
record Chess1(boolean repaired) implements SearchedGame<OctavePosition, OctaveMove> {
  static final int DEPTH = 3;
  static final double MATE = 9999;

  static final Switches ALPHA_BETA = new Switches(true, true, false);

  @Override
  public boolean maximises(OctavePosition position) {
    return position.turn() == Men.BLACK;
  }

  /** What the captured man's code says is tried first: queens, then castles, bishops, horses. */
  @Override
  public List<OctaveMove> moves(OctavePosition position, boolean ordered) {
    if (!ordered) {
      return position.legalMoves();
    }
    var moves = new ArrayList<OctaveMove>(position.legalMoves());
    moves.sort((one, other) -> Men.kind(other.captured()) - Men.kind(one.captured()));
    return moves;
  }

  @Override
  public OctavePosition play(OctavePosition position, OctaveMove move) {
    return position.play(move);
  }

  @Override
  public OptionalDouble valueWhenOver(OctavePosition position, int depth) {
    if (position.isCheckmate()) {
      boolean whiteIsMated = position.turn() == Men.WHITE;
      return OptionalDouble.of(repaired && whiteIsMated ? MATE : -MATE);
    }
    if (position.isOpponentMated()) {
      boolean blackIsMated = position.turn() == Men.WHITE;
      return OptionalDouble.of(repaired && blackIsMated ? -MATE : MATE);
    }
    return position.legalMoves().isEmpty() ? OptionalDouble.of(0) : OptionalDouble.empty();
  }

  @Override
  public double evaluate(OctavePosition position) {
    return Evaluation.of(position.board()).total();
  }
}
