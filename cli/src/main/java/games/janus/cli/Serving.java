package games.janus.cli;

import games.janus.rules.Excerpt;
import games.janus.server.DataFolder;
import games.janus.server.Server;
import games.janus.server.ServerOptions;
import games.janus.server.store.StoreException;
import games.janus.workbench.command.JanusCommandLine;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/**
 * Starts the server and stays until it is told to end; kept apart from the command line, which
 * takes a quarter of a second to set itself up.
 *
 * @param data where games are kept
 * @param open whether to show the page in a browser
 * @param isRehearsal whether to end once everything has been tried; this is how Java is taught to
 *     start quicker the next time
 */
record Serving(String host, int port, Path data, boolean open, boolean isRehearsal) {
  private static final int PATIENCE_MILLIS = 2000;

  /** What {@code janus} alone means. */
  static Serving usual() {
    return new Serving(
        ServerOptions.LOOPBACK, ServerOptions.USUAL_PORT, DataFolder.usual(), true, false);
  }

  /**
   * Serves.
   *
   * @throws Refusal if that is not possible, with the reason
   */
  int run(PrintWriter out, PrintWriter err) {
    var options = ServerOptions.local(data, Version.number()).withHost(host).withPort(port);
    try (Server server = Server.start(options)) {
      greet(server, out, err);
      if (isRehearsal) {
        rehearse(server);
      } else {
        stay(server);
      }
      return 0;
    } catch (DataFolder.UnusableException taken) {
      return pointTo(taken, out);
    } catch (StoreException problem) {
      throw new Refusal(data.resolve("games.db") + ": " + problem.getMessage());
    } catch (IOException problem) {
      throw new Refusal("cannot listen on " + host + ": " + problem.getMessage());
    }
  }

  private void greet(Server server, PrintWriter out, PrintWriter err) {
    if (port != 0 && server.port() != port) {
      out.println("Port " + port + " is taken; this is " + server.port() + ".");
    }
    if (!ServerOptions.isLocal(host)) {
      err.println(
          "janus: warning: everybody who can reach "
              + host
              + " can play here, and read and remove"
              + " every game: there are no accounts.");
      err.flush();
    }
    out.println("Janus is at " + server.address());
    out.println("Games are kept in " + Excerpt.whole(data.toString()) + ". Ctrl+C ends it.");
    out.flush();
    if (open) {
      Browser.open(server.address());
    }
  }

  /** Until the process is told to end; then everything is closed in order. */
  private static void stay(Server server) {
    var ended = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .name("janus-end")
                .unstarted(() -> {
                  server.close();
                  ended.countDown();
                }));
    try {
      ended.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Another Janus has the games: it is shown instead, if it answers. */
  private int pointTo(DataFolder.UnusableException taken, PrintWriter out) {
    if (taken.address().isEmpty() || !isJanus(taken.address().get())) {
      throw new Refusal(String.valueOf(taken.getMessage()));
    }
    String address = taken.address().get();
    out.println("Janus is running already, at " + address);
    out.flush();
    if (open) {
      Browser.open(address);
    }
    return 0;
  }

  private static boolean isJanus(String address) {
    try {
      return ask(address + "api/health", "").contains("\"program\":\"janus\"");
    } catch (IOException _) {
      return false;
    }
  }

  private static void rehearse(Server server) throws IOException {
    String address = server.address();
    String desk = address + "api/desk";
    ask(address, "");
    ask(address + "api/health", "");
    ask(address + "api/games", "");
    ask(desk, "{\"ask\":\"catalog\"}");
    ask(desk, "{\"ask\":\"view\",\"game\":\"chess\",\"moves\":[\"e2e4\"]}");
    ask(desk, "{\"ask\":\"view\",\"game\":\"checkers\",\"moves\":[]}");
    ask(
        address + "api/games",
        "{\"game\":\"chess\",\"white\":{\"kind\":\"person\",\"name\":\"\"},"
            + "\"black\":{\"kind\":\"person\",\"name\":\"\"},\"moves\":[{\"id\":\"e2e4\"}]}");
  }

  /** What a server answers: to a question in JSON, or to a plain request. */
  private static String ask(String address, String json) throws IOException {
    var line = (HttpURLConnection) URI.create(address).toURL().openConnection();
    line.setConnectTimeout(PATIENCE_MILLIS);
    line.setReadTimeout(PATIENCE_MILLIS);
    if (!json.isEmpty()) {
      line.setDoOutput(true);
      line.setRequestProperty("Content-Type", "application/json");
      line.getOutputStream().write(json.getBytes(StandardCharsets.UTF_8));
    }
    try (var in = line.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      line.disconnect();
    }
  }

  /** Serves from the quick way in, where nobody else says what is wrong. */
  int runAlone(PrintStream out, PrintStream err) {
    try {
      return run(
          new PrintWriter(out, true, StandardCharsets.UTF_8),
          new PrintWriter(err, true, StandardCharsets.UTF_8));
    } catch (Refusal refusal) {
      err.println("janus: " + Excerpt.whole(refusal.getMessage()));
      return JanusCommandLine.FAILED;
    }
  }
}
