package games.janus.workbench;

import games.janus.engines.museum.microchess.Replay;
import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.rules.InvalidTextException;
import games.janus.workbench.command.TextFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Files of recordings, one JSON object per line, read line by line: a file may be larger than
 * memory, and a bad line is told by its number and does not end the replay.
 */
final class Recordings {
  private Recordings() {}

  static Replay replay(TextFile file) throws IOException {
    var replay = new Replay();
    int number = 0;
    for (var line = file.nextLine(); line.isPresent(); line = file.nextLine()) {
      number++;
      add(line.get(), "line " + number, replay);
    }
    return replay;
  }

  private static void add(String line, String place, Replay replay) {
    if (line.isBlank()) {
      return;
    }
    try {
      if (JsonReader.read(line) instanceof JsonValue.Fields(Map<String, JsonValue> fields)) {
        replay.add(plain(fields), place);
      } else {
        replay.refuse(place, Messages.workNoObject().text());
      }
    } catch (InvalidTextException wrong) {
      replay.refuse(place, Messages.workNoJsonFrom(wrong.reason()).text());
    }
  }

  /** Values as the replay takes them: texts, numbers, truth values, lists and maps. */
  private static @Nullable Object plain(JsonValue value) {
    return switch (value) {
      case JsonValue.Text(String text) -> text;
      case JsonValue.Numeral(String digits) -> new BigDecimal(digits);
      case JsonValue.Truth(boolean truth) -> truth;
      case JsonValue.Nothing _ -> null;
      case JsonValue.Fields(Map<String, JsonValue> fields) -> plain(fields);
      case JsonValue.Items(List<JsonValue> items) -> {
        var list = new ArrayList<@Nullable Object>();
        items.forEach(item -> list.add(plain(item)));
        yield list;
      }
    };
  }

  private static Map<String, @Nullable Object> plain(Map<String, JsonValue> fields) {
    var map = new LinkedHashMap<String, @Nullable Object>();
    fields.forEach((name, value) -> map.put(name, plain(value)));
    return map;
  }
}
