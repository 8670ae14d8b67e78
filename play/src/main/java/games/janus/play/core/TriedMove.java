package games.janus.play.core;

import games.janus.engine.Finding.Bound;
import games.janus.engine.RootCounters;
import games.janus.engine.RootCounters.RootMove;
import games.janus.rules.game.GameType;
import games.janus.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A move of the position asked about, and what was looked at behind it.
 *
 * @param text as people read it
 * @param score null before it was known
 * @param bound whether that is the score; {@code at-most} where one reply was enough and the rest
 *     was cut off
 * @param nodes positions behind this move, the one it leads to included
 * @param plies the same by plies, from the position it leads to on; empty where the engine does not
 *     count so closely
 */
public record TriedMove(
    String id,
    String text,
    Optional<Double> score,
    Bound bound,
    long nodes,
    long cutoffs,
    List<PlyCounts> plies) {
  public TriedMove {
    plies = List.copyOf(plies);
  }

  /** Positions at one distance from the root, and cut-offs there. */
  @Wire.Tuple
  public record PlyCounts(long nodes, long cutoffs) {}

  /** Root moves as people and programs read them; a museum engine's need not be legal. */
  static <P, M> List<TriedMove> all(GameType<P, M> type, P position, List<RootMove<M>> moves) {
    List<M> legal = type.rules().legalMoves(position);
    var all = new ArrayList<TriedMove>();
    for (RootMove<M> move : moves) {
      String id = type.notation().moveId(position, move.move());
      var plies = new ArrayList<PlyCounts>();
      for (RootCounters.Ply ply : move.plies()) {
        plies.add(new PlyCounts(ply.nodes(), ply.cutoffs()));
      }
      all.add(
          new TriedMove(
              id,
              legal.contains(move.move()) ? type.notation().moveText(position, move.move()) : id,
              move.score(),
              move.bound(),
              move.nodes(),
              move.cutoffs(),
              plies));
    }
    return all;
  }
}
