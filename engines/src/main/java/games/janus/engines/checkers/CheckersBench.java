package games.janus.engines.checkers;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * The same positions looked at to the same depth: the counts are the same on every run and machine,
 * until somebody changes how the player thinks.
 */
public final class CheckersBench {
  /** Deep enough to matter, quick enough to be run before every change is kept. */
  public static final int DEPTH = 15;

  private static final List<String> POSITIONS =
      List.of(
          "B:W21-32:B1-12",
          "W:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,13",
          "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,14,16",
          "B:W20,21,22,24,25,26,27,30,31,32:B1,2,3,4,6,8,9,10,12,14",
          "W:W19,20,22,25,26,27,30,31:B1,2,5,8,10,11,12,13",
          "B:W30,27,24,23,22,19,5:B21,13,12,11,10,6,1",
          "W:W12,15,16,25,30,32:B3,7,9,14,18,24",
          "B:W28,24,21,20,K2:BK27,19,15,11,7",
          "W:WK30,22,16,K2:B21,14,13,K10",
          "W:WK20,K17,K31,K30:B2,1,K13,K23");

  /**
   * What one position took.
   *
   * @param nodes the positions searched
   */
  public record Count(String fen, long nodes) {}

  private CheckersBench() {}

  /** The positions in FEN, the start first. */
  public static List<String> positions() {
    return POSITIONS;
  }

  /** Looks at one of the positions. */
  public static Count look(String fen, int depth) {
    Position position = Position.of(Fen.read(fen), RuleSet.ACF);
    var request =
        new SearchRequest<>(
            Game.from(Checkers.with(RuleSet.ACF), position),
            Level.FULL.id(),
            Limits.depth(depth),
            0,
            false);
    Thought<Move> thought = new JanusCheckers().think(request, SearchControl.patient());
    return new Count(fen, thought.counters().get(Metric.NODES));
  }

  /** Looks at all of them. */
  public static List<Count> run(int depth) {
    var counts = new ArrayList<Count>();
    for (String fen : POSITIONS) {
      counts.add(look(fen, depth));
    }
    return counts;
  }

  /** One number for all counts: their sum. */
  public static long signature(List<Count> counts) {
    long sum = 0;
    for (Count count : counts) {
      sum += count.nodes;
    }
    return sum;
  }
}
