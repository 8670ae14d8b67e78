package games.janus.server.web;

/** Who listens to a WebSocket. */
public interface LineListener {
  void opened(SocketLine line);

  /** A whole message, within the limits of the server. */
  void heard(String text);

  /** The other end is gone, or we are; said once. */
  void closed();
}
