package games.janus.server;

import games.janus.server.games.Archive;
import games.janus.server.store.GameStore;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

/** A running server: the page, the games, and the engines of this machine. */
public final class Server implements AutoCloseable {
  /** Questions that take their time, of everybody together, and how long one may take. */
  private static final int SLOW_QUESTIONS = 4;

  private static final Duration LONGEST_QUESTION = Duration.ofSeconds(60);

  /** How many ports are tried, one after another, when others are taken. */
  private static final int PORTS_TRIED = 20;

  private static final Duration HEADER_PATIENCE = Duration.ofSeconds(10);
  private static final Duration IDLE_PATIENCE = Duration.ofMinutes(2);

  private final ServerOptions options;
  private final DataFolder folder;
  private final GameStore store;
  private final Metrics metrics;
  private final ThinkTank thinkers;
  private final SlowDesk slow;
  private final WebServer web;
  private final AtomicBoolean isClosed = new AtomicBoolean();

  private Server(
      ServerOptions options,
      DataFolder folder,
      GameStore store,
      Metrics metrics,
      ThinkTank thinkers,
      SlowDesk slow,
      WebServer web) {
    this.options = options;
    this.folder = folder;
    this.store = store;
    this.metrics = metrics;
    this.slow = slow;
    this.thinkers = thinkers;
    this.web = web;
  }

  /**
   * Starts a server. If its port is taken it listens on the next one that is free.
   *
   * @throws DataFolder.UnusableException if its games are in use or cannot be kept there
   * @throws games.janus.server.store.StoreException if the file of games cannot be opened
   * @throws IOException if it can listen nowhere
   */
  public static Server start(ServerOptions options) throws IOException {
    LogSettings.apply();
    DataFolder folder = DataFolder.take(options.data());
    try {
      NativeFolder.prepare(folder.path());
      GameStore store = GameStore.open(folder.path());
      try {
        Server server = listen(options, folder, store);
        folder.announce(server.address());
        return server;
      } catch (IOException | RuntimeException problem) {
        store.close();
        throw problem;
      }
    } catch (IOException | RuntimeException problem) {
      folder.close();
      throw problem;
    }
  }

  private static Server listen(ServerOptions options, DataFolder folder, GameStore store)
      throws IOException {
    var metrics = new Metrics();
    var archive = new Archive(store, Clock.systemUTC());
    var guard =
        new Guard(
            new HostNames(options.host()), new Pace(options.caps().changesPerSecond()), metrics);
    var thinkers = new ThinkTank(archive, options.caps(), metrics);
    var slow = new SlowDesk(SLOW_QUESTIONS, LONGEST_QUESTION, metrics);
    WebServer web =
        WebServer.builder()
            .host(options.host())
            .port(freePort(options))
            .shutdownHook(false) // whoever starts a server says when it ends
            .connectionOptions(socket ->
                socket.tcpNoDelay(true).readTimeout(HEADER_PATIENCE)) // small answers go at once
            .idleConnectionTimeout(IDLE_PATIENCE)
            .maxTcpConnections(options.caps().connections())
            .maxPayloadSize(3L * options.caps().importBytes())
            .backlog(1024)
            .protocolsDiscoverServices(false)
            .featuresDiscoverServices(false)
            .addProtocol(
                Http1Config.builder()
                    .maxHeadersSize(options.caps().headerBytes())
                    .maxPrologueLength(options.caps().headerBytes() / 2)
                    .build())
            .addProtocol(WsConfig.builder().maxFrameLength(options.caps().messageBytes()).build())
            .directHandlers(DirectAnswers.handlers())
            .addRouting(routing(options, store, archive, guard, slow, metrics))
            .addRouting(
                WsRouting.builder()
                    .endpoint("/api/think", () -> new ThinkSocket(thinkers, guard, metrics)))
            .build()
            .start();
    return new Server(options, folder, store, metrics, thinkers, slow, web);
  }

  private static HttpRouting.Builder routing(
      ServerOptions options,
      GameStore store,
      Archive archive,
      Guard guard,
      SlowDesk slow,
      Metrics metrics) {
    var page = new PageFiles(options.page());
    var desk = new DeskApi(options.caps(), slow);
    HttpRouting.Builder routing =
        HttpRouting.builder()
            .addFilter(guard::filter)
            .error(
                RuntimeException.class,
                (_, response, problem) -> Answers.trouble(response, problem));
    new GamesApi(archive, options.caps(), metrics).route(routing);
    return routing
        .get(
            "/api/health",
            (_, response) -> Answers.ok(response, Health.json(options.version(), store)))
        .get(
            "/api/metrics",
            (_, response) -> {
              response
                  .headers()
                  .set(io.helidon.http.HeaderNames.CONTENT_TYPE, "text/plain; version=0.0.4");
              response.send(metrics.text(store));
            })
        .post("/api/desk", desk::answer)
        .any(
            "/api/*",
            (_, response) ->
                Answers.error(
                    response, Status.NOT_FOUND_404, "unknown", "there is nothing to ask here"))
        .get("/*", page::serve)
        .any(
            "/*",
            (_, response) ->
                Answers.error(
                    response, Status.METHOD_NOT_ALLOWED_405, "request", "pages can only be read"));
  }

  /** The port that was wished for, or the first one after it that nobody listens on. */
  private static int freePort(ServerOptions options) throws IOException {
    if (options.port() == 0) {
      return 0;
    }
    InetAddress address = InetAddress.getByName(options.host());
    for (int port = options.port(); port < options.port() + PORTS_TRIED && port < 65536; port++) {
      try (var probe = new ServerSocket()) {
        probe.setReuseAddress(true);
        probe.bind(new InetSocketAddress(address, port));
        return port;
      } catch (BindException _) {
        // taken, or not for us: the next one
      }
    }
    throw new BindException(
        "no free port from "
            + options.port()
            + " to "
            + (options.port() + PORTS_TRIED - 1)
            + " on "
            + options.host());
  }

  public int port() {
    return web.port();
  }

  /** What to type into a browser. */
  public String address() {
    String host = options.host();
    String shown = host.equals("0.0.0.0") || host.equals("::") ? ServerOptions.LOOPBACK : host;
    return "http://" + (shown.contains(":") ? "[" + shown + "]" : shown) + ":" + port() + "/";
  }

  /** Where the games are. */
  public GameStore store() {
    return store;
  }

  Metrics metrics() {
    return metrics;
  }

  /** Stops, once: searches first, then the doors, then the file, with everything written. */
  @Override
  public void close() {
    if (!isClosed.compareAndSet(false, true)) {
      return;
    }
    thinkers.close();
    slow.close();
    web.stop();
    store.close();
    folder.close();
  }
}
