package games.janus.server.web;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.BindException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.io.QuietException;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.unixdomain.server.UnixDomainServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.VirtualThreadPool;

/** Serves a {@link Site} over HTTP, strictly: what breaks the rules of HTTP is refused. */
public final class WebServer implements AutoCloseable {
  private static final int MOST_REQUESTS = 2000;
  private static final int MOST_THREADS = 32;

  /** Descriptors kept back for the files of games and for whatever else the process opens. */
  private static final int OTHER_DESCRIPTORS = 500;

  private final Server server;
  private final AbstractConnector connector;
  private final Door door;
  private final SocketLines lines;
  private final HeaderWatch headers;
  private final CountDownLatch isClosing = new CountDownLatch(1);

  /** Prepares a server; it listens from {@link #listen} on. */
  public WebServer(Site site, WebLimits limits, Door door, TrustedProxies proxies) {
    this.door = door;
    var threads = new QueuedThreadPool(MOST_THREADS);
    threads.setName("janus-web");
    threads.setDaemon(true);
    threads.setVirtualThreadsExecutor(new VirtualThreadPool(MOST_REQUESTS));
    server = new Server(threads);
    var http = new HttpConnectionFactory(rules(limits));
    connector =
        switch (door) {
          case Door.Port _ -> new ServerConnector(server, 1, 1, http);
          case Door.File _ -> new UnixDomainServerConnector(server, 1, 1, http);
        };
    connector.setIdleTimeout(limits.idleTime().toMillis());
    connector.addBean(new PerAddress(limits.perAddress(), proxies));
    server.addConnector(connector);
    server.addBean(new NetworkConnectionLimit(connections(limits), server));
    lines = new SocketLines(server, limits);
    headers = new HeaderWatch(connector, limits.headerTime());
    server.setErrorHandler(
        (request, response, callback) -> error(site, request, response, callback));
    server.setHandler(handler(site, proxies, limits.bodyTime().toNanos()));
  }

  private static HttpConfiguration rules(WebLimits limits) {
    var rules = new HttpConfiguration();
    rules.setHttpCompliance(HttpCompliance.STRICT);
    rules.setUriCompliance(UriCompliance.RFC3986);
    rules.setRequestHeaderSize(limits.headerBytes());
    rules.setSendServerVersion(false);
    return rules;
  }

  private static int connections(WebLimits limits) {
    boolean isUnix =
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean;
    long descriptors =
        isUnix
            ? ((UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getMaxFileDescriptorCount()
            : Long.MAX_VALUE;
    return Math.clamp(descriptors - OTHER_DESCRIPTORS, 16, limits.connections());
  }

  /** Hands each request to the site. */
  private Handler handler(Site site, TrustedProxies proxies, long bodyNanos) {
    return new Handler.Abstract() {
      @Override
      public boolean handle(Request request, Response response, Callback callback) {
        Optional<Client> sender =
            proxies.client(
                request.getConnectionMetaData().getRemoteSocketAddress(),
                request.getHeaders().getValuesList("X-Forwarded-For"));
        var exchange = new Exchange(request, response, callback, lines, sender, bodyNanos);
        site.headers().forEach(exchange::set);
        try {
          site.answer(exchange);
          exchange.finish();
        } catch (RuntimeException gone) {
          callback.failed(new QuietException.Exception(gone)); // nobody is left to tell
        }
        return true;
      }
    };
  }

  /** Answers what Jetty refuses before there is a request. */
  private static boolean error(Site site, Request request, Response response, Callback callback) {
    int status =
        request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof HttpException refused
            ? refused.getCode()
            : response.getStatus();
    byte[] body = site.error(status).getBytes(StandardCharsets.UTF_8);
    response.setStatus(status);
    site.headers().forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    response.getHeaders().put(HttpHeader.CONNECTION, "close");
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
    response.write(true, ByteBuffer.wrap(body), callback);
    return true;
  }

  /**
   * Listens at the door, if it is a port then on the first free one.
   *
   * @throws BindException if all of them are taken
   */
  public void listen() throws IOException {
    switch (connector) {
      case ServerConnector port -> open(port, (Door.Port) door);
      case UnixDomainServerConnector file -> prepare(file, ((Door.File) door).path());
      default -> throw new IllegalStateException();
    }
    try {
      server.start();
    } catch (IOException | RuntimeException problem) {
      throw problem;
    } catch (Exception problem) {
      throw new IOException(problem);
    }
    if (door instanceof Door.File file) {
      // Who may open the folder may knock: the proxy is another user.
      Files.setPosixFilePermissions(file.path(), PosixFilePermissions.fromString("rw-rw-rw-"));
    }
    Thread.ofPlatform().name("janus-watch").daemon().start(this::watch);
  }

  private static void open(ServerConnector connector, Door.Port door) throws IOException {
    connector.setHost(door.host());
    for (int offset = 0; !connector.isOpen(); offset++) {
      try {
        connector.setPort(door.number() + offset);
        connector.open();
      } catch (IOException problem) {
        if (!(problem.getCause() instanceof BindException taken)) {
          throw problem;
        }
        if (offset + 1 >= door.tries() || door.number() + offset >= 65535) {
          throw taken;
        }
      }
    }
  }

  /** Removes what a process that was killed left behind; one that lives has the games locked. */
  private static void prepare(UnixDomainServerConnector connector, Path file) throws IOException {
    if (Files.exists(file) && !Files.readAttributes(file, BasicFileAttributes.class).isOther()) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Files.deleteIfExists(file);
    connector.setUnixDomainPath(file);
  }

  /** Each second. */
  private void watch() {
    try {
      for (int second = 1; !isClosing.await(1, TimeUnit.SECONDS); second++) {
        headers.check(System.nanoTime());
        if (second % SocketLines.SECONDS_BETWEEN_CHECKS == 0) {
          lines.check();
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** The port it listens on; 0 if it listens at a file. */
  public int port() {
    return connector instanceof ServerConnector port ? port.getLocalPort() : 0;
  }

  @Override
  public void close() {
    isClosing.countDown();
    try {
      server.stop();
    } catch (Exception problem) {
      EventLog.STANDARD.log(EventLog.Level.WARNING, "stop", "the web server did not stop", problem);
    }
  }
}
