package games.janus.server;

import games.janus.server.ThinkTank.Search;
import games.janus.server.games.Refusal;
import games.janus.server.json.JsonException;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonPage;
import games.janus.server.json.JsonReader;
import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsCloseCodes;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One page's line to the machines. Closing it stops whatever it started.
 *
 * <p>What comes is checked here: other pages are not let in, messages are measured across their
 * fragments, and who floods the line loses it.
 */
final class ThinkSocket implements WsListener {
  private static final int LONGEST_ID = 40;

  /** Far more than a page says, far less than it takes to be a nuisance. */
  private static final int MESSAGES_PER_SECOND = 50;

  private static final Duration AWAKE_EVERY = Duration.ofSeconds(4);

  private final ThinkTank tank;
  private final Guard guard;
  private final Metrics metrics;
  private final Pace pace = new Pace(MESSAGES_PER_SECOND);
  private final Map<String, Search> searches = new ConcurrentHashMap<>();
  private final StringBuilder message = new StringBuilder();
  private final ReentrantLock speaking = new ReentrantLock();
  private final AtomicBoolean hasHungUp = new AtomicBoolean();
  private volatile boolean isOpen;

  ThinkSocket(ThinkTank tank, Guard guard, Metrics metrics) {
    this.tank = tank;
    this.guard = guard;
    this.metrics = metrics;
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers)
      throws WsUpgradeException {
    try {
      guard.checkOrigin(headers);
    } catch (HttpRefusal refusal) {
      throw new WsUpgradeException(refusal.getMessage());
    }
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    if (!tank.admit(client(session))) {
      hasHungUp.set(true); // it was never counted
      session.close(WsCloseCodes.VIOLATED_POLICY, "too many lines are open");
      return;
    }
    isOpen = true;
    metrics.socketOpened();
    Thread line = Thread.currentThread();
    Thread.ofVirtual().name("janus-line").start(() -> watch(session, line));
  }

  /**
   * Notices when the line is gone: its thread ends however it broke, which nobody else says. Until
   * then it is kept awake, since a line that is silent for long is closed.
   */
  private void watch(WsSession session, Thread line) {
    try {
      while (!line.join(AWAKE_EVERY) && isOpen) {
        speak(() -> session.ping(BufferData.empty()));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    hangUp(session);
  }

  private static String client(WsSession session) {
    return session.socketContext().remotePeer().host();
  }

  @Override
  public void onMessage(WsSession session, String part, boolean isLast) {
    message.append(part);
    if (message.toString().getBytes(StandardCharsets.UTF_8).length > tank.caps().messageBytes()) {
      close(session, WsCloseCodes.TOO_BIG, "a message has at most 4 KB");
    } else if (isTooFast()) {
      close(session, WsCloseCodes.VIOLATED_POLICY, "too many messages");
    } else if (isLast) {
      String whole = message.toString();
      message.setLength(0);
      hear(session, whole);
    }
  }

  @Override
  public void onMessage(WsSession session, BufferData part, boolean isLast) {
    close(session, WsCloseCodes.CANNOT_ACCEPT, "only text is understood here");
  }

  @Override
  public void onPing(WsSession session, BufferData content) {
    if (isTooFast()) {
      close(session, WsCloseCodes.VIOLATED_POLICY, "too many pings");
    } else {
      speak(() -> session.pong(content));
    }
  }

  private boolean isTooFast() {
    return !pace.allows("");
  }

  private void hear(WsSession session, String text) {
    String id = "";
    try {
      JsonObject said = JsonReader.object(text);
      id = id(said);
      said.allowOnly(Set.of("id", "think", "stop"));
      if (said.bool("stop").orElse(false)) {
        Optional.ofNullable(searches.get(id)).ifPresent(Search::stop);
      } else {
        begin(session, id, said.needObject("think"));
      }
    } catch (JsonException wrong) {
      say(session, error(id, "request", wrong.getMessage()));
    } catch (Refusal refusal) {
      String kind = refusal.kind().name().toLowerCase(Locale.ROOT);
      say(session, error(id, kind, refusal.getMessage()));
    }
  }

  private static String id(JsonObject said) {
    String id = said.needString("id");
    if (id.isEmpty() || id.length() > LONGEST_ID) {
      throw Refusal.request("\"id\" has 1 to " + LONGEST_ID + " characters");
    }
    return id;
  }

  private void begin(WsSession session, String id, JsonObject question) {
    if (searches.containsKey(id)) {
      throw Refusal.request("there is a search with this id already");
    }
    Search search =
        tank.prepare(
            client(session),
            question,
            progress -> say(session, wrapped(id, "progress", progress)),
            answer -> {
              searches.remove(id);
              say(session, answer(id, answer));
            });
    searches.put(id, search);
    search.start();
    if (!isOpen) {
      search.stop(); // closed in the meantime
    }
  }

  private static String answer(String id, String answer) {
    return answer.startsWith("{\"error\":")
        ? JsonPage.with(JsonReader.object(answer), Map.of("id", JsonPage.quoted(id)), Set.of())
        : wrapped(id, "thought", answer);
  }

  private static String wrapped(String id, String name, String json) {
    return JsonPage.object(page -> {
      page.writeStringField("id", id);
      page.writeFieldName(name);
      page.writeRawValue(json);
    });
  }

  private static String error(String id, String kind, String sentence) {
    return JsonPage.object(json -> {
      json.writeStringField("id", id);
      json.writeStringField("error", sentence);
      json.writeStringField("kind", kind);
    });
  }

  private void say(WsSession session, String text) {
    speak(() -> session.send(text, true));
  }

  /** Several searches may speak at once, one after another. */
  private void speak(Runnable words) {
    speaking.lock();
    try {
      if (isOpen) {
        words.run();
      }
    } catch (RuntimeException _) {
      stopAll(); // nobody listens any more; the line's thread will notice too
    } finally {
      speaking.unlock();
    }
  }

  private void stopAll() {
    searches.values().forEach(Search::stop);
  }

  private void close(WsSession session, int code, String reason) {
    message.setLength(0);
    hangUp(session);
    session.close(code, reason);
  }

  private void hangUp(WsSession session) {
    if (hasHungUp.compareAndSet(false, true)) {
      isOpen = false;
      metrics.socketClosed();
      tank.leave(client(session));
    }
    stopAll();
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    hangUp(session);
  }

  @Override
  public void onError(WsSession session, Throwable problem) {
    hangUp(session);
  }
}
