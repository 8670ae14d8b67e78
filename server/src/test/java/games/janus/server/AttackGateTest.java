package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Uci;
import games.janus.rules.Game;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that attackers do, at once, on a server that is a process of its own, while two people
 * play by link and somebody looks on: nobody else's request fails, and afterwards all is as before.
 * Each client has an address of its own, so the loopback network must have more than one.
 */
@EnabledOnOs(OS.LINUX)
class AttackGateTest {
  private static final long SEED = 20261119;

  /** For a machine that does other things too; how quick it is on a quiet one is printed. */
  private static final long LONGEST_WAIT_MILLIS = 5000;

  private static final long LONGEST_LOG = 1 << 20;
  private static final long MORE_HEAP = 48L << 20;
  private static final int MORE_FILES = 8;
  private static final int PLIES_A_SECOND = 8;

  /** So many connections come from one address of those that have many. */
  private static final int OF_ONE_ADDRESS = 50;

  private static final String POST =
      """
      POST %s HTTP/1.1\r
      Host: 127.0.0.1\r
      Content-Type: application/json\r
      Content-Length: %d\r
      \r
      """;

  /** How much of everything. */
  private record Load(int rounds, int flood, int slow, int searches, int seconds) {}

  @TempDir Path folder;
  private Process process;
  private Path log;
  private int port;
  private final AtomicBoolean isOver = new AtomicBoolean();
  private final Queue<AutoCloseable> held = new ConcurrentLinkedQueue<>();
  private final Queue<Long> answered = new ConcurrentLinkedQueue<>();
  private final Queue<Long> acknowledged = new ConcurrentLinkedQueue<>();
  private final Queue<Long> seen = new ConcurrentLinkedQueue<>();

  @BeforeEach
  void start() throws IOException {
    log = folder.resolve("log");
    process =
        new ProcessBuilder(
                java("java"),
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                KilledServer.class.getName(),
                folder.resolve("games").toString())
            .redirectError(log.toFile())
            .start();
    port = URI.create(String.valueOf(process.inputReader().readLine())).getPort();
  }

  @AfterEach
  void stop() {
    process.destroyForcibly();
  }

  private static String java(String tool) {
    return Path.of(System.getProperty("java.home"), "bin", tool).toString();
  }

  @Tag("slow")
  @Test
  @Timeout(value = 200, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void nobodyElseNoticesAFewAttackers() throws Exception {
    attack(new Load(1, 300, 60, 20, 12));
  }

  @Tag("long")
  @Test
  @Timeout(value = 900, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void nobodyElseNoticesManyAttackers() throws Exception {
    attack(new Load(10, 5000, 1000, 80, 60));
  }

  private void attack(Load load) throws Exception {
    var random = new Random(SEED);
    InetAddress bystander = address(1, 1);
    long files = files();
    try (ExecutorService everybody = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> table = everybody.submit(() -> play(random));
      Future<?> onlooker = everybody.submit(() -> look(bystander));
      TimeUnit.SECONDS.sleep(2); // how it is in peace: the code is warm, its memory is there
      long heap = heap();
      int before = answered.size();
      var attackers = new ArrayList<Future<?>>();
      for (Callable<?> each : attackers(load)) {
        attackers.add(everybody.submit(each));
      }
      for (int second = 0; second < load.seconds(); second++) {
        TimeUnit.SECONDS.sleep(1);
      }
      int during = answered.size() - before;
      release();
      for (Future<?> attacker : attackers) {
        attacker.get(60, TimeUnit.SECONDS);
      }
      isOver.set(true);
      table.get(60, TimeUnit.SECONDS);
      onlooker.get(60, TimeUnit.SECONDS);
      assertThat(during).as("answers while it was attacked").isGreaterThan(load.seconds());
      report("answered", answered);
      report("move acknowledged", acknowledged);
      report("move seen", seen);
      awaitFiles(files + MORE_FILES);
      System.out.printf("heap %d MB before, %d MB after%n", heap >> 20, heap() >> 20);
      assertThat(heap() - heap).as("bytes of heap, after").isLessThan(MORE_HEAP);
    }
    assertThat(ask(address(2, 1), "GET", "/readyz", "").status()).isEqualTo(200);
    assertThat(Files.size(log)).as("bytes of log").isLessThan(LONGEST_LOG);
  }

  /** Waits until the server has let go of what it holds. */
  private void awaitFiles(long most) throws Exception {
    for (int waited = 0; files() > most && waited < 450; waited++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    assertThat(files()).as("open files, after").isLessThanOrEqualTo(most);
  }

  private static void report(String what, Queue<Long> nanos) {
    List<Long> sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    assertThat(sorted).as(what).isNotEmpty();
    long p99 = TimeUnit.NANOSECONDS.toMillis(sorted.get((int) (sorted.size() * 0.99)));
    System.out.printf(
        "%s: %d, p50 %.1f ms, p99 %d ms, longest %.1f ms%n",
        what, sorted.size(), sorted.get(sorted.size() / 2) / 1e6, p99, sorted.getLast() / 1e6);
    assertThat(p99).as("p99 of %s, in ms", what).isLessThan(LONGEST_WAIT_MILLIS);
  }

  private static InetAddress address(int network, int host) throws IOException {
    return InetAddress.getByAddress(new byte[] {127, 0, (byte) network, (byte) host});
  }

  // ---- What is left of the server

  private long files() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("/proc/" + process.pid() + "/fd"))) {
      return files.count();
    }
  }

  /** What its objects take that are still needed. */
  private long heap() throws Exception {
    Process collecting =
        new ProcessBuilder(java("jcmd"), Long.toString(process.pid()), "GC.run")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(collecting.waitFor()).isZero();
    String counts = ask(address(2, 1), "GET", "/api/metrics", "").body();
    var bytes = Pattern.compile("(?m)^janus_heap_bytes (\\d+)").matcher(counts);
    assertThat(bytes.find()).isTrue();
    return Long.parseLong(bytes.group(1));
  }

  private RawHttp.Heard ask(InetAddress from, String method, String path, String json)
      throws IOException {
    try (var raw = new RawHttp(port, from)) {
      return raw.say(
              (POST + "%s").replace("POST ", method + " ").formatted(path, json.length(), json))
          .hear();
    }
  }

  // ---- Those who mean well

  /** Looks at the page and asks small questions. */
  private boolean look(InetAddress from) throws Exception {
    while (!isOver.get()) {
      long begun = System.nanoTime();
      assertThat(ask(from, "GET", "/api/health", "").status()).isEqualTo(200);
      assertThat(ask(from, "POST", "/api/desk", "{\"ask\":\"view\",\"game\":\"chess\"}").status())
          .isEqualTo(200);
      answered.add(System.nanoTime() - begun);
      TimeUnit.MILLISECONDS.sleep(50);
    }
    return true;
  }

  /** Two people play one game after another. */
  private boolean play(Random random) throws Exception {
    while (!isOver.get()) {
      String id = UUID.randomUUID().toString();
      String secret = id.replace("-", "").substring(0, 21);
      begin(id, secret);
      String path = "/api/games/" + id + "/live";
      try (RawSocket ann = RawSocket.open(port, path, address(3, 1));
          RawSocket bob = RawSocket.open(port, path, address(3, 2))) {
        ann.send("{\"t\":\"hello\",\"seat\":\"A" + secret + "\"}");
        bob.send("{\"t\":\"hello\",\"seat\":\"B" + secret + "\"}");
        var board = Game.of(Chess.RULES);
        while (!isOver.get() && board.outcome().isEmpty()) {
          board = move(board, ann, bob, random);
          TimeUnit.MILLISECONDS.sleep(1000 / PLIES_A_SECOND);
        }
      }
    }
    return true;
  }

  private void begin(String id, String secret) throws IOException {
    String made =
        "{\"id\":\"%s\",\"settings\":%s,\"side\":\"white\",\"seat\":\"A%s\",\"invite\":\"I%s\"}"
            .formatted(id, Served.settings("chess", "local", ""), secret, secret);
    assertThat(ask(address(3, 1), "POST", "/api/links", made).status()).isEqualTo(201);
    String joined =
        "{\"invite\":\"I%s\",\"seat\":\"B%s\",\"name\":\"Bob\"}".formatted(secret, secret);
    assertThat(ask(address(3, 2), "POST", "/api/games/" + id + "/seat", joined).status())
        .isEqualTo(200);
  }

  private Game<Position, Move> move(
      Game<Position, Move> board, RawSocket ann, RawSocket bob, Random random) throws IOException {
    boolean isAnn = board.plies() % 2 == 0;
    List<Move> legal = board.rules().legalMoves(board.position());
    Move move = legal.get(random.nextInt(legal.size()));
    String text = Uci.write(board.position(), move);
    long begun = System.nanoTime();
    (isAnn ? ann : bob)
        .send(
            "{\"t\":\"do\",\"n\":\"%d\",\"action\":{\"action\":\"move\",\"ply\":%d,\"id\":\"%s\"}}"
                .formatted(board.plies(), board.plies(), text));
    hear(isAnn ? ann : bob, "done");
    acknowledged.add(System.nanoTime() - begun);
    assertThat(hear(isAnn ? bob : ann, "events").objects("list").getFirst().needString("id"))
        .isEqualTo(text);
    seen.add(System.nanoTime() - begun);
    return board.play(move);
  }

  private static JsonObject hear(RawSocket socket, String kind) throws IOException {
    while (true) {
      JsonObject heard = JsonReader.object(socket.hearText());
      String now = heard.needString("t");
      assertThat(now).isNotEqualTo("refused");
      if (now.equals(kind)) {
        return heard;
      }
    }
  }

  // ---- Those who do not

  private List<Callable<?>> attackers(Load load) {
    return List.of(
        () -> malformed(load.rounds()),
        () -> flood(load.flood()),
        () -> slow(load.slow(), 11, "GET / HTTP/1.1\r\nHost: loc"),
        () -> slow(load.slow(), 41, POST.formatted("/api/games", 60_000) + "{"),
        () -> read(71),
        () -> read(72),
        () -> think(load.searches()));
  }

  private boolean malformed(int rounds) throws IOException {
    for (int round = 0; round < rounds; round++) {
      for (HttpAttackTest.Attack attack : HttpAttackTest.attacks()) {
        List<Integer> statuses = HttpAttackTest.statuses(port, attack);
        assertThat(statuses.isEmpty() ? 0 : statuses.getFirst())
            .as(attack.name())
            .isIn(attack.statuses());
      }
      for (SocketAttackTest.Attack attack : SocketAttackTest.attacks()) {
        assertThat(SocketAttackTest.closeCode(port, attack)).as(attack.name()).isIn(attack.codes());
      }
    }
    return true;
  }

  /** Opens line after line from one address. */
  private boolean flood(int lines) throws IOException {
    for (int line = 0; line < lines && !isOver.get(); line++) {
      try {
        hold(new RawHttp(port, address(10, 1)));
      } catch (IOException _) {
        // not let in, as it should be
      }
    }
    return true;
  }

  /** Sends a byte a second, from many addresses. */
  private boolean slow(int lines, int network, String begun) throws Exception {
    var open = new ArrayList<RawHttp>();
    for (int line = 0; line < lines; line++) {
      var raw = new RawHttp(port, address(network, 1 + line / OF_ONE_ADDRESS));
      hold(raw);
      open.add(raw.say(begun));
    }
    while (!isOver.get() && !open.isEmpty()) {
      TimeUnit.SECONDS.sleep(1);
      open.removeIf(raw -> !isSent(raw));
    }
    return true;
  }

  private static boolean isSent(RawHttp raw) {
    try {
      raw.say("0");
      return true;
    } catch (IOException _) {
      return false; // hung up, as it should
    }
  }

  /** Has five megabytes read. */
  private boolean read(int network) throws IOException {
    byte[] file = BusyServerTest.file().getBytes(StandardCharsets.US_ASCII);
    var raw = new RawHttp(port, address(network, 1));
    hold(raw);
    raw.say(POST.formatted("/api/desk", file.length)).say(file);
    return true;
  }

  /** Asks for long searches, and hears what there is to hear. */
  private boolean think(int searches) throws IOException {
    for (int search = 0; search < searches; search++) {
      RawSocket socket = RawSocket.open(port, "/api/think", address(80, 1 + search / 2));
      hold(socket);
      socket.send(
          "{\"id\":\"a\",\"think\":{\"game\":\"chess\",\"engine\":\"janus-chess\",\"ms\":60000}}");
      Thread.startVirtualThread(() -> {
        try {
          while (!isOver.get()) {
            socket.hear();
          }
        } catch (IOException _) {
          // it was hung up
        }
      });
    }
    return true;
  }

  private void hold(AutoCloseable line) {
    held.add(line);
  }

  private void release() throws Exception {
    for (AutoCloseable line = held.poll(); line != null; line = held.poll()) {
      line.close();
    }
  }
}
