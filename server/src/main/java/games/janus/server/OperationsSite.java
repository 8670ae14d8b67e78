package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.GameStore;
import games.janus.server.store.StoreException;
import games.janus.server.web.Exchange;
import games.janus.server.web.Site;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * What those want to know who run the server: whether it lives, whether it should be sent people,
 * and its counts. It tells nothing of games or players.
 */
final class OperationsSite implements Site {
  private static final Duration LONGEST_WRITE = Duration.ofSeconds(10);

  /** Where servers share games, players must find the same time at all of them. */
  private static final long MOST_CLOCK_ERROR_MILLIS = 50;

  private final GameStore store;
  private final Metrics metrics;
  private final BooleanSupplier isLeaving;
  private final Routes health = new Routes();
  private final Routes all = new Routes();

  /**
   * Answers about one server.
   *
   * @param isLeaving whether it has been told to end
   */
  OperationsSite(GameStore store, Metrics metrics, BooleanSupplier isLeaving) {
    this.store = store;
    this.metrics = metrics;
    this.isLeaving = isLeaving;
    health
        .add("GET", "/healthz", (exchange, _) -> say(exchange, 200, "up"))
        .add("GET", "/readyz", (exchange, _) -> ready(exchange));
    all.add("GET", "/metrics", (exchange, _) -> metrics(exchange));
  }

  /** Answers a question that anybody may ask; false if it is another. */
  boolean answerHealth(Exchange exchange) {
    return health.answer(exchange);
  }

  void metrics(Exchange exchange) {
    exchange.set("Content-Type", "text/plain; version=0.0.4");
    exchange.send(200, metrics.text(store).getBytes(StandardCharsets.UTF_8));
  }

  private void ready(Exchange exchange) {
    String reason = reason();
    say(exchange, reason.isEmpty() ? 200 : 503, reason.isEmpty() ? "ready" : reason);
  }

  /** Why nobody should be sent here; for machines, so in one language. */
  private String reason() {
    if (isLeaving.getAsBoolean()) {
      return "stopping";
    }
    if (store.clockErrorMillis() > MOST_CLOCK_ERROR_MILLIS) {
      return "clock";
    }
    if (store.oldestWait().compareTo(LONGEST_WRITE) > 0) {
      return "slow-disk";
    }
    try {
      store.count();
      return "";
    } catch (StoreException _) {
      return "store";
    }
  }

  private static void say(Exchange exchange, int status, String word) {
    exchange.set("Content-Type", "text/plain");
    exchange.set("Cache-Control", "no-store");
    exchange.send(status, (word + "\n").getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void answer(Exchange exchange) {
    try {
      if (!health.answer(exchange) && !all.answer(exchange)) {
        throw new Refusal(Kind.UNKNOWN, Messages.httpNothingHere());
      }
    } catch (RuntimeException problem) {
      Answers.refuse(exchange, problem);
    }
  }

  @Override
  public String error(int status) {
    return Answers.json(new Refusal(Kind.REQUEST, Messages.httpNoRequest()));
  }

  @Override
  public Map<String, String> headers() {
    return Map.of("X-Content-Type-Options", "nosniff");
  }
}
