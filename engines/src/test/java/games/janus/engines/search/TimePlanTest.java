package games.janus.engines.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.Finding;
import games.janus.engine.SearchCounters;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimePlanTest {
  @Test
  void aClockIsSharedAmongTheMovesToCome() {
    TimePlan plan = TimePlan.byClock(60_000, 0, 0, 0);
    assertThat(plan.soft()).isBetween(1_500L, 3_000L);
    assertThat(plan.hard()).isBetween(plan.soft() * 2, 36_000L);
  }

  @Test
  void anIncrementIsSpentAsItComes() {
    assertThat(TimePlan.byClock(10_000, 1_000, 0, 0).soft())
        .isGreaterThan(TimePlan.byClock(10_000, 0, 0, 0).soft() + 900);
  }

  @Test
  void theLastMoveBeforeANewPeriodMayUseAlmostAll() {
    TimePlan plan = TimePlan.byClock(1_000, 0, 1, 0);
    assertThat(plan.hard()).isBetween(900L, 999L);
  }

  @Test
  void anyClockAtAllOutlivesTheGame() {
    for (long left : new long[] {-500, 0, 1, 10, 100, 1_000, 3_600_000}) {
      for (long increment : new long[] {0, 10, 5_000}) {
        for (int movesToGo : new int[] {0, 1, 2, 40, 1_000}) {
          TimePlan plan = TimePlan.byClock(left, increment, movesToGo, 10);
          assertThat(plan.soft()).isBetween(1L, plan.hard());
          assertThat(plan.hard()).isLessThanOrEqualTo(Math.max(1, left - 10));
        }
      }
    }
  }

  @Test
  void aGameWithoutIncrementDoesNotRunOutOfTime() {
    long left = 2_000;
    for (int move = 0; move < 200; move++) {
      left -= Math.min(TimePlan.byClock(left, 0, 0, 5).soft(), left);
    }
    assertThat(left).isPositive();
  }

  @Test
  void aMoveTimeIsUsedUpButForTheOverhead() {
    assertThat(TimePlan.exactly(500, 20)).isEqualTo(new TimePlan(480, 480));
    assertThat(TimePlan.exactly(5, 20).hard()).isEqualTo(1);
  }

  @Test
  void aSteadyBestMoveSavesTime() {
    var timeManager = new TimeManager<String>(new TimePlan(1_000, 5_000));
    assertThat(timeManager.isEnough(found("e4", 30), 1_100)).isFalse();
    for (int look = 0; look < 6; look++) {
      timeManager.isEnough(found("e4", 30), 0);
    }
    assertThat(timeManager.isEnough(found("e4", 30), 700)).isTrue();
  }

  @Test
  void aDroppingScoreTakesMoreTime() {
    var timeManager = new TimeManager<String>(new TimePlan(1_000, 5_000));
    for (int look = 0; look < 6; look++) {
      timeManager.isEnough(found("e4", 60), 0);
    }
    assertThat(timeManager.isEnough(found("e4", 0), 700)).isFalse();
  }

  @Test
  void aBoundSettlesNothing() {
    var timeManager = new TimeManager<String>(new TimePlan(10, 10));
    var bound =
        new Finding<>(5, 5, 1, 0, Finding.Bound.AT_LEAST, List.of("e4"), new SearchCounters(), 0);
    assertThat(timeManager.isEnough(bound, 1_000)).isFalse();
  }

  @Test
  void withoutAClockNothingIsEverEnough() {
    var timeManager = new TimeManager<String>(TimePlan.ENDLESS);
    assertThat(timeManager.isEnough(found("e4", 0), Long.MAX_VALUE)).isFalse();
  }

  private static Finding<String> found(String move, int score) {
    return new Finding<>(
        5, 5, 1, score, Finding.Bound.EXACT, List.of(move), new SearchCounters(), 0);
  }
}
