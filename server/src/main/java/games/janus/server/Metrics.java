package games.janus.server;

import games.janus.server.store.GameStore;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What the server counts, as Prometheus reads it. */
final class Metrics {
  private final LongAdder[] answers = new LongAdder[6];
  private final LongAdder moves = new LongAdder();
  private final LongAdder searches = new LongAdder();
  private final AtomicLong running = new AtomicLong();
  private final AtomicLong sockets = new AtomicLong();

  Metrics() {
    for (int i = 0; i < answers.length; i++) {
      answers[i] = new LongAdder();
    }
  }

  void answered(int status) {
    answers[Math.clamp(status / 100, 0, answers.length - 1)].increment();
  }

  void movesKept(int count) {
    moves.add(count);
  }

  void searchBegan() {
    searches.increment();
    running.incrementAndGet();
  }

  void searchEnded() {
    running.decrementAndGet();
  }

  void socketOpened() {
    sockets.incrementAndGet();
  }

  void socketClosed() {
    sockets.decrementAndGet();
  }

  long runningSearches() {
    return running.get();
  }

  long openSockets() {
    return sockets.get();
  }

  String text(GameStore store) {
    return """
    # HELP janus_games Games in the store.
    # TYPE janus_games gauge
    janus_games %d
    # HELP janus_http_answers_total Answers by the first digit of their status.
    # TYPE janus_http_answers_total counter
    janus_http_answers_total{status="1xx"} %d
    janus_http_answers_total{status="2xx"} %d
    janus_http_answers_total{status="3xx"} %d
    janus_http_answers_total{status="4xx"} %d
    janus_http_answers_total{status="5xx"} %d
    # HELP janus_moves_total Moves that were acknowledged and are on the disk.
    # TYPE janus_moves_total counter
    janus_moves_total %d
    # HELP janus_searches_total Searches that were started.
    # TYPE janus_searches_total counter
    janus_searches_total %d
    # HELP janus_searches_running Searches that are running.
    # TYPE janus_searches_running gauge
    janus_searches_running %d
    # HELP janus_sockets WebSockets that are open.
    # TYPE janus_sockets gauge
    janus_sockets %d
    # HELP janus_commits_total Commits to the disk.
    # TYPE janus_commits_total counter
    janus_commits_total %d
    # HELP janus_commit_seconds_total Seconds spent on commits to the disk.
    # TYPE janus_commit_seconds_total counter
    janus_commit_seconds_total %s
    # HELP janus_heap_bytes Memory used by Java objects.
    # TYPE janus_heap_bytes gauge
    janus_heap_bytes %d
    # HELP janus_uptime_seconds Seconds since the process started.
    # TYPE janus_uptime_seconds gauge
    janus_uptime_seconds %s
    """
        .formatted(
            store.count(),
            answers[1].sum(),
            answers[2].sum(),
            answers[3].sum(),
            answers[4].sum(),
            answers[5].sum(),
            moves.sum(),
            searches.sum(),
            running.get(),
            sockets.get(),
            store.commits(),
            store.commitSeconds(),
            Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory(),
            ManagementFactory.getRuntimeMXBean().getUptime() / 1e3);
  }
}
