package games.janus.cli.play;

import games.janus.cli.Version;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.live.GameLog;
import games.janus.play.live.LiveGame;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.rules.Color;
import games.janus.server.DataFolder;
import games.janus.server.Server;
import games.janus.server.ServerOptions;
import games.janus.workbench.command.Refusal;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.Optional;
import java.util.UUID;

/** Where somebody at a terminal sits down to games by link: joins one, or makes one. */
record LinkTable(LookOptions.Stage stage, LookOptions.Manner manner, Shelf shelf) {
  private static final String EVERYBODY = "0.0.0.0";

  /** Joins the game of a link, or comes back to it. */
  void join(LinkAddress link, String name) {
    LinkSeats seats = LinkSeats.beside(shelf);
    Optional<String> seat = seats.seat(link.id());
    if (seat.isEmpty() && link.invite().isPresent()) {
      seat = Optional.of(LinkSeats.secret());
      keep(seats, link.id(), seat.get());
      try (var line = new LinkLine(link, seat)) {
        line.join(link.invite().get(), name);
      }
    }
    play(link.without(), seat);
  }

  /** Before the server is asked: whoever loses its answer must not lose the seat. */
  private static void keep(LinkSeats seats, String id, String secret) {
    try {
      seats.keep(id, secret);
    } catch (IOException problem) {
      throw new Refusal(Messages.playUnkept(String.valueOf(problem.getMessage())));
    }
  }

  /**
   * Makes a game and waits for whoever is sent its link.
   *
   * @param address of the server; empty: one is started here, for everybody on the home network
   */
  void host(String address, LiveGame<?, ?> wanted, String name) {
    if (!address.isEmpty()) {
      host(server(address), wanted, name);
      return;
    }
    var options =
        ServerOptions.local(DataFolder.usual(), Version.number())
            .with(ServerOptions.port(EVERYBODY, ServerOptions.USUAL_PORT));
    try (Server server = Server.start(options)) {
      stage.console().say(Messages.serveWarning(EVERYBODY));
      host(LinkAddress.server("http://" + ownAddress() + ":" + server.port()), wanted, name);
    } catch (DataFolder.UnusableException taken) {
      String running = taken.address().orElseThrow(() -> new Refusal(taken.reason()));
      host(LinkAddress.server(running), wanted, name);
    } catch (IOException problem) {
      throw new Refusal(Messages.serveDeaf(EVERYBODY, String.valueOf(problem.getMessage())));
    }
  }

  /** The address of this computer in its home network. */
  private static String ownAddress() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
        .map(address -> address.getHostAddress())
        .findFirst()
        .orElse(ServerOptions.LOOPBACK);
  }

  private static URI server(String text) {
    try {
      return LinkAddress.server(text);
    } catch (MessageException wrong) {
      throw new Refusal(wrong.reason());
    }
  }

  private void host(URI server, LiveGame<?, ?> wanted, String name) {
    Settings settings = wanted.settings();
    Color side = settings.isEngine(Color.WHITE) ? Color.BLACK : ownSide(wanted);
    var person = new Player.Person(name);
    String id = UUID.randomUUID().toString();
    String invite = LinkSeats.secret();
    String seat = LinkSeats.secret();
    var link = new LinkAddress(server, id, Optional.of(invite));
    keep(LinkSeats.beside(shelf), id, seat);
    try (var line = new LinkLine(link, Optional.of(seat))) {
      line.make(settings.with(side, person), side, invite);
    }
    boolean isAgainstMachine = settings.isEngine(side.opponent());
    stage
        .console()
        .say(
            isAgainstMachine
                ? Messages.playLinkWatchers(link.without().text())
                : Messages.playLinkSend(link.text()));
    play(link.without(), Optional.of(seat));
  }

  /** Where the options name no machine, the maker has the side that begins. */
  private static Color ownSide(LiveGame<?, ?> wanted) {
    return wanted.settings().isEngine(Color.BLACK) ? Color.WHITE : wanted.turn();
  }

  private void play(LinkAddress link, Optional<String> seat) {
    Optional<LinkAddress> at = Optional.of(link);
    while (at.isPresent()) {
      at = playOnce(at.get(), seat);
    }
  }

  /** The game that follows with the same seats, if there is one. */
  private Optional<LinkAddress> playOnce(LinkAddress link, Optional<String> seat) {
    try (var line = new LinkLine(link, seat)) {
      line.open();
      GameLog log =
          line.awaitGame().orElseThrow(() -> new Refusal(Messages.playLinkNoGame(link.text())));
      Optional<String> next = LinkSession.play(stage, manner, line, log);
      next.ifPresent(id -> seat.ifPresent(secret -> keep(LinkSeats.beside(shelf), id, secret)));
      return next.map(id -> new LinkAddress(link.server(), id, Optional.empty()));
    }
  }
}
