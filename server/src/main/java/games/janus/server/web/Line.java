package games.janus.server.web;

/** An open WebSocket. */
public interface Line {
  /** The address of who is at the other end. */
  String client();

  /** Sends a text, after those sent before; never waits. */
  void send(String text);

  /** Closes it with one of the {@link CloseCodes}. */
  void close(int code, String reason);
}
