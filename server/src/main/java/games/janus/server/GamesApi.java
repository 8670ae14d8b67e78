package games.janus.server;

import games.janus.server.games.Archive;
import games.janus.server.games.GameRequests;
import games.janus.server.games.Refusal;
import games.janus.server.games.Transcript;
import games.janus.server.json.JsonObject;
import games.janus.server.json.JsonReader;
import games.janus.server.store.GameStore.Cursor;
import games.janus.server.store.Sheet;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The games that are kept, over HTTP (see docs/server.md). */
final class GamesApi {
  private static final int MOST_LISTED = 200;
  private static final int USUALLY_LISTED = 50;

  private final Archive archive;
  private final Caps caps;
  private final Metrics metrics;

  GamesApi(Archive archive, Caps caps, Metrics metrics) {
    this.archive = archive;
    this.caps = caps;
    this.metrics = metrics;
  }

  void route(HttpRules rules) {
    rules
        .get("/api/games", this::list)
        .post("/api/games", this::make)
        .get("/api/games/{id}", this::get)
        .delete("/api/games/{id}", this::remove)
        .post("/api/games/{id}/moves", this::play)
        .post("/api/games/{id}/undo", this::undo)
        .post("/api/games/{id}/end", this::end)
        .get("/api/games/{id}/export", this::export)
        .post("/api/import", this::bringIn);
  }

  private void list(ServerRequest request, ServerResponse response) {
    int limit =
        request.query().first("limit").asOptional().map(GamesApi::limit).orElse(USUALLY_LISTED);
    Optional<Cursor> before = request.query().first("before").asOptional().map(GamesApi::cursor);
    List<Sheet> sheets = archive.list(limit + 1, before); // one more tells whether there are more
    boolean isMore = sheets.size() > limit;
    List<Sheet> shown = isMore ? sheets.subList(0, limit) : sheets;
    Optional<Cursor> next =
        isMore
            ? Optional.of(new Cursor(shown.getLast().updated(), shown.getLast().number()))
            : Optional.empty();
    Answers.ok(response, GameJson.list(shown, next));
  }

  private static int limit(String text) {
    if (text.matches("\\d{1,4}")) {
      int limit = Integer.parseInt(text);
      if (limit >= 1 && limit <= MOST_LISTED) {
        return limit;
      }
    }
    throw Refusal.request("\"limit\" is a whole number from 1 to " + MOST_LISTED);
  }

  private static Cursor cursor(String text) {
    if (!text.matches("\\d{1,18}-\\d{1,18}")) {
      throw Refusal.request("\"before\" is what \"next\" said in the last answer");
    }
    int dash = text.indexOf('-');
    return new Cursor(
        Long.parseLong(text.substring(0, dash)), Long.parseLong(text.substring(dash + 1)));
  }

  private void make(ServerRequest request, ServerResponse response) {
    Archive.Made made = archive.make(GameRequests.newGame(body(request)));
    if (made.isNew()) {
      metrics.movesKept(made.game().moves().size());
    }
    Answers.send(
        response, made.isNew() ? Status.CREATED_201 : Status.OK_200, GameJson.whole(made.game()));
  }

  private void get(ServerRequest request, ServerResponse response) {
    Answers.ok(response, GameJson.whole(archive.game(id(request))));
  }

  private void remove(ServerRequest request, ServerResponse response) {
    archive.remove(id(request));
    response.status(Status.NO_CONTENT_204).send();
  }

  private void play(ServerRequest request, ServerResponse response) {
    GameRequests.Moves moves = GameRequests.Moves.of(body(request));
    Sheet sheet = archive.play(id(request), moves);
    metrics.movesKept(moves.moves().size());
    Answers.ok(response, GameJson.progress(sheet));
  }

  private void undo(ServerRequest request, ServerResponse response) {
    Answers.ok(
        response,
        GameJson.progress(archive.undo(id(request), GameRequests.Undo.of(body(request)))));
  }

  private void end(ServerRequest request, ServerResponse response) {
    Answers.ok(
        response, GameJson.summary(archive.end(id(request), GameRequests.End.of(body(request)))));
  }

  private void export(ServerRequest request, ServerResponse response) {
    Transcript file = archive.transcript(id(request));
    response.headers().contentType(MediaTypes.TEXT_PLAIN);
    response.headers().set(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8");
    response.headers().set(HeaderNames.CACHE_CONTROL, "no-store");
    response
        .headers()
        .set(HeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + file.name() + '"');
    response.send(file.text());
  }

  private void bringIn(ServerRequest request, ServerResponse response) {
    // JSON needs up to two characters for one of the file.
    JsonObject body = JsonReader.object(Body.read(request, 2 * caps.importBytes()));
    body.allowOnly(Set.of("game", "text"));
    String text = body.needString("text");
    if (text.length() > caps.importBytes()) {
      throw new HttpRefusal(
          Status.REQUEST_ENTITY_TOO_LARGE_413,
          "limit",
          "a file to be read has at most " + (caps.importBytes() >> 20) + " MB");
    }
    Answers.ok(response, GameJson.imported(archive.bringIn(body.needString("game"), text)));
  }

  private JsonObject body(ServerRequest request) {
    return JsonReader.object(Body.read(request, caps.bodyBytes()));
  }

  private static String id(ServerRequest request) {
    return GameRequests.id(request.path().pathParameters().get("id"));
  }
}
