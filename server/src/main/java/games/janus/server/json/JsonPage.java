package games.janus.server.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Writes JSON that may hold parts which are JSON already. */
public final class JsonPage {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonPage() {}

  /** What is to be written. */
  public interface Content {
    void write(JsonGenerator json) throws IOException;
  }

  /** One object with these fields. */
  public static String object(Content fields) {
    var text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // a text cannot refuse
    }
    return text.toString();
  }

  /** A text as JSON writes it. */
  public static String quoted(String text) {
    var written = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(written)) {
      json.writeString(text);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return written.toString();
  }

  /**
   * An object with some fields changed, all others exactly as they came.
   *
   * @param added by name, as JSON
   * @param removed by name
   */
  public static String with(JsonObject object, Map<String, String> added, Set<String> removed) {
    return object(json -> {
      for (var field : new TreeMap<>(added).entrySet()) {
        json.writeFieldName(field.getKey());
        json.writeRawValue(field.getValue());
      }
      for (String name : object.names()) {
        if (!added.containsKey(name) && !removed.contains(name)) {
          json.writeFieldName(name);
          json.writeRawValue(object.part(name));
        }
      }
    });
  }
}
