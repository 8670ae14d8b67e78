package games.janus.cli.play;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonText;
import games.janus.play.JsonValue;
import games.janus.play.core.WireCodec;
import games.janus.play.live.Event;
import games.janus.play.live.GameLog;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.rules.Excerpt;
import games.janus.server.wire.LiveTold;
import games.janus.server.wire.ServerCodec;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The line between a terminal and the server of a game by link. It comes back after every
 * interruption, and says again what has no answer yet; a name for each wish sees to it that it is
 * done once.
 */
final class LinkLine implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final long PING_MILLIS = 1500;
  private static final long SILENT_MILLIS = 2500;
  private static final long DEAD_MILLIS = 12_000;
  private static final long RETRY_MILLIS = 1000;
  private static final long ANSWER_MILLIS = 3000;
  private static final long GLANCE_MILLIS = 50;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();
  private final LinkAddress address;
  private final Optional<String> seat;
  private final Map<String, Wish> wishes = new LinkedHashMap<>();
  private final CountDownLatch isClosing = new CountDownLatch(1);
  private @Nullable WebSocket socket;
  private Optional<GameLog> log = Optional.empty();
  private Optional<Color> side = Optional.empty();
  private Optional<String> next = Optional.empty();
  private long heardAt = now();
  private long ahead = System.currentTimeMillis() - now();
  private long news;

  /**
   * What a player wants.
   *
   * @param answer hears why not, or nothing when it is done
   */
  private record Wish(String json, Consumer<Optional<String>> answer) {}

  /**
   * The game as it was heard last.
   *
   * @param side of the seat we have
   * @param isInTouch whether the server was heard lately
   * @param news another number after everything that was heard
   */
  record Heard(
      Optional<GameLog> log,
      Optional<Color> side,
      Optional<String> next,
      boolean isInTouch,
      long news) {}

  LinkLine(LinkAddress address, Optional<String> seat) {
    this.address = address;
    this.seat = seat;
  }

  private static long now() {
    return System.nanoTime() / 1_000_000;
  }

  // ---- Over HTTP, before there is a line

  /** Makes a game in which we have one seat. */
  void make(Settings settings, Color side, String invite) {
    String json =
        "{\"id\":\"%s\",\"settings\":%s,\"side\":\"%s\",\"seat\":\"%s\",\"invite\":\"%s\"}"
            .formatted(
                address.id(),
                WireCodec.text(settings),
                side == Color.WHITE ? "white" : "black",
                seat.orElseThrow(),
                invite);
    ask("links", json);
  }

  /** Takes the seat of an invitation. */
  void join(String invite, String name) {
    String json =
        new JsonText()
            .beginObject()
            .name("invite")
            .value(invite)
            .name("seat")
            .value(seat.orElseThrow())
            .name("name")
            .value(name)
            .endObject()
            .toString();
    ask("games/" + address.id() + "/seat", json);
  }

  private void ask(String path, String json) {
    HttpRequest request =
        HttpRequest.newBuilder(address.api(path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json))
            .build();
    try {
      HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
      if (answer.statusCode() >= 400) {
        throw new Refusal(Messages.playLinkRefused(error(answer.body())));
      }
    } catch (IOException problem) {
      throw silent(problem);
    } catch (InterruptedException problem) {
      Thread.currentThread().interrupt();
      throw silent(problem);
    }
  }

  private Refusal silent(Exception problem) {
    return new Refusal(
        Messages.playLinkSilent(
            address.server().toString(), Excerpt.of(String.valueOf(problem.getMessage()))));
  }

  private static String error(String body) {
    boolean isObject = body.startsWith("{");
    if (isObject
        && JsonReader.read(body) instanceof JsonValue.Fields(Map<String, JsonValue> fields)
        && fields.get("error") instanceof JsonValue.Text(String text)) {
      return Excerpt.whole(text);
    }
    return Excerpt.of(body);
  }

  // ---- The line

  /** Begins to listen. */
  void open() {
    Thread.ofPlatform().name("janus-link").daemon().start(this::keepOpen);
  }

  synchronized Heard heard() {
    boolean isInTouch = socket != null && now() - heardAt < SILENT_MILLIS;
    return new Heard(log, side, next, isInTouch, news);
  }

  /** The server's milliseconds, as far as we know. */
  synchronized long serverNow() {
    return now() + ahead;
  }

  /** Wants something of the server; {@code answer} hears why not, or nothing when it is done. */
  void want(String action, Optional<Long> took, Consumer<Optional<String>> answer) {
    String nonce = UUID.randomUUID().toString();
    String json =
        "{\"t\":\"do\",\"n\":\""
            + nonce
            + "\",\"action\":"
            + action
            + took.map(millis -> ",\"took\":" + millis).orElse("")
            + "}";
    WebSocket open;
    synchronized (this) {
      wishes.put(nonce, new Wish(json, answer));
      open = socket;
    }
    if (open != null) {
      send(open, json);
    }
  }

  private static void send(WebSocket open, String json) {
    try {
      open.sendText(json, true).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (Exception _) {
      open.abort(); // it is said again over the next line
    }
  }

  private void keepOpen() {
    try {
      while (!isClosing.await(tend(), TimeUnit.MILLISECONDS)) {
        // again
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sees to the line; answers after how many milliseconds to look again. */
  private long tend() {
    WebSocket open;
    boolean isDead;
    synchronized (this) {
      open = socket;
      isDead = now() - heardAt > DEAD_MILLIS;
    }
    if (open == null) {
      return connect() ? PING_MILLIS : RETRY_MILLIS;
    }
    if (isDead) {
      open.abort();
      lost(open);
      return 0;
    }
    send(open, "{\"t\":\"ping\"}");
    return PING_MILLIS;
  }

  private boolean connect() {
    try {
      WebSocket open =
          client
              .newWebSocketBuilder()
              .connectTimeout(PATIENCE)
              .buildAsync(address.socket(), new Ear())
              .get(2 * PATIENCE.toSeconds(), TimeUnit.SECONDS);
      List<String> said = new ArrayList<>();
      synchronized (this) {
        socket = open;
        heardAt = now();
        var hello = new JsonText().beginObject().name("t").value("hello");
        seat.ifPresent(secret -> hello.name("seat").value(secret));
        log.ifPresent(known -> hello.name("since").value(known.events().size()));
        said.add(hello.endObject().toString());
        wishes.values().forEach(wish -> said.add(wish.json()));
      }
      said.forEach(json -> send(open, json));
      return true;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    } catch (Exception _) {
      return false;
    }
  }

  private synchronized void lost(WebSocket open) {
    if (open.equals(socket)) {
      socket = null;
      news++;
    }
  }

  /** Hears one line; what it says comes whole. */
  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket open, CharSequence data, boolean isLast) {
      text.append(data);
      if (isLast) {
        hear(text.toString());
        text.setLength(0);
      }
      open.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket open, int status, String reason) {
      lost(open);
      return null;
    }

    @Override
    public void onError(WebSocket open, Throwable problem) {
      lost(open);
    }
  }

  private void hear(String json) {
    LiveTold told = ServerCodec.readLiveTold("message", JsonReader.read(json));
    Runnable then = () -> {};
    synchronized (this) {
      heardAt = now();
      switch (told) {
        case LiveTold.State state -> {
          log = Optional.of(state.log());
          side = state.you();
          next = state.next();
          ahead = state.now() - now();
        }
        case LiveTold.Events events -> {
          log = log.map(known -> appended(known, events.from(), events.list()));
          side = events.you();
          next = events.next().or(() -> next);
          ahead = events.now() - now();
        }
        case LiveTold.Done done -> then = answered(done.n(), Optional.empty());
        case LiveTold.Refused refused -> then = answered(refused.n(), Optional.of(refused.error()));
        case LiveTold.Presence _, LiveTold.Thought _ -> {}
        case LiveTold.Pong _ -> {}
      }
    }
    then.run();
    if (!(told instanceof LiveTold.Pong)) {
      touch();
    }
  }

  private synchronized void touch() {
    news++;
  }

  private Runnable answered(String nonce, Optional<String> why) {
    Wish wish = wishes.remove(nonce);
    return wish == null ? () -> {} : () -> wish.answer().accept(why);
  }

  private static GameLog appended(GameLog known, int from, List<Event> list) {
    int fresh = Math.clamp((long) known.events().size() - from, 0, list.size());
    return known.with(list.subList(fresh, list.size()));
  }

  private synchronized boolean hasWishes() {
    return !wishes.isEmpty();
  }

  /** Waits a moment for the answers to what was wanted last. */
  void awaitAnswer() {
    try {
      for (long waited = 0; hasWishes() && waited < ANSWER_MILLIS; waited += GLANCE_MILLIS) {
        Thread.sleep(GLANCE_MILLIS);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits a moment for the server to tell how the game stands. */
  Optional<GameLog> awaitGame() {
    try {
      for (long waited = 0;
          heard().log().isEmpty() && waited < PATIENCE.toMillis();
          waited += GLANCE_MILLIS) {
        Thread.sleep(GLANCE_MILLIS);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return heard().log();
  }

  @Override
  public void close() {
    awaitAnswer();
    isClosing.countDown();
    client.shutdownNow();
  }
}
