package games.janus.arena.match;

import games.janus.rules.Color;
import java.util.List;

/**
 * What the moves of one side have cost.
 *
 * @param cpuNanos how long the processor was busy with them
 * @param nodes positions looked at, as far as the player told
 */
public record Effort(int moves, long cpuNanos, long nodes) {
  static final Effort NONE = new Effort(0, 0, 0);

  Effort with(List<MoveNote> notes, Color side) {
    var own = notes.stream().filter(note -> note.side() == side).toList();
    return new Effort(
        moves + own.size(),
        cpuNanos + own.stream().mapToLong(MoveNote::cpuNanos).sum(),
        nodes + own.stream().mapToLong(MoveNote::nodes).sum());
  }

  public double cpuMillisOfMove() {
    return cpuNanos / 1e6 / Math.max(1, moves);
  }

  public long nodesOfMove() {
    return nodes / Math.max(1, moves);
  }
}
