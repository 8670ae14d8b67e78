package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Uci;
import games.janus.play.JsonReader;
import games.janus.play.live.Clocks;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.server.json.JsonObject;
import games.janus.server.wire.LiveTold;
import games.janus.server.wire.ServerCodec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two people play over a bad line: after every move both have the same game and the same clocks,
 * and where the time went adds up to the millisecond.
 */
class WeatherTest {
  private static final int PLIES = 12;
  private static final int TOGETHER = 6;
  private static final long SEED = 20261119;
  private static final long BASE = 600_000;
  private static final long INCREMENT = 1000;

  @TempDir Path folder;
  private final AtomicInteger broken = new AtomicInteger();

  @Tag("slow")
  @Test
  @Timeout(value = 200, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void boardsAndClocksAgreeOnABadLine() throws Exception {
    play(8, new Weather.Kind(40, 5, 300, 50));
    assertThat(broken.get()).as("lines that broke").isPositive();
  }

  @Tag("long")
  @Test
  @Timeout(value = 7200, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void boardsAndClocksAgreeInTwoHundredGamesOnAVeryBadLine() throws Exception {
    for (int evening = 0; evening < 8; evening++) { // nobody may make 200 games in an hour
      play(25, new Weather.Kind(800, 5, 2000, 30));
    }
    assertThat(broken.get()).as("lines that broke").isGreaterThan(100);
  }

  private void play(int games, Weather.Kind kind) throws Exception {
    try (Served served = Served.in(folder.resolve(UUID.randomUUID().toString()));
        Weather weather = new Weather(served.port(), kind, SEED);
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      var tables = new Semaphore(TOGETHER);
      var playing = new ArrayList<Future<?>>();
      for (int game = 0; game < games; game++) {
        long seed = SEED + game;
        playing.add(
            people.submit(() -> {
              tables.acquire();
              try {
                play(served, weather, new Random(seed));
              } finally {
                tables.release();
              }
              return true;
            }));
      }
      for (Future<?> table : playing) {
        table.get();
      }
      System.out.printf("%d games, %d lines broke%n", games, broken.get());
    }
  }

  private void play(Served served, Weather weather, Random random) throws Exception {
    String id = UUID.randomUUID().toString();
    String secret = id.replace("-", "").substring(0, 21);
    made(served, id, secret);
    try (var ann = new Friend(weather.port(), id, "A" + secret);
        var bob = new Friend(weather.port(), id, "B" + secret)) {
      Game<Position, Move> board = Game.of(Chess.RULES);
      for (int ply = 0; ply < PLIES && board.outcome().isEmpty(); ply++) {
        List<Move> legal = board.rules().legalMoves(board.position());
        Move move = legal.get(random.nextInt(legal.size()));
        Friend mover = ply % 2 == 0 ? ann : bob;
        String action =
            "\"action\":\"move\",\"ply\":%d,\"id\":\"%s\""
                .formatted(ply, Uci.write(board.position(), move));
        mover.want(action);
        (mover.equals(ann) ? bob : ann).await(mover.events.size());
        board = board.play(move);
        assertThat(bob.events).isEqualTo(ann.events);
        assertThat(bob.live()).isEqualTo(ann.live());
        assertThat(ann.live().game().plies()).isEqualTo(ply + 1);
      }
      ann.want("\"action\":\"resign\"");
      bob.await(ann.events.size());
      assertThat(bob.live()).isEqualTo(ann.live());
      checkLedger(served, id, ann.live());
    }
  }

  private static void made(Served served, String id, String secret) throws IOException {
    String clock =
        "\"control\":{\"base\":%d,\"increment\":%d,\"delay\":0,\"moves\":0}"
            .formatted(BASE, INCREMENT);
    String made =
        "{\"id\":\"%s\",\"settings\":%s,\"side\":\"white\",\"seat\":\"A%s\",\"invite\":\"I%s\"}"
            .formatted(id, Served.settings("chess", "local", clock), secret, secret);
    assertThat(served.post("/api/links", made).statusCode()).isEqualTo(201);
    assertThat(
            served
                .post(
                    "/api/games/" + id + "/seat",
                    "{\"invite\":\"I%s\",\"seat\":\"B%s\",\"name\":\"Bob\"}"
                        .formatted(secret, secret))
                .statusCode())
        .isEqualTo(200);
  }

  private static void checkLedger(Served served, String id, LiveGame<?, ?> live)
      throws IOException {
    long white = BASE;
    long black = BASE;
    for (JsonObject tick :
        Served.json(served.get("/api/games/" + id + "/ledger")).objects("ticks")) {
      long thought = number(tick, "thought");
      long uncomp = number(tick, "uncomp");
      assertThat(number(tick, "elapsed")).isEqualTo(thought + number(tick, "comp") + uncomp);
      long change = number(tick, "inc") + number(tick, "gift") - thought - uncomp;
      boolean isWhite = tick.needString("side").equals("white");
      white += isWhite ? change : 0;
      black += isWhite ? 0 : change;
      assertThat(number(tick, "left")).isEqualTo(isWhite ? white : black);
    }
    Clocks clocks = live.clocks().orElseThrow();
    assertThat(clocks.side(Color.WHITE).left()).isEqualTo(white);
    assertThat(clocks.side(Color.BLACK).left()).isEqualTo(black);
  }

  private static long number(JsonObject tick, String name) {
    return tick.needInt(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** Somebody at the end of the line, who comes back whenever it breaks. */
  private final class Friend implements AutoCloseable {
    private final int port;
    private final String path;
    private final String secret;
    private final List<Event> events = new ArrayList<>();
    private Optional<GameLog> begun = Optional.empty();
    private Optional<RawSocket> socket = Optional.empty();

    Friend(int port, String id, String secret) throws Exception {
      this.port = port;
      this.path = "/api/games/" + id + "/live";
      this.secret = secret;
      while (begun.isEmpty()) {
        try {
          greet();
          while (begun.isEmpty()) {
            hear();
          }
        } catch (IOException _) {
          broken.incrementAndGet();
        }
      }
    }

    LiveGame<?, ?> live() {
      return begun.orElseThrow().with(events).replay();
    }

    private RawSocket line() {
      return socket.orElseThrow();
    }

    private void greet() throws IOException {
      close();
      socket = Optional.of(RawSocket.open(port, path));
      String since = begun.isEmpty() ? "" : ",\"since\":" + events.size();
      line().send("{\"t\":\"hello\",\"seat\":\"" + secret + "\"" + since + "}");
    }

    /** The next message; what happened is written down. */
    private LiveTold hear() throws IOException {
      LiveTold told = ServerCodec.readLiveTold("message", JsonReader.read(line().hearText()));
      switch (told) {
        case LiveTold.State state -> {
          begun = Optional.of(new GameLog(state.log().settings(), state.log().at(), List.of()));
          events.clear();
          events.addAll(state.log().events());
        }
        case LiveTold.Events news -> {
          assertThat(news.from()).as("nothing is left out").isLessThanOrEqualTo(events.size());
          int known = events.size() - news.from();
          events.addAll(
              news.list().subList(Math.min(known, news.list().size()), news.list().size()));
        }
        default -> {}
      }
      return told;
    }

    /** Wants something until it is done; with one name, so that it is done once. */
    void want(String action) throws Exception {
      String nonce = UUID.randomUUID().toString();
      String said = "{\"t\":\"do\",\"n\":\"" + nonce + "\",\"took\":0,\"action\":{" + action + "}}";
      boolean isSaid = false;
      while (true) {
        try {
          if (!isSaid) {
            line().send(said);
            isSaid = true;
          }
          LiveTold told = hear();
          if (told instanceof LiveTold.Done done && done.n().equals(nonce)) {
            return;
          }
          assertThat(told).isNotInstanceOf(LiveTold.Refused.class);
        } catch (IOException _) {
          comeBack();
          isSaid = false;
        }
      }
    }

    void await(int count) throws Exception {
      while (events.size() < count) {
        try {
          hear();
        } catch (IOException _) {
          comeBack();
        }
      }
    }

    private void comeBack() throws Exception {
      broken.incrementAndGet();
      while (true) {
        try {
          greet();
          return;
        } catch (IOException _) {
          Thread.sleep(50);
        }
      }
    }

    @Override
    public void close() throws IOException {
      if (socket.isPresent()) {
        socket.get().close();
      }
    }
  }
}
