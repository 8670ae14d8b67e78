package games.janus.cli;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.server.DataFolder;
import games.janus.server.Deployment;
import games.janus.server.ServerOptions;
import games.janus.server.web.Door;
import games.janus.server.web.Network;
import games.janus.server.web.PublicUrl;
import games.janus.server.web.TrustedProxies;
import games.janus.workbench.command.JanusCommand;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the page and keeps the games. */
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ServeCommand extends JanusCommand {
  private static final int HIGHEST_PORT = 65535;
  private static final String FILE = "unix:";

  @Option(names = "--port", paramLabel = "P")
  private Optional<Integer> port = Optional.empty();

  @Option(names = "--listen", paramLabel = "HOST:PORT")
  private Optional<String> listen = Optional.empty();

  @Option(names = "--public-url", paramLabel = "URL")
  private Optional<String> publicUrl = Optional.empty();

  @Option(names = "--lan")
  private boolean lan;

  @Option(names = "--trusted-proxy", paramLabel = "NETWORK")
  private List<String> trustedProxies = List.of();

  @Option(names = "--data", paramLabel = "DIR")
  private Optional<Path> data = Optional.empty();

  @Option(names = "--no-open")
  private boolean noOpen;

  @Option(names = "--rehearse", hidden = true)
  private boolean rehearse;

  @Override
  public Integer call() {
    require(port.isEmpty() || listen.isEmpty(), Messages.servePortTwice());
    Door door =
        listen
            .map(this::door)
            .orElseGet(() -> port(ServerOptions.LOOPBACK, port.orElse(ServerOptions.USUAL_PORT)));
    Optional<PublicUrl> url =
        publicUrl.map(text -> read(text, PublicUrl::of, Messages.serveNoUrl(Excerpt.of(text))));
    boolean isMeant = ServerOptions.isLocal(door) || lan || url.isPresent();
    require(isMeant, Messages.serveReachable(listen.orElse("")));
    List<Network> proxies =
        trustedProxies.stream()
            .map(text -> read(text, Network::of, Messages.serveNoNetwork(Excerpt.of(text))))
            .toList();
    return new Serving(
            door,
            new Deployment(url, new TrustedProxies(proxies)),
            data.orElseGet(DataFolder::usual),
            !noOpen && url.isEmpty(),
            rehearse)
        .run(out(), err());
  }

  private Door door(String text) {
    if (text.startsWith(FILE) && text.length() > FILE.length()) {
      return new Door.File(Path.of(text.substring(FILE.length())));
    }
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? "" : text.substring(0, colon).replaceAll("^\\[(.+)]$", "$1");
    Message otherwise = Messages.serveNoDoor(Excerpt.of(text));
    require(!host.isEmpty(), otherwise);
    return port(host, read(text.substring(colon + 1), Integer::valueOf, otherwise));
  }

  private Door port(String host, int number) {
    require(number >= 0 && number <= HIGHEST_PORT, Messages.optionPort(HIGHEST_PORT));
    return ServerOptions.port(host, number);
  }

  private <T> T read(String text, Function<String, T> reader, Message otherwise) {
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException _) {
      throw wrong(otherwise);
    }
  }
}
