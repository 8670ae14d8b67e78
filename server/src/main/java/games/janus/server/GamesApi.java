package games.janus.server;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.play.core.CoreJson;
import games.janus.play.live.Action;
import games.janus.play.live.Event;
import games.janus.rules.text.TextSource;
import games.janus.server.Governor.Work;
import games.janus.server.games.Archive;
import games.janus.server.games.KeptEnding;
import games.janus.server.games.Refusal;
import games.janus.server.games.Refusal.Kind;
import games.janus.server.games.Transcript;
import games.janus.server.store.GameStore.Cursor;
import games.janus.server.store.KeptGame;
import games.janus.server.store.Sheet;
import games.janus.server.web.Exchange;
import games.janus.server.wire.GamesReply.Appended;
import games.janus.server.wire.GamesReply.Decided;
import games.janus.server.wire.GamesReply.GamePage;
import games.janus.server.wire.GamesReply.GameSummary;
import games.janus.server.wire.GamesReply.KeptOutcome;
import games.janus.server.wire.GamesReply.WholeGame;
import games.janus.server.wire.GamesRequest.GameFile;
import games.janus.server.wire.GamesRequest.NewCommand;
import games.janus.server.wire.GamesRequest.NewEvents;
import games.janus.server.wire.PlyThought;
import games.janus.server.wire.ServerCodec;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The games that are kept, over HTTP (see docs/server.md). */
record GamesApi(
    Archive archive, Hosting hosting, Caps caps, ComputedAnswers computed, Metrics metrics) {
  private static final int MOST_LISTED = 200;
  private static final int USUALLY_LISTED = 50;

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
    Optional<String> next =
        isMore
            ? Optional.of(shown.getLast().updated() + "-" + shown.getLast().number())
            : Optional.empty();
    Answers.ok(exchange, new GamePage(shown.stream().map(GamesApi::summary).toList(), next));
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
    Archive.Made made = archive.make(ServerCodec.readNewGame("game", json(exchange)));
    if (made.isNew()) {
      metrics.movesKept(made.game().sheet().plies());
    }
    Answers.send(exchange, made.isNew() ? 201 : 200, ServerCodec.text(whole(made.game())));
  }

  private void get(Exchange exchange, String id) {
    Answers.ok(exchange, whole(archive.game(Archive.id(id))));
  }

  private void append(Exchange exchange, String id) {
    NewEvents said = ServerCodec.readNewEvents("events", json(exchange));
    Archive.Changed changed = counted(archive.append(Archive.id(id), said));
    Answers.ok(exchange, new Appended(changed.sheet().version(), outcome(changed.sheet())));
  }

  private void decide(Exchange exchange, String id) {
    NewCommand said = ServerCodec.readNewCommand("command", json(exchange));
    boolean isVerdict =
        said.action() instanceof Action.Forfeit || said.action() instanceof Action.Adjudicate;
    if (isVerdict && !hosting.mayJudge()) {
      throw new Refusal(Kind.COMMAND, Messages.hostOnly());
    }
    long lag = hosting.lag().applyAsLong(exchange);
    Archive.Changed changed = counted(archive.decide(Archive.id(id), said, lag));
    Answers.ok(
        exchange,
        new Decided(changed.events(), changed.sheet().version(), outcome(changed.sheet())));
  }

  private Archive.Changed counted(Archive.Changed changed) {
    metrics.movesKept(
        (int) changed.events().stream().filter(Event.Moved.class::isInstance).count());
    return changed;
  }

  private void remove(Exchange exchange, String id) {
    archive.remove(Archive.id(id));
    exchange.send(204, new byte[0]);
  }

  private void export(Exchange exchange, String id) {
    Transcript file = archive.transcript(Archive.id(id));
    exchange.set("Content-Type", PageFiles.text("plain"));
    exchange.set("Cache-Control", "no-store");
    exchange.set("Content-Disposition", "attachment; filename=\"" + file.name() + '"');
    exchange.send(200, file.text().getBytes(StandardCharsets.UTF_8));
  }

  private void bringIn(Exchange exchange) {
    // JSON needs up to two characters for one of the file.
    String body = Body.read(exchange, 2 * caps.importBytes());
    computed.answer(exchange, Work.IMPORT, body.length(), 0, job -> bringIn(body, job));
  }

  private Answers.Answer bringIn(String body, Governor.Job job) {
    GameFile file = ServerCodec.readGameFile("file", CoreJson.json(body));
    if (file.text().length() > caps.importBytes()) {
      throw Body.tooLong(caps.importBytes());
    }
    TextSource text = new CoreJob(job, _ -> {}).reading(TextSource.of(file.text()));
    return new Answers.Answer(200, ServerCodec.text(archive.bringIn(file.game(), text)));
  }

  private JsonValue json(Exchange exchange) {
    return CoreJson.json(Body.read(exchange, caps.bodyBytes()));
  }

  private static GameSummary summary(Sheet sheet) {
    return new GameSummary(
        sheet.id(),
        sheet.kind(),
        sheet.rules(),
        sheet.white(),
        sheet.black(),
        sheet.plies(),
        outcome(sheet),
        Instant.ofEpochMilli(sheet.created()).toString(),
        Instant.ofEpochMilli(sheet.updated()).toString(),
        sheet.version());
  }

  private static WholeGame whole(KeptGame game) {
    return new WholeGame(
        summary(game.sheet()),
        game.log(),
        game.thoughts().stream()
            .map(thought -> new PlyThought(thought.ply(), JsonReader.read(thought.json())))
            .toList());
  }

  private static Optional<KeptOutcome> outcome(Sheet sheet) {
    return sheet.ending().map(KeptEnding::outcome);
  }
}
