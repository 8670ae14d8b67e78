package games.janus.server;

import java.io.IOException;
import java.nio.file.Path;

/** A server in a process of its own, to be killed. Ends by itself when its parent is gone. */
final class KilledServer {
  private KilledServer() {}

  public static void main(String[] args) throws IOException {
    ServerOptions options = Served.options(Path.of(args[0]));
    boolean isShared = args.length > 1;
    Server server =
        Server.start(
            isShared
                ? options.with(Deployment.HOME.with(new Deployment.Shared(args[1], args[2])))
                : options);
    System.out.println(server.address());
    System.out.flush();
    System.in.read();
    Runtime.getRuntime().halt(1);
  }
}
