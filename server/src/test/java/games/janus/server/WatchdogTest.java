package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WatchdogTest {
  private final CountDownLatch ended = new CountDownLatch(1);

  private Watchdog watching(BooleanSupplier probe) {
    var dog = new Watchdog(probe, ended::countDown);
    dog.start(1);
    return dog;
  }

  @Test
  void itEndsAServerThatDoesNotAnswerThreeTimesRunning() throws InterruptedException {
    var asked = new AtomicInteger();
    try (Watchdog _ = watching(() -> asked.incrementAndGet() % 3 == 0)) {
      assertThat(ended.await(200, TimeUnit.MILLISECONDS)).isFalse();
    }
    var inVain = new AtomicInteger();
    try (Watchdog _ = watching(() -> inVain.incrementAndGet() < 0)) {
      assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
      assertThat(inVain.get()).isEqualTo(3);
    }
  }

  @Test
  void aQuestionThatHangsIsNoAnswer() throws InterruptedException {
    var never = new CountDownLatch(1);
    try (Watchdog _ =
        watching(() -> {
          try {
            return never.await(1, TimeUnit.MINUTES);
          } catch (InterruptedException _) {
            return false;
          }
        })) {
      assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
    } finally {
      never.countDown();
    }
  }
}
