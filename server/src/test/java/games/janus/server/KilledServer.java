package games.janus.server;

import java.io.IOException;
import java.nio.file.Path;

/** A server in a process of its own, to be killed. Ends by itself when its parent is gone. */
final class KilledServer {
  private KilledServer() {}

  public static void main(String[] args) throws IOException {
    Server server = Server.start(Served.options(Path.of(args[0])));
    System.out.println(server.address());
    System.out.flush();
    System.in.read();
    Runtime.getRuntime().halt(1);
  }
}
