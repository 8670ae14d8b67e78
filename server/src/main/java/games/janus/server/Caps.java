package games.janus.server;

import games.janus.server.web.WebLimits;
import java.time.Duration;

/**
 * How much anybody may ask of the server.
 *
 * @param web what the web server lets through
 * @param bodyBytes of one request in JSON
 * @param importBytes of a request that brings a file of games
 * @param sockets WebSockets one client may hold open
 * @param threads on which one search may think
 * @param requestsPerSecond one client may send, as changes
 * @param changesPerSecond one client may make, kept up for long; a few seconds' worth may come at
 *     once
 */
public record Caps(
    WebLimits web,
    int bodyBytes,
    int importBytes,
    int sockets,
    int threads,
    int requestsPerSecond,
    int changesPerSecond) {
  public static final Caps USUAL =
      new Caps(
          new WebLimits(
              8 << 10,
              4 << 10,
              50,
              10_000,
              64,
              Duration.ofSeconds(10),
              Duration.ofSeconds(15),
              Duration.ofSeconds(30)),
          64 << 10,
          5 << 20,
          20,
          8,
          10_000,
          200);

  /** Where anybody may come. */
  public static final Caps PUBLIC = USUAL.with(1, 50, 50);

  Caps with(int ownThreads, int requests, int changes) {
    return new Caps(web, bodyBytes, importBytes, sockets, ownThreads, requests, changes);
  }
}
