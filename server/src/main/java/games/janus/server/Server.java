package games.janus.server;

import games.janus.message.Messages;
import games.janus.server.games.Archive;
import games.janus.server.games.Links;
import games.janus.server.store.GameStore;
import games.janus.server.web.Door;
import games.janus.server.web.TrustedProxies;
import games.janus.server.web.WebServer;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** A running server: the page, the games, and the engines of this machine. */
public final class Server implements AutoCloseable {
  /** Where SQLite looks for the folder of its library. */
  private static final String SETTING = "org.sqlite.tmpdir";

  /** Of the disk of a public server: enough for the games that go on. */
  private static final long LEAST_FREE = 512L << 20;

  private final ServerOptions options;
  private final DataFolder folder;
  private final GameStore store;
  private final Metrics metrics = new Metrics();
  private final Governor governor;
  private final LiveGames live;
  private final WebServer web;
  private final Optional<WebServer> operations;
  private final Upkeep upkeep;
  private final Optional<Watchdog> watchdog;
  private final AtomicBoolean isClosed = new AtomicBoolean();

  /**
   * Starts a server. If its port is taken it listens on the next one that is free.
   *
   * @throws DataFolder.UnusableException if its games are in use or cannot be kept there
   * @throws games.janus.server.store.StoreException if the file of games cannot be opened
   * @throws IOException if it can listen nowhere
   */
  public static Server start(ServerOptions options) throws IOException {
    return start(options, Hosting.USUAL);
  }

  static Server start(ServerOptions options, Hosting hosting) throws IOException {
    RequestLanguage.follow();
    DataFolder folder = DataFolder.take(options.data());
    try {
      prepareNative(folder.path());
      Path games = folder.path();
      GameStore store =
          options
              .deployment()
              .shared()
              .map(shared -> GameStore.open(shared.url()))
              .orElseGet(() -> GameStore.open(games));
      try {
        Server server = new Server(options, hosting, folder, store);
        folder.announce(server.ownAddress());
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

  private Server(ServerOptions options, Hosting hosting, DataFolder folder, GameStore store)
      throws IOException {
    this.options = options;
    this.folder = folder;
    this.store = store;
    Caps caps = options.caps();
    Clock clock = store.clock(hosting.clock());
    var archive = new Archive(store, clock);
    int processors = Runtime.getRuntime().availableProcessors();
    // Where many come, one is left for those who only read and write.
    int permits = options.deployment().isPublic() ? Math.max(1, processors - 1) : processors;
    governor = new Governor(permits, Runtime.getRuntime().maxMemory() / 2);
    var computed = new ComputedAnswers(governor);
    var thinkers = new ThinkTank(archive, caps, governor, metrics);
    var links = new Links(archive, store, clock, node(options));
    var machines = new MachineSeats(links, governor, metrics, clock);
    live = new LiveGames(links, thinkers, machines, metrics, clock);
    var guard = new Guard(options);
    var operationsSite = new OperationsSite(store, metrics, isClosed::get);
    var site =
        new JanusSite(
            options,
            guard,
            store,
            metrics,
            operationsSite,
            thinkers,
            new GamesApi(archive, hosting, caps, computed, metrics),
            new LinksApi(links, live, guard, caps),
            new CoreApi(caps, computed, metrics));
    web = new WebServer(site, caps.web(), options.door(), options.deployment().proxies());
    try {
      web.listen();
    } catch (BindException problem) {
      if (!(options.door() instanceof Door.Port port)) {
        throw problem;
      }
      throw new BindException(
          Messages.storeNoPort(port.number(), port.number() + port.tries() - 1).text());
    }
    operations = operations(operationsSite);
    upkeep = upkeep(hosting);
    watchdog = watchdog();
  }

  private static String node(ServerOptions options) {
    return options.deployment().shared().map(Deployment.Shared::node).orElse("sqlite");
  }

  private Optional<WebServer> operations(OperationsSite site) throws IOException {
    Optional<Door> door = options.deployment().operations().door();
    if (door.isEmpty()) {
      return Optional.empty();
    }
    var server = new WebServer(site, options.caps().web(), door.get(), TrustedProxies.NONE);
    server.listen();
    return Optional.of(server);
  }

  private Upkeep upkeep(Hosting hosting) {
    Operations wanted = options.deployment().operations();
    if (options.deployment().isPublic()) {
      store.limit(new GameStore.Room(wanted.mostBytes(), LEAST_FREE));
    }
    var keeper = new Upkeep(store, wanted, hosting.clock());
    keeper.start();
    return keeper;
  }

  /** At home nobody would start it again. */
  private Optional<Watchdog> watchdog() {
    if (!options.deployment().isPublic()) {
      return Optional.empty();
    }
    Watchdog dog = Watchdog.over(options.door(), port());
    dog.start(TimeUnit.SECONDS.toMillis(1));
    return Optional.of(dog);
  }

  public int port() {
    return web.port();
  }

  /** The port of its health and counts; 0 if it has none. */
  int operationsPort() {
    return operations.map(WebServer::port).orElse(0);
  }

  /** What to type into a browser. */
  public String address() {
    return options.deployment().publicUrl().map(url -> url.link("/")).orElseGet(this::ownAddress);
  }

  /** What to type on this machine. */
  private String ownAddress() {
    return switch (options.door()) {
      case Door.Port door -> {
        boolean isAny = door.host().equals("0.0.0.0") || door.host().equals("::");
        String shown = isAny ? ServerOptions.LOOPBACK : door.host();
        yield "http://" + (shown.contains(":") ? "[" + shown + "]" : shown) + ":" + port() + "/";
      }
      case Door.File door -> "unix:" + door.path();
    };
  }

  /** The newest of the daily copies in a folder. */
  public static Optional<Path> newestBackup(Path folder) {
    return Upkeep.newest(folder);
  }

  /** Where the games are. */
  public GameStore store() {
    return store;
  }

  Governor governor() {
    return governor;
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
    watchdog.ifPresent(Watchdog::close);
    upkeep.close();
    governor.close();
    live.close();
    web.close();
    operations.ifPresent(WebServer::close);
    store.close();
    folder.close();
  }

  /**
   * Where SQLite unpacks its library. It takes a new name each time and tidies up at the end, which
   * a process that is killed never reaches; here, in a folder that we have to ourselves, what was
   * left behind can be removed.
   */
  private static void prepareNative(Path data) throws IOException {
    String chosen = System.getProperty(SETTING);
    if (chosen != null && Files.isDirectory(Path.of(chosen))) {
      return;
    }
    Path folder = Files.createDirectories(data.resolve("native"));
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "sqlite-*")) {
      for (Path file : left) {
        Files.deleteIfExists(file);
      }
    }
    System.setProperty(SETTING, folder.toString());
  }
}
