package games.janus.engine;

/**
 * The counts of one thought. Written by the thread that searches and by nobody else; others get a
 * copy when that thread polls its {@link SearchControl}.
 */
public final class SearchCounters {
  private final long[] counts;

  public SearchCounters() {
    this(new long[Metric.values().length]);
  }

  private SearchCounters(long[] counts) {
    this.counts = counts;
  }

  /** One of this and nothing else. */
  public static SearchCounters one(Metric metric) {
    var counters = new SearchCounters();
    counters.count(metric);
    return counters;
  }

  /** One more. */
  public void count(Metric metric) {
    counts[metric.ordinal()]++;
  }

  public void add(Metric metric, long amount) {
    counts[metric.ordinal()] += amount;
  }

  public void set(Metric metric, long amount) {
    counts[metric.ordinal()] = amount;
  }

  public long get(Metric metric) {
    return counts[metric.ordinal()];
  }

  public SearchCounters copy() {
    return new SearchCounters(counts.clone());
  }
}
