package games.janus.server;

import games.janus.message.Messages;
import games.janus.play.live.Action;
import games.janus.play.live.Event;
import games.janus.server.games.Archive;
import games.janus.server.games.GameRequests;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.games.Transcript;
import games.janus.server.store.GameStore.Cursor;
import games.janus.server.store.Sheet;
import games.janus.server.web.Exchange;
import games.janus.server.wire.GamesRequest.GameFile;
import games.janus.server.wire.GamesRequest.NewCommand;
import games.janus.server.wire.GamesRequest.NewEvents;
import games.janus.server.wire.ServerJson;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The games that are kept, over HTTP (see docs/server.md). */
final class GamesApi {
  private static final int MOST_LISTED = 200;
  private static final int USUALLY_LISTED = 50;

  private final Archive archive;
  private final Caps caps;
  private final Metrics metrics;

  private final Hosting hosting;

  GamesApi(Archive archive, Hosting hosting, Caps caps, Metrics metrics) {
    this.archive = archive;
    this.hosting = hosting;
    this.caps = caps;
    this.metrics = metrics;
  }

  void route(Routes routes) {
    routes
        .add("GET", "/api/games", (exchange, _) -> list(exchange))
        .add("POST", "/api/games", (exchange, _) -> make(exchange))
        .add("GET", "/api/games/*", this::get)
        .add("DELETE", "/api/games/*", this::remove)
        .add("POST", "/api/games/*/events", this::append)
        .add("POST", "/api/games/*/commands", this::decide)
        .add("GET", "/api/games/*/export", this::export)
        .add("POST", "/api/import", (exchange, _) -> bringIn(exchange));
  }

  private void list(Exchange exchange) {
    int limit = exchange.query("limit").map(GamesApi::limit).orElse(USUALLY_LISTED);
    Optional<Cursor> before = exchange.query("before").map(GamesApi::cursor);
    List<Sheet> sheets = archive.list(limit + 1, before); // one more tells whether there are more
    boolean isMore = sheets.size() > limit;
    List<Sheet> shown = isMore ? sheets.subList(0, limit) : sheets;
    Optional<Cursor> next =
        isMore
            ? Optional.of(new Cursor(shown.getLast().updated(), shown.getLast().number()))
            : Optional.empty();
    Answers.ok(exchange, GameReplies.page(shown, next));
  }

  private static int limit(String text) {
    if (text.matches("\\d{1,4}")) {
      int limit = Integer.parseInt(text);
      if (limit >= 1 && limit <= MOST_LISTED) {
        return limit;
      }
    }
    throw Refusal.request(Messages.requestWhole("1", Integer.toString(MOST_LISTED), "limit"));
  }

  private static Cursor cursor(String text) {
    if (!text.matches("\\d{1,18}-\\d{1,18}")) {
      throw Refusal.request(Messages.keptCursor());
    }
    int dash = text.indexOf('-');
    return new Cursor(
        Long.parseLong(text.substring(0, dash)), Long.parseLong(text.substring(dash + 1)));
  }

  private void make(Exchange exchange) {
    Archive.Made made = archive.make(ServerJson.newGame(text(exchange)));
    if (made.isNew()) {
      metrics.movesKept(made.game().sheet().plies());
    }
    Answers.send(
        exchange, made.isNew() ? 201 : 200, ServerJson.text(GameReplies.whole(made.game())));
  }

  private void get(Exchange exchange, String id) {
    Answers.ok(exchange, GameReplies.whole(archive.game(GameRequests.id(id))));
  }

  private void append(Exchange exchange, String id) {
    NewEvents said = ServerJson.newEvents(text(exchange));
    Answers.ok(exchange, GameReplies.appended(counted(archive.append(GameRequests.id(id), said))));
  }

  private void decide(Exchange exchange, String id) {
    NewCommand said = ServerJson.newCommand(text(exchange));
    boolean isVerdict =
        said.action() instanceof Action.Forfeit || said.action() instanceof Action.Adjudicate;
    if (isVerdict && !hosting.mayJudge()) {
      throw new Refusal(Kind.COMMAND, Messages.hostOnly());
    }
    long lag = hosting.lag().applyAsLong(exchange);
    Answers.ok(
        exchange, GameReplies.decided(counted(archive.decide(GameRequests.id(id), said, lag))));
  }

  private Archive.Changed counted(Archive.Changed changed) {
    metrics.movesKept(
        (int) changed.events().stream().filter(Event.Moved.class::isInstance).count());
    return changed;
  }

  private void remove(Exchange exchange, String id) {
    archive.remove(GameRequests.id(id));
    exchange.send(204, new byte[0]);
  }

  private void export(Exchange exchange, String id) {
    Transcript file = archive.transcript(GameRequests.id(id));
    exchange.set("Content-Type", PageFiles.text("plain"));
    exchange.set("Cache-Control", "no-store");
    exchange.set("Content-Disposition", "attachment; filename=\"" + file.name() + '"');
    exchange.send(200, file.text().getBytes(StandardCharsets.UTF_8));
  }

  private void bringIn(Exchange exchange) {
    // JSON needs up to two characters for one of the file.
    GameFile file = ServerJson.gameFile(Body.read(exchange, 2 * caps.importBytes()));
    String text = file.text();
    if (text.length() > caps.importBytes()) {
      throw Body.tooLong(caps.importBytes());
    }
    Answers.ok(exchange, archive.bringIn(file.game(), text));
  }

  private String text(Exchange exchange) {
    return Body.read(exchange, caps.bodyBytes());
  }
}
