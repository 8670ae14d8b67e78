package games.janus.play;

import games.janus.message.Argument;
import games.janus.message.Message;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Writes JSON, one value after another. Small, because the same core runs in the browser; it knows
 * nothing of what it writes but messages.
 */
public final class JsonText {
  private final StringBuilder text = new StringBuilder();
  private final Deque<Boolean> isFirst = new ArrayDeque<>();

  public JsonText() {
    isFirst.push(true);
  }

  public JsonText beginObject() {
    return begin('{');
  }

  public JsonText beginArray() {
    return begin('[');
  }

  private JsonText begin(char bracket) {
    separate();
    text.append(bracket);
    isFirst.push(true);
    return this;
  }

  public JsonText endObject() {
    return end('}');
  }

  public JsonText endArray() {
    return end(']');
  }

  private JsonText end(char bracket) {
    isFirst.pop();
    text.append(bracket);
    return this;
  }

  /** The name of the next value. */
  public JsonText name(String name) {
    separate();
    quote(name);
    text.append(':');
    isFirst.pop();
    isFirst.push(true); // no comma between a name and its value
    return this;
  }

  public JsonText value(String value) {
    separate();
    quote(value);
    return this;
  }

  /** What is said to a person: its key, what stands in its places, and the whole sentence. */
  public JsonText value(Message message) {
    beginObject().name("key").value(message.key()).name("args").beginArray();
    for (Argument argument : message.args()) {
      switch (argument) {
        case Message inner -> value(inner);
        case Argument.Text said -> value(said.text());
        case Argument.Count number -> value(number.count());
      }
    }
    return endArray().name("text").value(message.text()).endObject();
  }

  public JsonText value(long value) {
    separate();
    text.append(value);
    return this;
  }

  /** A number as it is written here, to the last digit. */
  public static String number(double value) {
    return new JsonText().value(value).toString();
  }

  /** A number; JSON knows no infinity and no NaN, so these are written as text. */
  public JsonText value(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return value(Double.toString(value));
    }
    separate();
    text.append(
        value == Math.rint(value) && Math.abs(value) < 1e15
            ? whole(value)
            : Double.toString(value));
    return this;
  }

  private static String whole(double value) {
    return value == 0 && 1 / value < 0 ? "-0.0" : Long.toString((long) value);
  }

  public JsonText value(boolean value) {
    separate();
    text.append(value);
    return this;
  }

  public JsonText nothing() {
    return json("null");
  }

  /** A value that is JSON already. */
  public JsonText json(String value) {
    separate();
    text.append(value);
    return this;
  }

  /** A value as it came; numbers keep their digits. */
  public JsonText value(JsonValue value) {
    switch (value) {
      case JsonValue.Text(String content) -> value(content);
      case JsonValue.Numeral(String digits) -> json(digits);
      case JsonValue.Truth(boolean truth) -> value(truth);
      case JsonValue.Nothing _ -> nothing();
      case JsonValue.Items(List<JsonValue> items) -> {
        beginArray();
        items.forEach(this::value);
        endArray();
      }
      case JsonValue.Fields(Map<String, JsonValue> fields) -> {
        beginObject();
        fields.forEach((name, field) -> name(name).value(field));
        endObject();
      }
    }
    return this;
  }

  /** An array of the texts of some things. */
  public JsonText values(List<?> values) {
    beginArray();
    for (Object value : values) {
      value(value.toString());
    }
    return endArray();
  }

  private void separate() {
    boolean first = isFirst.pop();
    isFirst.push(false);
    if (!first) {
      text.append(',');
    }
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char letter = value.charAt(i);
      switch (letter) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        default -> {
          if (letter < ' ' || letter == '\u2028' || letter == '\u2029') {
            String digits = Integer.toHexString(letter);
            text.append("\\u").append("0".repeat(4 - digits.length())).append(digits);
          } else {
            text.append(letter);
          }
        }
      }
    }
    text.append('"');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
