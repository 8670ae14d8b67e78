package games.janus.server;

import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.play.JsonValue;
import games.janus.play.core.CoreJson;
import games.janus.server.games.Archive;
import games.janus.server.games.Links;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.web.Exchange;
import games.janus.server.web.Pace;
import games.janus.server.wire.GamesReply.Ledger;
import games.janus.server.wire.GamesReply.Seated;
import games.janus.server.wire.GamesRequest.NewLink;
import games.janus.server.wire.ServerCodec;
import java.time.Duration;

/** Games by link, over HTTP (see docs/server.md). */
record LinksApi(Links links, LiveGames live, Guard guard, Caps caps, Pace made) {
  /** Games that one client may make in an hour. */
  private static final int PER_HOUR = 30;

  LinksApi(Links links, LiveGames live, Guard guard, Caps caps) {
    this(links, live, guard, caps, new Pace(PER_HOUR, Duration.ofHours(1)));
  }

  private static final String SCHEME = "Seat ";

  void route(Routes routes) {
    routes
        .add("POST", "/api/links", (exchange, _) -> make(exchange))
        .add("POST", "/api/games/*/seat", this::join)
        .add("POST", "/api/games/*/invite", this::invite)
        .add("GET", "/api/games/*/ledger", this::ledger)
        .add("GET", "/api/games/*/live", this::live);
  }

  private void make(Exchange exchange) {
    NewLink wanted = ServerCodec.readNewLink("link", json(exchange));
    if (!made.allows(exchange.client())) {
      throw new Refusal(Kind.TOO_MANY, Messages.linkMany(PER_HOUR));
    }
    links.make(wanted);
    Answers.send(exchange, 201, ServerCodec.text(new Seated(wanted.side())));
  }

  private void join(Exchange exchange, String id) {
    var said = ServerCodec.readJoinLink("seat", json(exchange));
    try {
      Answers.ok(exchange, new Seated(links.join(Archive.id(id), said)));
    } catch (Refusal refusal) {
      throw live.wrong(exchange.client(), refusal);
    }
  }

  private void invite(Exchange exchange, String id) {
    String seat =
        exchange
            .header("Authorization")
            .filter(text -> text.startsWith(SCHEME))
            .map(text -> text.substring(SCHEME.length()))
            .orElseThrow(() -> new Refusal(Kind.SEAT, Messages.linkNoSeat()));
    links.invite(Archive.id(id), seat, ServerCodec.readNewInvite("invite", json(exchange)));
    exchange.send(204, new byte[0]);
  }

  private void ledger(Exchange exchange, String id) {
    Answers.ok(exchange, new Ledger(links.ledger(Archive.id(id))));
  }

  private void live(Exchange exchange, String id) {
    guard.checkOrigin(exchange);
    String game = links.look(Archive.id(id)).id();
    if (!exchange.upgrade(live.socket(game, Language.current()))) {
      throw Refusal.request(Messages.httpNoSocket());
    }
  }

  private JsonValue json(Exchange exchange) {
    return CoreJson.json(Body.read(exchange, caps.bodyBytes()));
  }
}
