package games.janus.engines.search;

import games.janus.engine.Finding;
import java.util.List;

/**
 * Time management of iterative deepening: says when the next iteration is no longer worth its time,
 * sooner when the best move has stayed the same, later when it has just changed or the score has
 * dropped.
 */
public final class TimeManager<M> {
  /** Part of the soft time, in hundredths, by how many iterations kept the best move. Untested. */
  private static final int[] BY_STEADINESS = {160, 125, 100, 85, 75, 65, 60};

  /** More of it, in hundredths, for each hundredth of a pawn the score has dropped. Untested. */
  private static final int PER_DROP = 1;

  /** And at most this much more, in hundredths. Untested. */
  private static final int MOST_FOR_DROP = 80;

  private final TimePlan plan;
  private List<M> lastLine = List.of();
  private int steadiness;
  private int lastScore;
  private int drop;
  private int looks;

  public TimeManager(TimePlan plan) {
    this.plan = plan;
  }

  /**
   * Takes what a finished look has found.
   *
   * @param elapsed milliseconds since the clock began to run
   * @return whether that should do
   */
  public boolean isEnough(Finding<M> finding, long elapsed) {
    if (!finding.isSettled()) {
      return false;
    }
    remember(finding);
    return !plan.isEndless() && elapsed >= softTime();
  }

  private void remember(Finding<M> finding) {
    List<M> line = finding.line();
    boolean isSame =
        !line.isEmpty() && !lastLine.isEmpty() && line.getFirst().equals(lastLine.getFirst());
    steadiness = isSame ? steadiness + 1 : 0;
    drop = looks == 0 ? 0 : Math.max(0, lastScore - finding.score());
    lastLine = line;
    lastScore = finding.score();
    looks++;
  }

  /** The soft time as it stands after what was found so far. */
  long softTime() {
    if (plan.soft() >= plan.hard()) {
      return plan.hard(); // all of it may be used
    }
    int steady = BY_STEADINESS[Math.min(steadiness, BY_STEADINESS.length - 1)];
    int worried = 100 + Math.min(MOST_FOR_DROP, drop * PER_DROP);
    return Math.min(plan.hard(), plan.soft() * steady * worried / 10_000);
  }
}
