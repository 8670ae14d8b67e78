package games.janus.cli;

import games.janus.server.DataFolder;
import games.janus.server.ServerOptions;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the page and keeps the games. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Play in the browser: serve the page, keep the games, lend it the engines.",
      "janus without a command does the same.",
    },
    footer = {
      "",
      "If Janus is running already, its page is shown. If the port is taken, the next one is used.",
      "Examples:",
      "  janus serve",
      "  janus serve --port 9000 --no-open --data ~/games",
    })
final class ServeCommand implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65535;

  @Option(
      names = "--port",
      paramLabel = "P",
      defaultValue = "" + ServerOptions.USUAL_PORT,
      description = "Where to listen; 0 for any free port (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = ServerOptions.LOOPBACK,
      description = {
        "The address to listen on (default: ${DEFAULT-VALUE}, this machine alone).",
        "With any other, everybody who can reach it can read and remove every game.",
      })
  private String host = ServerOptions.LOOPBACK;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where to keep games (default: the usual folder of this system).")
  private Optional<Path> data = Optional.empty();

  @Option(names = "--no-open", description = "Do not open the browser.")
  private boolean noOpen;

  @Option(names = "--rehearse", hidden = true, description = "Try everything once, and end.")
  private boolean rehearse;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  ServeCommand() {}

  @Override
  public Integer call() {
    if (port < 0 || port > HIGHEST_PORT) {
      throw new ParameterException(
          spec.commandLine(), "--port is a number from 0 to " + HIGHEST_PORT);
    }
    return new Serving(host, port, data.orElseGet(DataFolder::usual), !noOpen, rehearse)
        .run(spec.commandLine().getOut(), spec.commandLine().getErr());
  }
}
