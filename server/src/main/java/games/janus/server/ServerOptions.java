package games.janus.server;

import games.janus.server.web.Door;
import java.nio.file.Path;

/**
 * How a server is set up.
 *
 * @param door where it listens; port 0 for any that is free
 * @param data the folder where games are kept
 * @param page the folder of the class path that holds the page
 * @param version of the program, for those who ask
 */
public record ServerOptions(
    Door door, Path data, String page, String version, Caps caps, Deployment deployment) {
  /** Only this machine can reach it. */
  public static final String LOOPBACK = "127.0.0.1";

  /** Eight by eight squares. */
  public static final int USUAL_PORT = 8064;

  /** How many ports are tried, one after another, when others are taken. */
  private static final int PORTS_TRIED = 20;

  /** A server for this machine alone. */
  public static ServerOptions local(Path data, String version) {
    return new ServerOptions(
        port(LOOPBACK, USUAL_PORT), data, "web", version, Caps.USUAL, Deployment.HOME);
  }

  /** A port, or the next one that is free. */
  public static Door.Port port(String host, int number) {
    return new Door.Port(host, number, PORTS_TRIED);
  }

  /** Whether only this machine can reach a server there. */
  public static boolean isLocal(Door door) {
    return !(door instanceof Door.Port port) || Guard.isLoopback(port.host());
  }

  public ServerOptions withPort(int newPort) {
    return with(port(LOOPBACK, newPort));
  }

  public ServerOptions with(Door newDoor) {
    return new ServerOptions(newDoor, data, page, version, caps, deployment);
  }

  public ServerOptions with(Deployment newDeployment) {
    return new ServerOptions(door, data, page, version, caps, newDeployment);
  }

  public ServerOptions withPage(String newPage) {
    return new ServerOptions(door, data, newPage, version, caps, deployment);
  }

  public ServerOptions withCaps(Caps newCaps) {
    return new ServerOptions(door, data, page, version, newCaps, deployment);
  }
}
