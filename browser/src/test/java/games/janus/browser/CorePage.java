package games.janus.browser;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A page that loads the core in a worker, under the policy that the real page has, and does jobs
 * with it.
 */
final class CorePage implements AutoCloseable {
  private static final String POLICY =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";
  private static final Path CORE = Path.of("target/classes/web/core");
  private static final Path PAGE = Path.of("src/test/resources/page");

  /** No job takes so long, even on a machine that is busy with something else. */
  private static final int PATIENCE_SECONDS = 90;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final HttpServer server;
  private final List<Job> jobs;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

  private CorePage(List<Job> jobs) throws IOException {
    this.jobs = jobs;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::serve);
    server.start();
  }

  /** Does all jobs in one page of one browser. */
  static List<Job.Done> doAll(List<Job> jobs) throws IOException, InterruptedException {
    try (var page = new CorePage(jobs);
        var browser = Chromium.on(page.address())) {
      var done = new ArrayList<Job.Done>();
      for (Job job : jobs) {
        done.add(page.next(job, browser));
      }
      return done;
    }
  }

  private String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/index.html";
  }

  private Job.Done next(Job job, Chromium browser) throws IOException, InterruptedException {
    String message = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (message == null) {
      throw new AssertionError(
          "nothing was heard of "
              + job
              + ", browser alive: "
              + browser.isAlive()
              + "\n"
              + browser.output());
    }
    if (!message.startsWith("done ")) {
      throw new AssertionError(message + "\nat " + job);
    }
    return JSON.readValue(message.substring("done ".length()), Job.Done.class);
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
      exchange.getResponseHeaders().set("Cross-Origin-Opener-Policy", "same-origin");
      exchange.getResponseHeaders().set("Cross-Origin-Embedder-Policy", "require-corp");
      String path = exchange.getRequestURI().getPath();
      switch (path) {
        case "/jobs" -> answer(exchange, "application/json", JSON.writeValueAsBytes(jobs));
        case "/done", "/failed" -> hear(exchange, path.substring(1));
        default -> answerFile(exchange, path);
      }
    }
  }

  private void hear(HttpExchange exchange, String what) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    heard.add(what + " " + body);
    exchange.sendResponseHeaders(204, -1);
  }

  private static void answerFile(HttpExchange exchange, String path) throws IOException {
    boolean isCore = path.startsWith("/core/");
    Path file = isCore ? CORE.resolve(path.substring(6)) : PAGE.resolve(path.substring(1));
    if (!Files.isRegularFile(file)) {
      exchange.sendResponseHeaders(404, -1);
      return;
    }
    answer(exchange, type(path), Files.readAllBytes(file));
  }

  private static String type(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "html" -> "text/html";
      case "js" -> "text/javascript";
      case "wasm" -> "application/wasm";
      default -> "application/octet-stream";
    };
  }

  private static void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
