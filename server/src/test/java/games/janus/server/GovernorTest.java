package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.server.Governor.Job;
import games.janus.server.Governor.Work;
import games.janus.server.games.Refusal;
import games.janus.server.web.Client;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who computes, and for how long. */
@Timeout(60)
class GovernorTest {
  private static final Client ANN = new Client("192.0.2.1");
  private static final Client BOB = new Client("192.0.2.2");

  private final Governor governor = new Governor(1, 1000);

  @AfterEach
  void close() throws InterruptedException {
    governor.close();
    until(() -> governor.jobs() == 0);
  }

  private Job admit(Client client, Work work) {
    return governor.admit(client, work, 1, Long.MAX_VALUE);
  }

  /** Works until it is told to end, and counts for how long it had its turn. */
  private static AtomicLong work(Job job) {
    var turns = new AtomicLong();
    job.start(_ -> {
      while (!job.shouldStop()) {
        turns.incrementAndGet();
        nap(1);
      }
    });
    return turns;
  }

  private static void nap(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void until(BooleanSupplier isTrue) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!isTrue.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it has been long enough").isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  @Test
  void noMoreGoOnThanThereArePermits() throws InterruptedException {
    var together = new AtomicInteger();
    var most = new AtomicInteger();
    var done = new CountDownLatch(10);
    for (int i = 0; i < 10; i++) {
      Job job = admit(new Client("client " + i), Work.SEARCH);
      job.start(_ -> {
        for (int turn = 0; turn < 20; turn++) {
          most.accumulateAndGet(together.incrementAndGet(), Math::max);
          nap(1);
          together.decrementAndGet();
          assertThat(job.shouldStop()).isFalse();
        }
        done.countDown();
      });
    }
    assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(most).hasValue(1);
  }

  @Test
  void whoAsksTwiceGetsNoMoreThanWhoAsksOnce() throws InterruptedException {
    AtomicLong first = work(admit(ANN, Work.SEARCH));
    AtomicLong second = work(admit(ANN, Work.SEARCH));
    AtomicLong other = work(admit(BOB, Work.SEARCH));
    until(() -> other.get() >= 300);
    long annsShare = first.get() + second.get();
    assertThat((double) annsShare / other.get()).isBetween(0.5, 2.0);
    assertThat(first.get()).as("a client's own jobs share too").isPositive();
    assertThat(second.get()).isPositive();
  }

  @Test
  void whatTakesAMomentDoesNotWaitForWhatTakesLong() throws InterruptedException {
    work(admit(ANN, Work.SEARCH));
    work(admit(ANN, Work.SEARCH));
    until(() -> governor.waiting() == 1);
    nap(200);
    for (Client client : List.of(ANN, BOB)) {
      var done = new CountDownLatch(1);
      admit(client, Work.QUICK).start(_ -> done.countDown());
      assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void whoIsStoppedWhileWaitingEndsAtOnce() throws InterruptedException {
    var isReleased = new CountDownLatch(1);
    holdThePermit(isReleased);
    Job waiting = admit(BOB, Work.SEARCH);
    var ended = new CountDownLatch(1);
    waiting.start(job -> {
      assertThat(job.shouldStop()).isTrue();
      ended.countDown();
    });
    until(() -> governor.waiting() == 1);
    assertThat(ended.getCount()).isEqualTo(1);
    waiting.stop();
    assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
    isReleased.countDown();
  }

  /** Ann has the permit when this returns, and looks at nothing. */
  private void holdThePermit(CountDownLatch isReleased) {
    var hasBegun = new CountDownLatch(1);
    admit(ANN, Work.IMPORT)
        .start(_ -> {
          hasBegun.countDown();
          await(isReleased);
        });
    await(hasBegun);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aDeadlineEndsAJobButNotWhileItWaitsForItsFirstTurn() throws InterruptedException {
    var isReleased = new CountDownLatch(1);
    holdThePermit(isReleased);
    Job late = governor.admit(BOB, Work.SEARCH, 1, 300);
    AtomicLong turns = work(late);
    nap(400);
    assertThat(turns).hasValue(0);
    isReleased.countDown();
    until(() -> governor.jobs() == 0);
    assertThat(turns.get()).isPositive();
  }

  @Test
  void aClientHasTwoSearchesAndOneQuestion() {
    work(admit(ANN, Work.SEARCH));
    work(admit(ANN, Work.SEARCH));
    work(admit(ANN, Work.QUESTION));
    assertThatThrownBy(() -> admit(ANN, Work.SEARCH))
        .isInstanceOfSatisfying(
            Refusal.class, no -> assertThat(no.kind()).isEqualTo(Refusal.Kind.TOO_MANY));
    assertThatThrownBy(() -> admit(ANN, Work.QUESTION)).isInstanceOf(Refusal.class);
    work(admit(BOB, Work.SEARCH));
  }

  @Test
  void aHundredJobsAreEnough() throws InterruptedException {
    List<Job> jobs = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      Job job = admit(new Client("client " + i), Work.SEARCH);
      jobs.add(job);
      work(job);
    }
    assertThatThrownBy(() -> admit(new Client("one more"), Work.SEARCH))
        .isInstanceOfSatisfying(Refusal.class, no -> assertThat(no.kind().status()).isEqualTo(503));
    assertThat(governor.refused()).isEqualTo(1);
    jobs.forEach(Job::stop);
    until(() -> governor.jobs() == 0);
    assertThat(governor.reservedBytes()).isZero();
  }

  @Test
  void memoryIsReservedBeforeItIsTaken() throws InterruptedException {
    Job first = governor.admit(ANN, Work.SEARCH, 700, Long.MAX_VALUE);
    work(first);
    assertThatThrownBy(() -> governor.admit(BOB, Work.SEARCH, 400, Long.MAX_VALUE))
        .isInstanceOf(Refusal.class);
    work(governor.admit(BOB, Work.SEARCH, 300, Long.MAX_VALUE));
    governor.close();
    until(() -> governor.jobs() == 0);
    assertThat(governor.reservedBytes()).isZero();
  }

  @Test
  void whatNeedsMoreThanThereIsMayTryAlone() {
    work(governor.admit(ANN, Work.LONG, 5000, Long.MAX_VALUE));
    assertThat(governor.reservedBytes()).isEqualTo(5000);
  }

  @Test
  void aTaskThatFailsLeavesItsPlace() throws InterruptedException {
    admit(ANN, Work.QUESTION)
        .start(_ -> {
          throw new AssertionError("on purpose");
        });
    until(() -> governor.jobs() == 0);
    work(admit(ANN, Work.QUESTION));
  }
}
