package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.web.Client;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Shares processors and memory between clients. Whatever computes is a {@link Job} on a platform
 * thread of its own; it goes on only while it has one of a few permits, and hands it over when
 * another client has had less. So a request that only reads or writes never waits for one that
 * computes, and nobody computes more because he asks more.
 */
final class Governor implements AutoCloseable {
  /** How long a job goes on before it looks whether somebody else should. */
  private static final long TURN_NANOS = 5_000_000;

  /** Jobs that have begun or wait, of everybody together. */
  private static final int MOST_JOBS = 100;

  /** A job that was stopped needs a moment to end: so long is waited for its place. */
  private static final long PLACE_PATIENCE_NANOS = 500_000_000;

  /** What a job is for. */
  enum Work {
    /** The move of a machine in a game that is played by link. */
    MACHINE(8, 1),
    /** What takes a few milliseconds. */
    QUICK(4, 16),
    /** What is longer than other questions, such as a file of games. */
    LONG(1, 2),
    SEARCH(1, 2),
    /** Questions that take their time. */
    QUESTION(1, 1),
    IMPORT(1, 1);

    /** How much more of a processor it gets than one of weight 1. */
    private final int weight;

    /** How many of them a client may have at once. */
    private final int each;

    Work(int weight, int each) {
      this.weight = weight;
      this.each = each;
    }

    private Refusal tooMany() {
      return switch (this) {
        case SEARCH -> new Refusal(Kind.TOO_MANY, Messages.jobsSearches(each));
        case QUICK, LONG, QUESTION, IMPORT, MACHINE ->
            new Refusal(Kind.TOO_MANY, Messages.jobsOneQuestion());
      };
    }
  }

  /** What a client uses. */
  private static final class Account {
    private final List<Job> jobs = new ArrayList<>();

    /** Requests for a place that are being looked at. */
    private int asking;

    /** Time with a permit, divided by weight. */
    private double used;

    private long count(Work work) {
      return jobs.stream().filter(job -> job.work == work).count();
    }
  }

  private final ReentrantLock lock = new ReentrantLock(true);
  private final Condition placeIsFree = lock.newCondition();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(Thread.ofPlatform().name("janus-job").daemon().factory());
  private final Map<Client, Account> accounts = new HashMap<>();
  private final List<Job> waiting = new ArrayList<>();
  private final long mostBytes;
  private int permits;
  private int jobs;
  private long bytes;
  private long refused;
  private boolean isClosed;

  /**
   * Nobody works yet.
   *
   * @param permits how many jobs go on at the same time
   * @param bytes of memory that all jobs may take together
   */
  Governor(int permits, long bytes) {
    this.permits = permits;
    this.mostBytes = bytes;
  }

  /** Jobs that have begun or wait. */
  int jobs() {
    return locked(() -> jobs);
  }

  /** Jobs that wait for a permit. */
  int waiting() {
    return locked(waiting::size);
  }

  long reservedBytes() {
    return locked(() -> bytes);
  }

  /** Jobs that were refused because everybody together had too many. */
  long refused() {
    return locked(() -> refused);
  }

  private <T> T locked(Supplier<T> question) {
    lock.lock();
    try {
      return question.get();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Takes a place and memory; {@link Job#start} must follow.
   *
   * @param memory bytes that it may need
   * @param longestMillis after which it is to stop
   * @throws Refusal if the client, or everybody together, has too much under way
   */
  Job admit(Client client, Work work, long memory, long longestMillis) {
    lock.lock();
    try {
      Account account = accounts.computeIfAbsent(client, _ -> new Account());
      account.asking++;
      try {
        awaitPlace(account, work);
        if (isClosed || jobs >= MOST_JOBS || (bytes > 0 && bytes + memory > mostBytes)) {
          refused++;
          throw new Refusal(Kind.BUSY, Messages.jobsBusy());
        }
        if (account.jobs.isEmpty()) {
          account.used = least(accounts.values().stream().flatMap(each -> each.jobs.stream()));
        }
        var job = new Job(client, account, work, memory, longestMillis);
        account.jobs.add(job);
        jobs++;
        bytes += memory;
        return job;
      } finally {
        account.asking--;
        forget(client, account);
      }
    } finally {
      lock.unlock();
    }
  }

  private void awaitPlace(Account account, Work work) {
    long left = PLACE_PATIENCE_NANOS;
    while (account.count(work) >= work.each) {
      try {
        left = placeIsFree.awaitNanos(left);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        left = 0;
      }
      if (left <= 0) {
        throw work.tooMany();
      }
    }
  }

  private void forget(Client client, Account account) {
    if (account.jobs.isEmpty() && account.asking == 0) {
      accounts.remove(client);
    }
  }

  /** Where a newcomer begins: nobody saves up while away, and nobody pays for that. */
  private static double least(Stream<Job> jobs) {
    return jobs.mapToDouble(job -> job.account.used).min().orElse(0);
  }

  /** Something that computes. */
  final class Job {
    private final Client client;
    private final Account account;
    private final Work work;
    private final long memory;
    private final long deadline;
    private double used;
    private volatile long begun;
    private final Condition mayGoOn = lock.newCondition();
    private volatile boolean isStopped;
    private volatile boolean hasBegun;
    private boolean hasPermit;
    private long turnBegan;
    private volatile @Nullable Thread thread;

    private Job(Client client, Account account, Work work, long memory, long longestMillis) {
      this.client = client;
      this.account = account;
      this.work = work;
      this.memory = memory;
      this.used = account.jobs.stream().mapToDouble(job -> job.used).min().orElse(0);
      this.deadline =
          TimeUnit.MILLISECONDS.toNanos(longestMillis); // at most, not beyond, 292 years
    }

    /** Runs on a thread of its own, with a permit unless it is stopped before it gets one. */
    void start(Consumer<Job> task) {
      threads.execute(() -> {
        thread = Thread.currentThread();
        try {
          takePermit();
          begun = System.nanoTime();
          hasBegun = true;
          task.accept(this);
        } finally {
          end();
        }
      });
    }

    /** Asks it to end; it does so at its next {@link #shouldStop}. */
    void stop() {
      lock.lock();
      try {
        isStopped = true;
        mayGoOn.signal();
      } finally {
        lock.unlock();
      }
    }

    /** Whether somebody has asked it to end; not whether its time is over. */
    boolean isStopped() {
      return isStopped;
    }

    /** Since its first turn; who waits for that loses no time to think. */
    long nanos() {
      return hasBegun ? System.nanoTime() - begun : 0;
    }

    /** Whether to end. To be asked often: this is where it waits while it is another's turn. */
    boolean shouldStop() {
      if (!mustEnd() && System.nanoTime() - turnBegan >= TURN_NANOS && isOurThread()) {
        handOver();
      }
      return mustEnd();
    }

    private boolean mustEnd() {
      return isStopped || nanos() >= deadline;
    }

    /** A search on several threads has one permit for them all. */
    private boolean isOurThread() {
      return Thread.currentThread().equals(thread);
    }

    private void takePermit() {
      lock.lock();
      try {
        awaitPermit();
      } finally {
        lock.unlock();
      }
    }

    private void awaitPermit() {
      waiting.add(this);
      grant();
      while (!hasPermit && !mustEnd()) {
        try {
          long left = mayGoOn.awaitNanos(deadline - nanos());
          assert left <= deadline;
        } catch (InterruptedException _) {
          Thread.currentThread().interrupt();
          isStopped = true;
        }
      }
      waiting.remove(this);
      turnBegan = System.nanoTime();
    }

    private void handOver() {
      lock.lock();
      try {
        charge();
        if (hasPermit && waiting.stream().anyMatch(other -> other.isBefore(this))) {
          giveBack();
          awaitPermit();
        }
      } finally {
        lock.unlock();
      }
    }

    /** Whether it is this one's turn: its client has used less, or it has, of the same client. */
    private boolean isBefore(Job other) {
      return !hasPermit
          && (account == other.account ? used < other.used : account.used < other.account.used);
    }

    private void charge() {
      long now = System.nanoTime();
      double price = (double) (now - turnBegan) / work.weight;
      used += price;
      account.used += price;
      turnBegan = now;
    }

    private void giveBack() {
      hasPermit = false;
      permits++;
      grant();
    }

    private void end() {
      lock.lock();
      try {
        if (hasPermit) {
          charge();
          giveBack();
        }
        account.jobs.remove(this);
        forget(client, account);
        jobs--;
        bytes -= memory;
        placeIsFree.signalAll();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Gives free permits to those who have used least. */
  private void grant() {
    while (permits > 0) {
      Job next = null;
      for (Job job : waiting) {
        if (!job.hasPermit && (next == null || job.isBefore(next))) {
          next = job;
        }
      }
      if (next == null) {
        return;
      }
      permits--;
      next.hasPermit = true;
      next.mayGoOn.signal();
    }
  }

  /** Takes no more, and stops those who are under way. */
  @Override
  public void close() {
    lock.lock();
    try {
      isClosed = true;
      accounts.values().forEach(account -> account.jobs.forEach(Job::stop));
    } finally {
      lock.unlock();
    }
    threads.shutdown();
  }
}
