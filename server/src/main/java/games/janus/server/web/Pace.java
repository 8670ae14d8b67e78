package games.janus.server.web;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How fast anybody may go: so much at once, and the same again within a time, evenly. Each key (a
 * {@link Client}, a seat, a game) has a budget of its own.
 */
public final class Pace {
  private static final int MOST_KEYS = 4096;

  private final long most;
  private final double perNano;
  private final Map<Object, Budget> budgets = new LinkedHashMap<>(64, 0.75f, true);

  public Pace(long most, Duration within) {
    this.most = most;
    this.perNano = (double) most / within.toNanos();
  }

  private static final class Budget {
    private double left;
    private long since;

    Budget(double left, long since) {
      this.left = left;
      this.since = since;
    }
  }

  /** Whether one more is allowed; then it is taken. */
  public boolean allows(Object key) {
    return allows(key, 1);
  }

  /** Whether so much more is allowed; then it is taken. */
  public boolean allows(Object key, long amount) {
    return allows(key, amount, System.nanoTime());
  }

  synchronized boolean allows(Object key, long amount, long now) {
    Budget budget = budgets.computeIfAbsent(key, _ -> new Budget(most, now));
    budget.left = Math.min((double) most, budget.left + (now - budget.since) * perNano);
    budget.since = now;
    if (budgets.size() > MOST_KEYS) {
      budgets.remove(budgets.keySet().iterator().next()); // the one not heard of for longest
    }
    if (budget.left < amount) {
      return false;
    }
    budget.left -= amount;
    return true;
  }
}
