package games.janus.server.json;

import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An object as it came, asked field by field. A field that is null counts as left out. */
public final class JsonObject {
  private final Map<String, @Nullable Object> fields;
  private final Map<String, String> parts;
  private final String text;

  /**
   * An object that was read.
   *
   * @param parts the value of each field as it came
   * @param text the whole of it as it came
   */
  JsonObject(Map<String, @Nullable Object> fields, Map<String, String> parts, String text) {
    this.fields = fields;
    this.parts = parts;
    this.text = text;
  }

  Set<String> names() {
    return fields.keySet();
  }

  /** The value of a field exactly as it came. */
  String part(String name) {
    return parts.getOrDefault(name, "null");
  }

  /** The object exactly as it came. */
  public String text() {
    return text;
  }

  /**
   * Refuses fields that nobody reads, so that a slip is noticed.
   *
   * @throws JsonException naming the first of them
   */
  public void allowOnly(Set<String> known) {
    for (String name : fields.keySet()) {
      if (!known.contains(name)) {
        throw new JsonException(
            "there is no field \""
                + Excerpt.of(name)
                + "\" here, only "
                + String.join(", ", known.stream().sorted().toList()));
      }
    }
  }

  public boolean has(String name) {
    return fields.get(name) != null;
  }

  public Optional<String> string(String name) {
    return get(name, String.class, "a text");
  }

  public String needString(String name) {
    return string(name).orElseThrow(() -> missing(name));
  }

  /** A whole number from least to most. */
  public OptionalLong number(String name, long least, long most) {
    Object value = fields.get(name);
    if (value == null) {
      return OptionalLong.empty();
    }
    if (value instanceof Long number && number >= least && number <= most) {
      return OptionalLong.of(number);
    }
    throw wrong(name, "a whole number from " + least + " to " + most);
  }

  public int needInt(String name, int least, int most) {
    return (int) number(name, least, most).orElseThrow(() -> missing(name));
  }

  public Optional<Boolean> bool(String name) {
    return get(name, Boolean.class, "true or false");
  }

  public Optional<JsonObject> object(String name) {
    return get(name, JsonObject.class, "an object");
  }

  public JsonObject needObject(String name) {
    return object(name).orElseThrow(() -> missing(name));
  }

  /** An array of objects; empty if it is left out. */
  public List<JsonObject> objects(String name) {
    var objects = new ArrayList<JsonObject>();
    for (Object item : get(name, List.class, "an array").orElse(List.of())) {
      if (!(item instanceof JsonObject object)) {
        throw wrong(name, "an array of objects");
      }
      objects.add(object);
    }
    return objects;
  }

  private <T> Optional<T> get(String name, Class<T> type, String description) {
    Object value = fields.get(name);
    if (value != null && !type.isInstance(value)) {
      throw wrong(name, description);
    }
    return Optional.ofNullable(type.cast(value));
  }

  private static JsonException wrong(String name, String description) {
    return new JsonException("\"" + name + "\" must be " + description);
  }

  private static JsonException missing(String name) {
    return new JsonException("the field \"" + name + "\" is missing");
  }
}
