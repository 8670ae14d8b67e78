package games.janus.play.core;

import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Fields;
import games.janus.play.JsonValue.Items;
import games.janus.play.JsonValue.Nothing;
import games.janus.play.JsonValue.Numeral;
import games.janus.play.JsonValue.Text;
import games.janus.play.JsonValue.Truth;
import games.janus.play.UnansweredException;
import games.janus.rules.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * An object of JSON whose fields are asked for by name and kind; what is missing or of another kind
 * is refused by its name. The generated codec reads with it.
 */
public final class JsonFields {
  private static final int MOST_DIGITS = 18;

  private final Map<String, JsonValue> fields;

  private JsonFields(Map<String, JsonValue> fields) {
    this.fields = fields;
  }

  /** The fields of an object. */
  public static JsonFields of(String name, JsonValue value) {
    if (value instanceof Fields(Map<String, JsonValue> fields)) {
      return new JsonFields(fields);
    }
    throw wrong(name, "an object", value);
  }

  /** Refuses other fields than these. */
  public void knows(String what, String... names) {
    for (String name : fields.keySet()) {
      if (!List.of(names).contains(name)) {
        throw UnansweredException.request(
            "\"" + what + "\" knows no field \"" + Excerpt.of(name) + "\"");
      }
    }
  }

  /** What a field holds that must be there. */
  public JsonValue required(String name) {
    JsonValue value = fields.get(name);
    if (value == null) {
      throw UnansweredException.request("the field \"" + name + "\" is missing");
    }
    return value;
  }

  /** What a field holds; nothing if it is left out or null. */
  public Optional<JsonValue> optional(String name) {
    return Optional.ofNullable(fields.get(name)).flatMap(JsonFields::unlessNull);
  }

  public static Optional<JsonValue> unlessNull(JsonValue value) {
    return value instanceof Nothing ? Optional.empty() : Optional.of(value);
  }

  /** True or false; false when it is left out. */
  public boolean flag(String name) {
    JsonValue value = fields.get(name);
    return value != null && truth(name, value);
  }

  /** Texts in a row; none when the field is left out. */
  public List<String> texts(String name) {
    var texts = new ArrayList<String>();
    for (Optional<String> item : textsOrNothing(name)) {
      texts.add(
          item.orElseThrow(
              () -> UnansweredException.request("the field \"" + name + "\" holds a null")));
    }
    return texts;
  }

  /** Texts in a row, some of them null. */
  public List<Optional<String>> textsOrNothing(String name) {
    return items(
        name,
        item ->
            switch (item) {
              case Text(String value) -> Optional.of(value);
              case Nothing _ -> Optional.empty();
              default -> throw wrong(name, "a list of texts", item);
            });
  }

  /** Things in a row; none when the field is left out. */
  public <T> List<T> items(String name, Function<JsonValue, T> item) {
    JsonValue value = fields.get(name);
    return value == null ? List.of() : items(name, value, item);
  }

  public static <T> List<T> items(String name, JsonValue value, Function<JsonValue, T> item) {
    if (!(value instanceof Items(List<JsonValue> values))) {
      throw wrong(name, "a list", value);
    }
    var items = new ArrayList<T>();
    values.forEach(each -> items.add(item.apply(each)));
    return items;
  }

  public static String text(String name, JsonValue value) {
    if (value instanceof Text(String text)) {
      return text;
    }
    throw wrong(name, "a text", value);
  }

  public static boolean truth(String name, JsonValue value) {
    if (value instanceof Truth(boolean truth)) {
      return truth;
    }
    throw wrong(name, "true or false", value);
  }

  /** A whole number within bounds. */
  public static long whole(String name, JsonValue value, long least, long most) {
    if (value instanceof Numeral(String digits) && isWhole(digits)) {
      long number = Long.parseLong(digits);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw UnansweredException.request(
        "the field \"" + name + "\" should be a whole number from " + least + " to " + most);
  }

  private static boolean isWhole(String digits) {
    int from = digits.startsWith("-") ? 1 : 0;
    for (int i = from; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return false;
      }
    }
    return digits.length() - from <= MOST_DIGITS;
  }

  /** A whole number of 64 bits, which JavaScript can hold in a text only. */
  public static long wholeInText(String name, JsonValue value) {
    try {
      return Long.parseLong(text(name, value));
    } catch (NumberFormatException _) {
      throw UnansweredException.request(
          "the field \"" + name + "\" should be a whole number of 64 bits in a text, as in \"1\"");
    }
  }

  public static double real(String name, JsonValue value) {
    if (value instanceof Numeral(String digits)) {
      return Double.parseDouble(digits);
    }
    throw wrong(name, "a number", value);
  }

  /** Refuses a text that is none of those there are. */
  public static UnansweredException noChoice(String name, String... choices) {
    var all = new StringBuilder(choices[0]);
    for (int i = 1; i < choices.length; i++) {
      all.append(i == choices.length - 1 ? " or " : ", ").append(choices[i]);
    }
    return UnansweredException.request("the field \"" + name + "\" is " + all);
  }

  /** Refuses an object of a kind that is not known. */
  public static UnansweredException unknown(String tag, String kind, String... known) {
    return UnansweredException.request(
        "Unknown " + tag + " \"" + Excerpt.of(kind) + "\". Known: " + String.join(", ", known));
  }

  private static UnansweredException wrong(String name, String wanted, JsonValue found) {
    return UnansweredException.request(
        "the field \"" + name + "\" should be " + wanted + ", not " + found.kind());
  }
}
