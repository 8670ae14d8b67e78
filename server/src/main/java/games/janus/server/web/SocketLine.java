package games.janus.server.web;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A WebSocket. Messages are measured across their fragments; who floods it, or falls silent, loses
 * it.
 */
public final class SocketLine implements Session.Listener.AutoDemanding {
  // Why it is closed (RFC 6455, 7.4.1).
  private static final int NOT_ACCEPTED = 1003;
  public static final int VIOLATION = 1008;
  private static final int TOO_LONG = 1009;

  private static final int SECONDS_AT_ONCE = 5;

  private final LineListener listener;
  private final Set<SocketLine> open;
  private final WebLimits limits;
  private final Client client;
  private final Pace pace;
  private final AtomicBoolean isEnded = new AtomicBoolean();
  private final StringBuilder message = new StringBuilder();
  private final RoundTrips roundTrips = new RoundTrips();
  private int messageBytes;
  private volatile boolean isOpen;
  private volatile long heardAt = System.nanoTime();

  @SuppressWarnings("NullAway.Init") // set when it is opened
  private volatile Session session;

  SocketLine(LineListener listener, Set<SocketLine> open, WebLimits limits, Client client) {
    this.listener = listener;
    this.open = open;
    this.limits = limits;
    this.client = client;
    this.pace =
        new Pace(
            SECONDS_AT_ONCE * (long) limits.messagesPerSecond(),
            Duration.ofSeconds(SECONDS_AT_ONCE));
  }

  /** Who is at the other end. */
  public Client client() {
    return client;
  }

  /** The longest way there and back of the last few. */
  public long roundTripMillis() {
    return roundTrips.longestMillis(System.nanoTime());
  }

  /** Sends a text, after those sent before; never waits. */
  public void send(String text) {
    if (isOpen) {
      session.sendText(text, Callback.from(() -> {}, _ -> disconnect()));
    }
  }

  /** Too many messages wait to be read, or the other end is gone. */
  private void disconnect() {
    session.disconnect();
    end();
  }

  /** Closes it with one of the codes above. */
  public void close(int code, Message reason) {
    isOpen = false;
    session.close(code, reason.text(), Callback.NOOP);
    end();
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    isOpen = true;
    open.add(this);
    listener.opened(this);
  }

  @Override
  public void onWebSocketPartialText(String part, boolean isLast) {
    if (!isWelcome()) {
      return;
    }
    message.append(part);
    messageBytes += bytes(part);
    if (messageBytes > limits.messageBytes()) {
      close(TOO_LONG, Messages.socketLong(Messages.httpKilobytes(limits.messageBytes() >> 10)));
    } else if (isLast) {
      String whole = message.toString();
      message.setLength(0);
      messageBytes = 0;
      listener.heard(whole);
    }
  }

  /** How many bytes a text has in UTF-8. */
  private static int bytes(String text) {
    int bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      // each half of a pair is two of its four bytes
      bytes += letter < 0x80 ? 1 : letter < 0x800 || Character.isSurrogate(letter) ? 2 : 3;
    }
    return bytes;
  }

  /** Whether one more frame may be heard; if not, the line is closed. */
  private boolean isWelcome() {
    heardAt = System.nanoTime();
    if (isOpen && !pace.allows("")) {
      close(VIOLATION, Messages.socketFast());
    }
    return isOpen;
  }

  @Override
  public void onWebSocketPartialBinary(ByteBuffer part, boolean isLast, Callback callback) {
    callback.succeed();
    if (isOpen) {
      close(NOT_ACCEPTED, Messages.socketBinary());
    }
  }

  @Override
  public void onWebSocketPing(ByteBuffer content) {
    if (isWelcome()) {
      session.sendPong(content, Callback.NOOP);
    }
  }

  @Override
  public void onWebSocketPong(ByteBuffer content) {
    roundTrips.answered(System.nanoTime());
    isWelcome();
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    callback.succeed();
    end();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    end();
  }

  private void end() {
    isOpen = false;
    if (isEnded.compareAndSet(false, true)) {
      open.remove(this);
      listener.closed();
    }
  }

  /** Asks whether the other end is still there, or gives it up. */
  void check(long silenceNanos) {
    if (System.nanoTime() - heardAt > silenceNanos) {
      disconnect();
    } else if (isOpen) {
      roundTrips.sent(System.nanoTime());
      session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }
}
