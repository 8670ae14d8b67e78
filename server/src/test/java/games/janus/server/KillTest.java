package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Uci;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
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
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the server in the middle of its work, over and over, while several people play: what was
 * acknowledged is there afterwards, and nothing that nobody said. Every single wait is bounded, so
 * the long limit of the whole is for slow machines alone.
 */
class KillTest {
  /** Servers that are killed side by side, so that both processors have something to do. */
  private static final int HALLS = 2;

  private static final int PEOPLE = 4;
  private static final int LONGEST_GAME = 80;
  private static final long SEED = 20261116;
  private static final int LONGEST_WAIT_SECONDS = 120;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir Path folder;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();

  @Tag("slow")
  @Test
  void everyAcknowledgedMoveSurvivesTenKills() throws Exception {
    survive(5);
  }

  /** Fifty, or as many as {@code -Djanus.kills=1000} says. */
  @Tag("long")
  @Test
  void everyAcknowledgedMoveSurvivesManyKills() throws Exception {
    survive(Integer.getInteger("janus.kills", 50) / HALLS);
  }

  /** Kills each server so often. */
  private void survive(int kills) throws Exception {
    try (ExecutorService halls = Executors.newVirtualThreadPerTaskExecutor()) {
      var acknowledged = new ArrayList<Future<Integer>>();
      for (int hall = 0; hall < HALLS; hall++) {
        Path games = folder.resolve("hall" + hall);
        var random = new Random(SEED + hall);
        acknowledged.add(halls.submit(() -> playInOneHall(games, random, kills)));
      }
      for (Future<Integer> some : acknowledged) {
        assertThat(some.get((long) kills * LONGEST_WAIT_SECONDS, TimeUnit.SECONDS))
            .as("acknowledged")
            .isGreaterThan(kills);
      }
    }
  }

  private int playInOneHall(Path games, Random random, int kills) throws Exception {
    var people = new ArrayList<Person>();
    for (int i = 0; i < PEOPLE; i++) {
      people.add(new Person(random.nextLong()));
    }
    int acknowledged = 0;
    for (int kill = 1; kill <= kills; kill++) {
      acknowledged += playUntilKilled(games, people, random, kill);
    }
    return acknowledged;
  }

  /** One life of the server; answers how much it acknowledged. */
  private int playUntilKilled(Path games, List<Person> people, Random random, int life)
      throws Exception {
    Process process = start(games);
    try (ExecutorService table = Executors.newVirtualThreadPerTaskExecutor()) {
      String address = address(process);
      for (Person person : people) {
        person.check(address, life);
      }
      var done = new AtomicInteger();
      int enough = 1 + random.nextInt(20);
      var playing = new ArrayList<Future<?>>();
      for (Person person : people) {
        playing.add(
            table.submit(() -> {
              person.play(address, done, enough, process);
              return true;
            }));
      }
      for (Future<?> player : playing) {
        player.get(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
      }
      return done.get();
    } finally {
      process.destroyForcibly(); // SIGKILL: nothing is flushed, closed or said
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  private static Process start(Path games) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx128m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            KilledServer.class.getName(),
            games.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Where the server says it listens, which on a busy machine may take its time. */
  private static String address(Process process) throws Exception {
    var line = new CompletableFuture<String>();
    BufferedReader out = process.inputReader();
    Thread.startVirtualThread(() -> {
      try {
        line.complete(String.valueOf(out.readLine()));
      } catch (IOException broken) {
        line.complete(broken.toString());
      }
    });
    try {
      String address = line.get(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
      assertThat(address).startsWith("http://");
      return address;
    } catch (TimeoutException _) {
      throw new AssertionError("no server after " + LONGEST_WAIT_SECONDS + " s");
    }
  }

  /** Somebody who plays both sides of a game, and remembers what was acknowledged. */
  private final class Person {
    private final Random random;
    private String id = UUID.randomUUID().toString();
    private Game<Position, Move> game = Game.of(Chess.RULES);
    private boolean isMade;

    /** How many events have been acknowledged. */
    private int version;

    /** What was said but not acknowledged: it may have happened or not. */
    private Set<List<String>> possible = new HashSet<>();

    private boolean mayBeMade;

    Person(long seed) {
      random = new Random(seed);
    }

    private static List<String> moves(Game<Position, Move> game) {
      var moves = new ArrayList<String>();
      for (var at = game; at.before().isPresent(); at = at.before().get()) {
        moves.add(Uci.write(at.before().get().position(), at.lastMove().orElseThrow()));
      }
      return moves.reversed();
    }

    /** Compares what the server has with what it has acknowledged. */
    void check(String address, int life) throws IOException {
      HttpResponse<String> answer = ask(HttpRequest.newBuilder(uri(address, "api/games/" + id)));
      if (answer.statusCode() == 404) {
        assertThat(isMade).as("life %s: game %s was acknowledged", life, id).isFalse();
        return;
      }
      assertThat(isMade || mayBeMade).as("life %s: game %s was asked for", life, id).isTrue();
      isMade = true;
      JsonObject there = JsonReader.object(answer.body());
      List<String> kept = Served.moves(there);
      version = there.needInt("version", 0, Integer.MAX_VALUE);
      possible.add(moves(game));
      assertThat(possible).as("life %s: what game %s may be", life, id).contains(kept);
      possible = new HashSet<>();
      game = Game.of(Chess.RULES);
      for (String move : kept) {
        game = game.play(Uci.read(game.position(), move));
      }
    }

    /** Plays until enough has been acknowledged to everybody together, then pulls the plug. */
    void play(String address, AtomicInteger done, int enough, Process process) {
      try {
        while (process.isAlive()) {
          act(address);
          if (done.incrementAndGet() >= enough) {
            process.destroyForcibly();
          }
        }
      } catch (IOException _) {
        // the server is gone: what was said last may have happened or not
      }
    }

    private void act(String address) throws IOException {
      if (!isMade) {
        mayBeMade = true;
        say(address, "api/games", "{\"id\":\"" + id + "\"," + Served.GAME.strip().substring(1));
        isMade = true;
      } else if (game.outcome().isPresent() || game.plies() >= LONGEST_GAME) {
        id = UUID.randomUUID().toString();
        game = Game.of(Chess.RULES);
        version = 0;
        isMade = false;
        mayBeMade = false;
      } else if (game.plies() > 2 && random.nextInt(8) == 0) {
        takeBack(address);
      } else {
        move(address);
      }
    }

    private void takeBack(String address) throws IOException {
      Game<Position, Move> after = game.before().orElseThrow().before().orElseThrow();
      possible.add(moves(after));
      say(
          address,
          "api/games/" + id + "/events",
          Served.body(version, Served.event("taken-back", "\"toPly\":" + after.plies())));
      version++;
      acknowledged(after);
    }

    private void move(String address) throws IOException {
      List<Move> legal = game.rules().legalMoves(game.position());
      Move move = legal.get(random.nextInt(legal.size()));
      Game<Position, Move> after = game.play(move);
      possible.add(moves(after));
      String text = Uci.write(game.position(), move);
      var events = new ArrayList<>(List.of(Served.moved(text)));
      after.outcome().ifPresent(outcome -> events.add(ended(outcome)));
      say(
          address,
          "api/games/" + id + "/events",
          Served.body(version, events.toArray(String[]::new)));
      version += events.size();
      acknowledged(after);
    }

    private static String ended(Outcome outcome) {
      return Served.event(
          "ended",
          "\"ending\":{\"ending\":\"decided\",\"reason\":\""
              + outcome.reason().name().toLowerCase(Locale.ROOT).replace('_', '-')
              + "\""
              + outcome
                  .winner()
                  .map(side -> ",\"winner\":\"" + side.name().toLowerCase(Locale.ROOT) + "\"")
                  .orElse("")
              + "}");
    }

    private void acknowledged(Game<Position, Move> after) {
      game = after;
      possible = new HashSet<>();
    }

    private void say(String address, String path, String json) throws IOException {
      HttpResponse<String> answer =
          ask(
              HttpRequest.newBuilder(uri(address, path))
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(json)));
      assertThat(answer.statusCode()).as(answer.body()).isIn(200, 201);
    }

    private HttpResponse<String> ask(HttpRequest.Builder request) throws IOException {
      try {
        return client.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString());
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new IOException(stopped);
      }
    }
  }

  private static URI uri(String address, String path) {
    return URI.create(address + path);
  }
}
