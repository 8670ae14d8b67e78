package games.janus.server.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** How long a ping takes to come back: the longest of the last few. */
final class RoundTrips {
  private static final int MOST = 8;
  private static final long NONE = -1;

  private final Deque<Long> nanos = new ArrayDeque<>();
  private long sentAt = NONE;

  synchronized void sent(long now) {
    if (sentAt == NONE) {
      sentAt = now;
    }
  }

  synchronized void answered(long now) {
    if (sentAt == NONE) {
      return; // nobody has asked
    }
    nanos.addLast(now - sentAt);
    sentAt = NONE;
    if (nanos.size() > MOST) {
      nanos.removeFirst();
    }
  }

  /** One that has not come back yet counts as far as it has got. */
  synchronized long longestMillis(long now) {
    long longest = sentAt == NONE ? 0 : now - sentAt;
    for (long each : nanos) {
      longest = Math.max(longest, each);
    }
    return TimeUnit.NANOSECONDS.toMillis(longest);
  }
}
