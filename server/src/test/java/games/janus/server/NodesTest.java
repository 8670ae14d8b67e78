package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Uci;
import games.janus.rules.Game;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import games.janus.server.store.RealPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three servers, each a process of its own, share a PostgreSQL database. They, or the database, are
 * killed in the middle of games whose players turn to any of them: what was acknowledged is there
 * on all of them, nothing twice, and every game ends once.
 */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class NodesTest {
  private static final int NODES = 3;
  private static final int GAMES = 4;
  private static final int LONGEST_GAME = 60;
  private static final long SEED = 20261119;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir Path folder;
  private RealPostgres postgres;
  private String database = "";

  /** The secret of a seat; nobody guesses here. */
  private static String secret(char who, String id) {
    return (who + id.replace("-", "")).substring(0, 22);
  }

  /** Where each server listens; 0 while it is gone. */
  private final AtomicIntegerArray ports = new AtomicIntegerArray(NODES);

  private final Process[] nodes = new Process[NODES];
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();

  @BeforeEach
  void start() throws Exception {
    postgres = RealPostgres.start();
    database = postgres.database();
    for (int node = 0; node < NODES; node++) {
      start(node);
    }
  }

  @AfterEach
  void stop() {
    for (Process node : nodes) {
      if (node != null) {
        node.destroyForcibly();
      }
    }
    postgres.close();
  }

  private void start(int node) throws IOException {
    nodes[node] =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                KilledServer.class.getName(),
                folder.resolve("node" + node).toString(),
                database,
                "node" + node)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out = nodes[node].inputReader();
    ports.set(node, URI.create(String.valueOf(out.readLine())).getPort());
  }

  private void kill(int node) throws Exception {
    ports.set(node, 0);
    nodes[node].destroyForcibly(); // SIGKILL
    assertThat(nodes[node].waitFor(30, TimeUnit.SECONDS)).isTrue();
  }

  @Tag("slow")
  @Test
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void nothingIsLostOrDoubledWhenServersAreKilled() throws Exception {
    survive(3, this::killAnyNode);
  }

  @Tag("long")
  @Test
  @Timeout(value = 7200, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void nothingIsLostOrDoubledWhenServersAreKilledThreeHundredTimes() throws Exception {
    survive(300, this::killAnyNode);
  }

  @Tag("slow")
  @Test
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void nothingIsLostOrDoubledWhenTheDatabaseIsKilled() throws Exception {
    survive(1, this::killDatabase);
  }

  @Tag("long")
  @Test
  @Timeout(value = 7200, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void nothingIsLostOrDoubledWhenTheDatabaseIsKilledFiftyTimes() throws Exception {
    survive(50, this::killDatabase);
  }

  /** Something that is killed while people play, and started again. */
  private interface Strike {
    void hit(Random random) throws Exception;
  }

  private void killAnyNode(Random random) throws Exception {
    int node = random.nextInt(NODES);
    kill(node);
    start(node);
  }

  private void killDatabase(Random random) throws Exception {
    postgres.kill();
    Thread.sleep(random.nextInt(3000)); // the nodes notice, or not
    postgres.startAgain();
  }

  private void survive(int kills, Strike strike) throws Exception {
    var acknowledged = new AtomicInteger();
    var isOver = new AtomicInteger();
    var random = new Random(SEED);
    var tables = new ArrayList<Table>();
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      var playing = new ArrayList<Future<?>>();
      for (int game = 0; game < GAMES; game++) {
        var table = new Table(random.nextLong(), acknowledged);
        tables.add(table);
        playing.add(
            people.submit(() -> {
              while (isOver.get() == 0) {
                table.act();
              }
              return true;
            }));
      }
      for (int kill = 0; kill < kills; kill++) {
        int before = acknowledged.get();
        for (int waited = 0; acknowledged.get() < before + 5 && waited < 600; waited++) {
          Thread.sleep(50);
        }
        strike.hit(random);
      }
      isOver.set(1);
      for (Future<?> table : playing) {
        table.get(120, TimeUnit.SECONDS);
      }
    }
    assertThat(acknowledged.get()).isGreaterThanOrEqualTo(5 * kills);
    for (Table table : tables) {
      table.checkAll();
    }
    System.out.printf(
        "%d kills, %d moves acknowledged, %d games%n",
        kills, acknowledged.get(), tables.stream().mapToInt(table -> table.games.size()).sum());
  }

  /** Two people who play one game after another, and remember what was acknowledged. */
  private final class Table {
    private final Random random;
    private final AtomicInteger acknowledged;
    private final List<Played> games = new ArrayList<>();
    private Game<Position, Move> board = Game.of(Chess.RULES);

    /** A game, and the moves in it that were acknowledged. */
    private record Played(String id, List<String> moves) {}

    Table(long seed, AtomicInteger acknowledged) {
      this.random = new Random(seed);
      this.acknowledged = acknowledged;
    }

    void act() throws Exception {
      if (games.isEmpty() || board.outcome().isPresent() || board.plies() >= LONGEST_GAME) {
        if (!games.isEmpty() && board.outcome().isEmpty()) {
          say(games.getLast().id(), 'A', "\"action\":\"resign\"");
        }
        begin();
        return;
      }
      Played game = games.getLast();
      List<Move> legal = board.rules().legalMoves(board.position());
      Move move = legal.get(random.nextInt(legal.size()));
      String text = Uci.write(board.position(), move);
      char seat = board.plies() % 2 == 0 ? 'A' : 'B';
      say(
          game.id(),
          seat,
          "\"action\":\"move\",\"ply\":%d,\"id\":\"%s\"".formatted(board.plies(), text));
      game.moves().add(text);
      board = board.play(move);
      acknowledged.incrementAndGet();
    }

    private void begin() throws Exception {
      String id = UUID.randomUUID().toString();
      String invite = (id.replace("-", "") + "______").substring(0, 22);
      post(
          "/api/links",
          "{\"id\":\"%s\",\"settings\":%s,\"side\":\"white\",\"seat\":\"%s\",\"invite\":\"%s\"}"
              .formatted(id, Served.settings("chess", "local", ""), secret('A', id), invite));
      post(
          "/api/games/" + id + "/seat",
          "{\"invite\":\"%s\",\"seat\":\"%s\",\"name\":\"Bob\"}"
              .formatted(invite, secret('B', id)));
      games.add(new Played(id, new ArrayList<>()));
      board = Game.of(Chess.RULES);
    }

    /** Says something to any server until it is done; with one name, so that it is done once. */
    private void say(String id, char seat, String action) throws Exception {
      String nonce = UUID.randomUUID().toString();
      // Whoever asks again too soon meets the limits of a server.
      long pause = 20;
      for (long end = System.nanoTime() + 60_000_000_000L; System.nanoTime() < end; ) {
        try (RawSocket socket = RawSocket.open(anyPort(), "/api/games/" + id + "/live")) {
          socket.send("{\"t\":\"hello\",\"seat\":\"" + secret(seat, id) + "\"}");
          socket.send("{\"t\":\"do\",\"n\":\"" + nonce + "\",\"action\":{" + action + "}}");
          while (true) {
            JsonObject heard = JsonReader.object(socket.hearText());
            String kind = heard.needString("t");
            if (kind.equals("done")) {
              return;
            }
            if (kind.equals("refused")) {
              assertThat(heard.needString("kind")).as(action).isIn("storage", "limit");
              break;
            }
          }
        } catch (IOException _) {
          // that server is gone, or its database is
        }
        Thread.sleep(pause);
        pause = Math.min(2 * pause, 500);
      }
      throw new AssertionError("nobody answered: " + action);
    }

    private int anyPort() throws InterruptedException {
      while (true) {
        int port = ports.get(random.nextInt(NODES));
        if (port != 0) {
          return port;
        }
        Thread.sleep(20);
      }
    }

    private void post(String path, String json) throws Exception {
      for (long end = System.nanoTime() + 60_000_000_000L; System.nanoTime() < end; ) {
        try {
          HttpResponse<String> answer =
              client.send(
                  request(anyPort(), path)
                      .header("Content-Type", "application/json")
                      .POST(BodyPublishers.ofString(json))
                      .build(),
                  BodyHandlers.ofString());
          if (answer.statusCode() < 300) {
            return;
          }
          assertThat(answer.statusCode()).as(answer.body()).isIn(429, 503);
        } catch (IOException _) {
          // that server is gone
        }
        Thread.sleep(50);
      }
      throw new AssertionError("nobody answered: " + path);
    }

    private HttpRequest.Builder request(int port, String path) {
      return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
          .timeout(PATIENCE);
    }

    /** All servers tell the same of all games: every acknowledged move, once, and one end. */
    void checkAll() throws Exception {
      for (Played game : games) {
        for (int node = 0; node < NODES; node++) {
          String body =
              client
                  .send(
                      request(ports.get(node), "/api/games/" + game.id()).build(),
                      BodyHandlers.ofString())
                  .body();
          JsonObject there = JsonReader.object(body);
          assertThat(Served.moves(there)).as("node %s", node).isEqualTo(game.moves());
          long ends =
              there.needObject("log").objects("events").stream()
                  .filter(event -> event.needString("event").equals("ended"))
                  .count();
          boolean isLast = game.equals(games.getLast());
          assertThat(ends).isIn(isLast ? List.of(0L, 1L) : List.of(1L));
        }
      }
    }
  }

  @Tag("slow")
  @Test
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void whoWatchesAtAnotherServerSeesTheMoveAtOnce() throws Exception {
    var table = new Table(SEED, new AtomicInteger());
    table.begin();
    String id = table.games.getLast().id();
    String path = "/api/games/" + id + "/live";
    try (RawSocket watcher = RawSocket.open(ports.get(1), path);
        RawSocket ann = RawSocket.open(ports.get(0), path)) {
      watcher.send("{\"t\":\"hello\"}");
      while (!JsonReader.object(watcher.hearText()).needString("t").equals("presence")) {
        // the state comes first
      }
      ann.send("{\"t\":\"hello\",\"seat\":\"" + secret('A', id) + "\"}");
      ann.send(
          "{\"t\":\"do\",\"n\":\"1\",\"action\":{\"action\":\"move\",\"ply\":0,\"id\":\"e2e4\"}}");
      JsonObject heard = JsonReader.object(watcher.hearText());
      while (!heard.needString("t").equals("events")) {
        heard = JsonReader.object(watcher.hearText());
      }
      assertThat(heard.objects("list").getFirst().needString("id")).isEqualTo("e2e4");
    }
  }
}
