package games.janus.server.web;

import games.janus.server.web.BodyException.Reason;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** A request and its answer. */
public final class Exchange {
  /**
   * How much of a body is read although it is refused, and how long: closing a connection with
   * unread bytes resets it, and then the sender may never see why.
   */
  private static final int MOST_DISCARDED = 16 << 20;

  private static final long DISCARD_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final Request request;
  private final Response response;
  private final Callback callback;
  private final SocketLines lines;
  private final Optional<Client> sender;
  private final long bodyNanos;
  private boolean isBodyRead;
  private boolean isBodyAwaited;
  private boolean isUpgraded;

  Exchange(
      Request request,
      Response response,
      Callback callback,
      SocketLines lines,
      Optional<Client> sender,
      long bodyNanos) {
    this.request = request;
    this.response = response;
    this.callback = callback;
    this.lines = lines;
    this.sender = sender;
    this.bodyNanos = bodyNanos;
  }

  public String method() {
    return request.getMethod();
  }

  /** The path of the address, decoded. */
  public String path() {
    return Request.getPathInContext(request);
  }

  /** A parameter behind the question mark of the address. */
  public Optional<String> query(String name) {
    return Optional.ofNullable(Request.extractQueryParameters(request).getValue(name));
  }

  public Optional<String> header(String name) {
    return Optional.ofNullable(request.getHeaders().get(name));
  }

  /** Who asks; nothing if a proxy we trust does not say it, and then nothing is to be answered. */
  public Optional<Client> sender() {
    return sender;
  }

  /** Who asks, once that is known to be known. */
  public Client client() {
    return sender.orElseThrow();
  }

  /**
   * The whole body.
   *
   * @throws BodyException if it is too long, too slow or broken; the answer ends the connection
   */
  public byte[] body(int mostBytes) throws BodyException {
    try {
      if (request.getLength() > mostBytes) {
        throw new BodyException(Reason.TOO_LONG);
      }
      var bytes = new ByteArrayOutputStream();
      long deadline = System.nanoTime() + bodyNanos;
      while (!isBodyRead) {
        byte[] part = part(deadline);
        if (bytes.size() + part.length > mostBytes) {
          throw new BodyException(Reason.TOO_LONG);
        }
        bytes.writeBytes(part);
      }
      return bytes.toByteArray();
    } catch (BodyException problem) {
      response.getHeaders().put(HttpHeader.CONNECTION, "close");
      throw problem;
    }
  }

  /** The next part of the body, copied out of Jetty's buffers. */
  private byte[] part(long deadline) throws BodyException {
    Content.Chunk chunk = request.read();
    while (chunk == null) {
      await(deadline);
      chunk = request.read();
    }
    if (Content.Chunk.isFailure(chunk)) {
      boolean isIdle = chunk.getFailure() instanceof java.util.concurrent.TimeoutException;
      throw new BodyException(isIdle ? Reason.TOO_SLOW : Reason.BROKEN);
    }
    isBodyRead = chunk.isLast();
    byte[] copy = new byte[chunk.remaining()];
    chunk.getByteBuffer().get(copy);
    chunk.release();
    return copy;
  }

  private void await(long deadline) throws BodyException {
    var ready = new CountDownLatch(1);
    request.demand(ready::countDown);
    try {
      isBodyAwaited = !ready.await(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (isBodyAwaited) {
        throw new BodyException(Reason.TOO_SLOW);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new BodyException(Reason.BROKEN);
    }
  }

  /** Sets a header of the answer. */
  public void set(String name, String value) {
    response.getHeaders().put(name, value);
  }

  /** Answers; the sender has the answer even while it is still sending. */
  public void send(int status, byte[] body) {
    response.setStatus(status);
    if (status != 204 && status != 304) {
      response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
    }
    try {
      Content.Sink.write(response, true, ByteBuffer.wrap(body));
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** Answers bit by bit. */
  public OutputStream stream(int status) {
    response.setStatus(status);
    return Content.Sink.asOutputStream(response);
  }

  /** The status of the answer. */
  public int status() {
    return response.getStatus();
  }

  /** Makes this a WebSocket; answers false if the request is none for that. */
  public boolean upgrade(LineListener listener) {
    isUpgraded = lines.upgrade(listener, client(), request, response, callback);
    return isUpgraded;
  }

  /** Ends the exchange when it has been answered. */
  void finish() {
    if (isUpgraded) {
      return;
    }
    try {
      long deadline = System.nanoTime() + DISCARD_NANOS;
      int discarded = 0;
      while (!isBodyRead && !isBodyAwaited && discarded < MOST_DISCARDED) {
        discarded += part(deadline).length;
      }
    } catch (BodyException _) {
      // The connection ends with this answer.
    }
    callback.succeeded();
  }
}
