package games.janus.server;

/**
 * How much anybody may ask of the server.
 *
 * @param headerBytes of one request
 * @param bodyBytes of one request in JSON
 * @param importBytes of a request that brings a file of games
 * @param messageBytes of one message over a WebSocket
 * @param sockets WebSockets one client may hold open
 * @param searches one client may have running
 * @param connections everybody together may hold open
 * @param changesPerSecond one client may make, kept up for long; a few seconds' worth may come at
 *     once
 */
public record Caps(
    int headerBytes,
    int bodyBytes,
    int importBytes,
    int messageBytes,
    int sockets,
    int searches,
    int connections,
    int changesPerSecond) {
  public static final Caps USUAL =
      new Caps(8 << 10, 64 << 10, 5 << 20, 4 << 10, 20, 2, 20_000, 200);
}
