package games.janus.server;

import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.store.GameStore;
import games.janus.server.web.Exchange;
import games.janus.server.web.Site;
import games.janus.server.wire.GamesReply.Health;
import java.util.Map;

/** Everything that can be asked of the server. */
final class JanusSite implements Site {
  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none';"
              + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Embedder-Policy",
          "require-corp",
          "Cross-Origin-Resource-Policy",
          "same-origin");

  private final String version;
  private final Guard guard;
  private final GameStore store;
  private final Metrics metrics;
  private final OperationsSite operations;
  private final ThinkTank thinkers;
  private final PageFiles page;
  private final Routes routes = new Routes();

  JanusSite(
      ServerOptions options,
      Guard guard,
      GameStore store,
      Metrics metrics,
      OperationsSite operations,
      ThinkTank thinkers,
      GamesApi games,
      LinksApi links,
      CoreApi core) {
    this.version = options.version();
    this.guard = guard;
    this.store = store;
    this.metrics = metrics;
    this.operations = operations;
    this.thinkers = thinkers;
    this.page = new PageFiles(options.page());
    games.route(routes);
    links.route(routes);
    routes
        .add("GET", "/api/health", (exchange, _) -> health(exchange))
        .add("GET", "/api/think", (exchange, _) -> think(exchange))
        .add("POST", "/api/desk", (exchange, _) -> core.answer(exchange));
    if (!options.deployment().isPublic()) {
      routes.add("GET", "/api/metrics", (exchange, _) -> operations.metrics(exchange));
    }
  }

  @Override
  public Map<String, String> headers() {
    return HEADERS;
  }

  @Override
  public void answer(Exchange exchange) {
    RequestLanguage.in(RequestLanguage.of(exchange), () -> answerInLanguage(exchange));
  }

  private void answerInLanguage(Exchange exchange) {
    try {
      if (operations.answerHealth(exchange)) {
        return; // a watchdog or a proxy asks, by whatever name
      }
      guard.check(exchange);
      if (!routes.answer(exchange)) {
        answerPage(exchange);
      }
    } catch (RuntimeException problem) {
      Answers.refuse(exchange, problem);
    } finally {
      metrics.answered(exchange.status());
    }
  }

  private void answerPage(Exchange exchange) {
    if (exchange.path().startsWith("/api/")) {
      throw new Refusal(Kind.UNKNOWN, Messages.httpNothingHere());
    }
    if (!exchange.method().equals("GET") && !exchange.method().equals("HEAD")) {
      throw new Refusal(Kind.METHOD, Messages.httpReadOnly());
    }
    page.serve(exchange);
  }

  /** Fails, and is answered so, when the games cannot be read. */
  private void health(Exchange exchange) {
    Answers.ok(exchange, new Health("up", "janus", version, store.count()));
  }

  private void think(Exchange exchange) {
    guard.checkOrigin(exchange);
    if (!exchange.upgrade(new ThinkSocket(thinkers, metrics, Language.current()))) {
      throw Refusal.request(Messages.httpNoSocket());
    }
  }

  @Override
  public String error(int status) {
    metrics.answered(status);
    Kind kind = status >= 500 ? Kind.FAILURE : Kind.REQUEST;
    return Answers.json(new Refusal(kind, reason(status)));
  }

  /** Our own words: what came may not be fit to be shown. */
  private static Message reason(int status) {
    return switch (status) {
      case 408 -> Messages.httpTooSlow();
      case 500 -> Messages.httpFailed();
      case 505 -> Messages.httpVersion();
      default -> Messages.httpNoRequest();
    };
  }
}
