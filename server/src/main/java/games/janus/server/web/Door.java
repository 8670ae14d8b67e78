package games.janus.server.web;

import java.nio.file.Path;

/** Where a server listens. */
public sealed interface Door {
  /**
   * An address and a port.
   *
   * @param tries how many ports are tried from there on, if they are taken
   */
  record Port(String host, int number, int tries) implements Door {}

  /** A socket that is a file, for a proxy on the same machine. */
  record File(Path path) implements Door {}
}
