package games.janus.server;

import com.fasterxml.jackson.core.JsonGenerator;
import games.janus.server.games.Endings;
import games.janus.server.games.Import;
import games.janus.server.json.JsonPage;
import games.janus.server.store.Ending;
import games.janus.server.store.GameStore;
import games.janus.server.store.KeptGame;
import games.janus.server.store.MadeMove;
import games.janus.server.store.Sheet;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Kept games as pages read them. */
final class GameJson {
  private GameJson() {}

  static String summary(Sheet sheet) {
    return JsonPage.object(json -> writeSummary(json, sheet));
  }

  static String whole(KeptGame game) {
    return JsonPage.object(json -> {
      writeSummary(json, game.sheet());
      json.writeStringField("start", game.sheet().start());
      writeRaw(json, "clock", game.sheet().clock());
      json.writeArrayFieldStart("moves");
      for (MadeMove move : game.moves()) {
        writeMove(json, move);
      }
      json.writeEndArray();
    });
  }

  static String list(List<Sheet> sheets, Optional<GameStore.Cursor> next) {
    return JsonPage.object(json -> {
      json.writeArrayFieldStart("games");
      for (Sheet sheet : sheets) {
        json.writeStartObject();
        writeSummary(json, sheet);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeStringField("next", next.map(GameJson::cursor).orElse(null));
    });
  }

  static String cursor(GameStore.Cursor cursor) {
    return cursor.updated() + "-" + cursor.number();
  }

  /** Where a game is after a change. */
  static String progress(Sheet sheet) {
    return JsonPage.object(json -> {
      json.writeNumberField("ply", sheet.plies());
      json.writeNumberField("version", sheet.version());
      writeOutcome(json, sheet.ending());
    });
  }

  static String imported(Import done) {
    return JsonPage.object(json -> {
      json.writeArrayFieldStart("ids");
      for (String id : done.ids()) {
        json.writeString(id);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("bad");
      for (Import.Bad bad : done.bad()) {
        json.writeStartObject();
        json.writeNumberField("line", bad.line());
        json.writeStringField("reason", bad.reason());
        json.writeStringField("excerpt", bad.excerpt());
        json.writeEndObject();
      }
      json.writeEndArray();
    });
  }

  private static void writeSummary(JsonGenerator json, Sheet sheet) throws IOException {
    json.writeStringField("id", sheet.id());
    json.writeStringField("game", sheet.kind());
    json.writeStringField("rules", sheet.rules());
    writeRaw(json, "white", Optional.of(sheet.white()));
    writeRaw(json, "black", Optional.of(sheet.black()));
    json.writeNumberField("plies", sheet.plies());
    writeOutcome(json, sheet.ending());
    json.writeStringField("created", Instant.ofEpochMilli(sheet.created()).toString());
    json.writeStringField("updated", Instant.ofEpochMilli(sheet.updated()).toString());
    json.writeNumberField("version", sheet.version());
  }

  private static void writeOutcome(JsonGenerator json, Optional<Ending> ending) throws IOException {
    if (ending.isEmpty()) {
      json.writeNullField("outcome");
      return;
    }
    json.writeObjectFieldStart("outcome");
    json.writeStringField("winner", ending.get().winner().orElse(null));
    json.writeStringField("reason", ending.get().reason());
    json.writeStringField("words", Endings.words(ending.get()));
    json.writeEndObject();
  }

  private static void writeMove(JsonGenerator json, MadeMove move) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", move.id());
    writeRaw(json, "thought", move.thought());
    if (move.clockMs().isPresent()) {
      json.writeNumberField("clockMs", move.clockMs().getAsLong());
    } else {
      json.writeNullField("clockMs");
    }
    json.writeStringField("at", move.at().orElse(null));
    json.writeEndObject();
  }

  private static void writeRaw(JsonGenerator json, String name, Optional<String> value)
      throws IOException {
    json.writeFieldName(name);
    json.writeRawValue(value.orElse("null"));
  }
}
