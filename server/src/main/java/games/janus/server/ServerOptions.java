package games.janus.server;

import java.nio.file.Path;

/**
 * How a server is set up.
 *
 * @param host the address it listens on
 * @param port where it listens; 0 for any that is free
 * @param data the folder where games are kept
 * @param page the folder of the class path that holds the page
 * @param version of the program, for those who ask
 */
public record ServerOptions(
    String host, int port, Path data, String page, String version, Caps caps) {
  /** Only this machine can reach it. */
  public static final String LOOPBACK = "127.0.0.1";

  /** Eight by eight squares. */
  public static final int USUAL_PORT = 8064;

  /** Whether only this machine can reach a server that listens there. */
  public static boolean isLocal(String host) {
    return Guard.isLoopback(host);
  }

  /** A server for this machine alone. */
  public static ServerOptions local(Path data, String version) {
    return new ServerOptions(LOOPBACK, USUAL_PORT, data, "web", version, Caps.USUAL);
  }

  public ServerOptions withPort(int newPort) {
    return new ServerOptions(host, newPort, data, page, version, caps);
  }

  public ServerOptions withHost(String newHost) {
    return new ServerOptions(newHost, port, data, page, version, caps);
  }

  public ServerOptions withPage(String newPage) {
    return new ServerOptions(host, port, data, newPage, version, caps);
  }

  public ServerOptions withCaps(Caps newCaps) {
    return new ServerOptions(host, port, data, page, version, newCaps);
  }
}
