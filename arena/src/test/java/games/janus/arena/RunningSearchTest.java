package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engines.search.TimePlan;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class RunningSearchTest {
  @Test
  void itIsOverWhenItsAnswerIsSaid() throws InterruptedException {
    var answers = new CountDownLatch(1);
    var isSaid = new AtomicBoolean();
    Runnable answer =
        () -> {
          answers.countDown();
          LockSupport.parkNanos(200_000_000);
          isSaid.set(true);
        };
    var search =
        RunningSearch.start(
            Timekeeper.<String>thinking(TimePlan.ENDLESS, _ -> {}), false, () -> answer);
    answers.await();
    boolean isOver = search.isOver();
    boolean wasSaid = isSaid.get(); // before anything else takes its time
    assertThat(isOver).isTrue();
    assertThat(wasSaid).isTrue();
  }
}
