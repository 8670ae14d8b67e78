package games.janus.server.store;

import games.janus.play.JsonReader;
import games.janus.play.JsonText;
import games.janus.play.JsonValue;
import games.janus.play.core.WireCodec;
import games.janus.play.live.Ending;
import games.janus.play.live.Event;
import games.janus.play.live.Player;
import games.janus.play.live.Settings;
import games.janus.rules.text.Tag;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.Map;
import java.util.function.Consumer;

/** Values as they stand in a store: the same JSON that pages and the core exchange. */
final class StoredJson {
  private StoredJson() {}

  private static String text(Consumer<JsonText> value) {
    var json = new JsonText();
    value.accept(json);
    return json.toString();
  }

  static String text(Settings settings) {
    return text(json -> WireCodec.write(json, settings));
  }

  static Settings settings(String json) {
    return WireCodec.readSettings("settings", JsonReader.read(json));
  }

  static String text(Event event) {
    return text(json -> WireCodec.write(json, event));
  }

  static Event event(String json) {
    return WireCodec.readEvent("event", JsonReader.read(json));
  }

  static String text(Player player) {
    return text(json -> WireCodec.write(json, player));
  }

  static Player player(String json) {
    return WireCodec.readPlayer("player", JsonReader.read(json));
  }

  static String text(Ending ending) {
    return text(json -> WireCodec.write(json, ending));
  }

  static Ending ending(String json) {
    return WireCodec.readEnding("ending", JsonReader.read(json));
  }

  static String text(Tags tags) {
    return text(json -> {
      json.beginObject();
      tags.all().forEach(tag -> json.name(tag.name()).value(tag.value()));
      json.endObject();
    });
  }

  static Tags tags(String json) {
    var tags = new ArrayList<Tag>();
    if (JsonReader.read(json) instanceof JsonValue.Fields(Map<String, JsonValue> fields)) {
      fields.forEach((name, value) -> {
        if (value instanceof JsonValue.Text(String text)) {
          tags.add(new Tag(name, text));
        }
      });
    }
    return new Tags(tags);
  }
}
