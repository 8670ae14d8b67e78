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
    var text = new StringBuilder();
    add(text, "janus_games", "gauge", "Games that are kept.", store.count());
    text.append("# HELP janus_http_answers_total Answers by the first figure of their status.\n");
    text.append("# TYPE janus_http_answers_total counter\n");
    for (int i = 1; i < answers.length; i++) {
      text.append("janus_http_answers_total{status=\"").append(i).append("xx\"} ");
      text.append(answers[i].sum()).append('\n');
    }
    add(text, "janus_moves_total", "counter", "Moves acknowledged and on disk.", moves.sum());
    add(text, "janus_searches_total", "counter", "Searches begun.", searches.sum());
    add(text, "janus_searches_running", "gauge", "Searches under way.", running.get());
    add(text, "janus_sockets", "gauge", "WebSockets that are open.", sockets.get());
    add(text, "janus_commits_total", "counter", "Trips to the disk.", store.commits());
    add(
        text,
        "janus_commit_seconds_total",
        "counter",
        "Seconds spent on trips to the disk.",
        store.commitSeconds());
    add(text, "janus_heap_bytes", "gauge", "Memory in use by Java objects.", heap());
    add(
        text,
        "janus_uptime_seconds",
        "gauge",
        "Seconds since the process began.",
        ManagementFactory.getRuntimeMXBean().getUptime() / 1e3);
    return text.toString();
  }

  private static long heap() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static void add(StringBuilder text, String name, String type, String help, long value) {
    add(text, name, type, help, Long.toString(value));
  }

  private static void add(StringBuilder text, String name, String type, String help, double value) {
    add(text, name, type, help, Double.toString(value));
  }

  private static void add(StringBuilder text, String name, String type, String help, String value) {
    text.append("# HELP ").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    text.append(name).append(' ').append(value).append('\n');
  }
}
