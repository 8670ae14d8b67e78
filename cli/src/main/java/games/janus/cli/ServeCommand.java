package games.janus.cli;

import games.janus.message.Messages;
import games.janus.server.DataFolder;
import games.janus.server.ServerOptions;
import games.janus.workbench.command.JanusCommand;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the page and keeps the games. */
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ServeCommand extends JanusCommand {
  private static final int HIGHEST_PORT = 65535;

  @Option(names = "--port", paramLabel = "P", defaultValue = "" + ServerOptions.USUAL_PORT)
  private int port;

  @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = ServerOptions.LOOPBACK)
  private String host = ServerOptions.LOOPBACK;

  @Option(names = "--data", paramLabel = "DIR")
  private Optional<Path> data = Optional.empty();

  @Option(names = "--no-open")
  private boolean noOpen;

  @Option(names = "--rehearse", hidden = true)
  private boolean rehearse;

  @Override
  public Integer call() {
    require(port >= 0 && port <= HIGHEST_PORT, Messages.optionPort(HIGHEST_PORT));
    return new Serving(host, port, data.orElseGet(DataFolder::usual), !noOpen, rehearse)
        .run(out(), err());
  }
}
