package games.janus.server.web;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How fast each client may go: so many a second, kept up for long, and some seconds' worth at once.
 */
public final class Pace {
  private static final int SECONDS_AT_ONCE = 5;
  private static final int MOST_CLIENTS = 4096;

  private final int perSecond;
  private final Map<String, Budget> budgets = new LinkedHashMap<>(64, 0.75f, true);

  public Pace(int perSecond) {
    this.perSecond = perSecond;
  }

  private static final class Budget {
    private double left;
    private long since;

    Budget(double left, long since) {
      this.left = left;
      this.since = since;
    }
  }

  public boolean allows(String client) {
    return allows(client, System.nanoTime());
  }

  synchronized boolean allows(String client, long now) {
    double most = (double) perSecond * SECONDS_AT_ONCE;
    Budget budget = budgets.computeIfAbsent(client, _ -> new Budget(most, now));
    budget.left = Math.min(most, budget.left + (now - budget.since) / 1e9 * perSecond);
    budget.since = now;
    if (budgets.size() > MOST_CLIENTS) {
      budgets.remove(budgets.keySet().iterator().next()); // the one not heard of for longest
    }
    if (budget.left < 1) {
      return false;
    }
    budget.left--;
    return true;
  }
}
