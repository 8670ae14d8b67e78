package games.janus.cli;

import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.server.Caps;
import games.janus.server.DataFolder;
import games.janus.server.Deployment;
import games.janus.server.Server;
import games.janus.server.ServerOptions;
import games.janus.server.store.StoreException;
import games.janus.server.web.Door;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
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
record Serving(Door door, Deployment deployment, Path data, boolean open, boolean isRehearsal) {
  private static final int PATIENCE_MILLIS = 2000;

  /** What {@code janus} alone means. */
  static Serving usual() {
    return new Serving(
        ServerOptions.port(ServerOptions.LOOPBACK, ServerOptions.USUAL_PORT),
        Deployment.HOME,
        DataFolder.usual(),
        true,
        false);
  }

  /**
   * Serves.
   *
   * @throws Refusal if that is not possible, with the reason
   */
  int run(PrintWriter out, PrintWriter err) {
    Caps caps = deployment.publicUrl().isPresent() ? Caps.PUBLIC : Caps.USUAL;
    ServerOptions options =
        ServerOptions.local(data, Version.number()).with(door).with(deployment).withCaps(caps);
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
      if (deployment.shared().isPresent()) {
        throw new Refusal(problem.reason()); // its address may hold a password
      }
      Optional<Path> backup = deployment.operations().backups().flatMap(Server::newestBackup);
      boolean isDamaged = problem.trouble() == StoreException.Trouble.DAMAGED;
      throw new Refusal(
          Messages.textBecause(
              data.resolve("games.db"),
              isDamaged && backup.isPresent()
                  ? Messages.serveRestore(problem.reason(), backup.get())
                  : problem.reason()));
    } catch (IOException problem) {
      throw new Refusal(Messages.serveDeaf(place(), String.valueOf(problem.getMessage())));
    }
  }

  private void greet(Server server, PrintWriter out, PrintWriter err) {
    if (door instanceof Door.Port wanted
        && wanted.number() != 0
        && wanted.number() != server.port()) {
      out.println(Messages.servePortTaken(server.port(), wanted.number()));
    }
    if (!ServerOptions.isLocal(door) && deployment.publicUrl().isEmpty()) {
      err.println(Messages.serveWarning(place()));
      err.flush();
    }
    out.println(Messages.serveAt(server.address()));
    out.println(Messages.serveFolder(Excerpt.whole(data.toString())));
    out.flush();
    if (open) {
      Browser.open(server.address());
    }
  }

  private String place() {
    return switch (door) {
      case Door.Port port -> port.host();
      case Door.File file -> file.path().toString();
    };
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
      throw new Refusal(taken.reason());
    }
    String address = taken.address().get();
    out.println(Messages.serveAlready(address));
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

  private static final String REHEARSED =
      """
      {"log":{"settings":{"game":"chess","ruleSet":"","start":"",\
      "white":{"kind":"person","name":""},"black":{"kind":"person","name":""},\
      "policy":{"clockStart":"after-first-move","takebacks":"free","canReopen":true,\
      "abortBefore":0,"mostEnginePlies":1000,"graceMillis":0}},\
      "at":0,"events":[{"event":"moved","at":0,"id":"e2e4","spent":0,"credited":0}]}}\
      """;

  private static void rehearse(Server server) throws IOException {
    String address = server.address();
    String core = address + "api/desk";
    ask(address, "");
    ask(address + "api/health", "");
    ask(address + "api/games", "");
    ask(core, "{\"ask\":\"catalog\"}");
    ask(core, "{\"ask\":\"view\",\"game\":\"chess\",\"moves\":[\"e2e4\"]}");
    ask(core, "{\"ask\":\"view\",\"game\":\"checkers\",\"moves\":[]}");
    ask(address + "api/games", REHEARSED);
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
}
