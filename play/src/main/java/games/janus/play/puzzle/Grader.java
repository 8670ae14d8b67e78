package games.janus.play.puzzle;

import games.janus.engine.Engine;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Measures how hard a move is to find: how many positions a weak player needs until it has it. */
final class Grader<P, M> {
  /** The level that misjudges positions as a learner does, in both games. */
  private static final String LEVEL = "3";

  /** Who has not found it then does not find it. */
  static final long MOST = 20_000;

  private final GameType<P, M> type;
  private final Engine<P, M> player;
  private final BooleanSupplier isStopped;

  Grader(GameType<P, M> type, Engine<P, M> player, BooleanSupplier isStopped) {
    this.type = type;
    this.player = player;
    this.isStopped = isStopped;
  }

  /** The positions for the hardest of the moves to be found. */
  long effort(P start, List<M> line) {
    long most = 0;
    P position = start;
    for (int i = 0; i < line.size(); i++) {
      if (i % 2 == 0 && type.rules().legalMoves(position).size() > 1) {
        most = Math.max(most, effort(position, line.get(i)));
      }
      position = type.rules().play(position, line.get(i));
    }
    return most;
  }

  private long effort(P position, M move) {
    var finder = new Finder<>(move, isStopped);
    Thought<M> thought =
        player.think(
            new SearchRequest<>(
                Game.from(type.rules(), position), LEVEL, Limits.nodes(MOST), 0, false),
            finder);
    return thought.move().filter(move::equals).isPresent() ? Math.min(finder.since, MOST) : MOST;
  }

  /** Notes since when the player has meant to make the move. */
  private static final class Finder<M> implements SearchControl<M> {
    private final M move;
    private final BooleanSupplier isStopped;
    private long since = MOST;

    Finder(M move, BooleanSupplier isStopped) {
      this.move = move;
      this.isStopped = isStopped;
    }

    @Override
    public boolean shouldStop(SearchCounters counters) {
      return isStopped.getAsBoolean();
    }

    @Override
    public boolean isEnough(Finding<M> finding) {
      if (finding.rank() == 1 && !finding.line().isEmpty()) {
        boolean isFound = finding.line().getFirst().equals(move);
        since = isFound ? Math.min(since, finding.counters().get(Metric.NODES)) : MOST;
      }
      return false;
    }
  }
}
