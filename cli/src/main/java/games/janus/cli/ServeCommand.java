package games.janus.cli;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.server.DataFolder;
import games.janus.server.Deployment;
import games.janus.server.Operations;
import games.janus.server.ServerOptions;
import games.janus.server.web.Door;
import games.janus.server.web.Network;
import games.janus.server.web.PublicUrl;
import games.janus.server.web.TrustedProxies;
import games.janus.workbench.command.JanusCommand;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
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

  @Option(names = "--backup-dir", paramLabel = "DIR")
  private Optional<Path> backups = Optional.empty();

  @Option(names = "--keep-games", paramLabel = "DAYS")
  private Optional<String> keepGames = Optional.empty();

  @Option(names = "--max-store", paramLabel = "SIZE")
  private Optional<String> maxStore = Optional.empty();

  @Option(names = "--metrics-listen", paramLabel = "HOST:PORT")
  private Optional<String> metricsListen = Optional.empty();

  @Option(names = "--database", paramLabel = "URL")
  private Optional<String> database = Optional.empty();

  @Option(names = "--node", paramLabel = "NAME")
  private Optional<String> node = Optional.empty();

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
            new Deployment(url, new TrustedProxies(proxies), operations(), shared()),
            data.orElseGet(DataFolder::usual),
            !noOpen && url.isEmpty(),
            rehearse)
        .run(out(), err());
  }

  private Optional<Deployment.Shared> shared() {
    require(node.isPresent() == database.isPresent(), Messages.serveNode());
    require(
        database.isEmpty() || database.get().startsWith("jdbc:postgresql:"),
        Messages.serveNoDatabase(Excerpt.of(database.orElse(""))));
    return database.map(url -> new Deployment.Shared(url, node.orElseThrow()));
  }

  private Operations operations() {
    Optional<Duration> keep =
        keepGames.map(
            text -> Duration.ofDays(amount(text, "d", Messages.serveNoDays(Excerpt.of(text)))));
    long mostBytes =
        maxStore
            .map(text ->
                text.toUpperCase(Locale.ROOT).endsWith("MB")
                    ? amount(text, "MB", Messages.serveNoSize(Excerpt.of(text))) << 20
                    : amount(text, "GB", Messages.serveNoSize(Excerpt.of(text))) << 30)
            .orElse(Long.MAX_VALUE);
    return new Operations(
        backups,
        keep,
        mostBytes,
        metricsListen.map(text -> door(text, Messages.serveNoMetricsDoor(Excerpt.of(text)))));
  }

  /** A whole number from 1 to 99,999 before its unit. */
  private long amount(String text, String unit, Message otherwise) {
    boolean isMeant = text.matches("(?i)[1-9]\\d{0,4}" + unit);
    require(isMeant, otherwise);
    return Long.parseLong(text.substring(0, text.length() - unit.length()));
  }

  private Door door(String text) {
    return door(text, Messages.serveNoDoor(Excerpt.of(text)));
  }

  private Door door(String text, Message otherwise) {
    if (text.startsWith(FILE) && text.length() > FILE.length()) {
      return new Door.File(Path.of(text.substring(FILE.length())));
    }
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? "" : text.substring(0, colon).replaceAll("^\\[(.+)]$", "$1");
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
