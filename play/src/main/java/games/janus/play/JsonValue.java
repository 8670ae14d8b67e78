package games.janus.play;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value that came as JSON. */
public sealed interface JsonValue {
  /** What people call this kind of value, as in "should be a text, not a number". */
  default Message kind() {
    return switch (this) {
      case Text _ -> Messages.jsonAText();
      case Numeral _ -> Messages.jsonANumber();
      case Truth(boolean value) -> value ? Messages.jsonTrue() : Messages.jsonFalse();
      case Nothing _ -> Messages.jsonNull();
      case Items _ -> Messages.jsonAList();
      case Fields _ -> Messages.jsonAnObject();
    };
  }

  /** A text. */
  record Text(String value) implements JsonValue {}

  /** A number as it was written: who reads it says how exactly. */
  record Numeral(String digits) implements JsonValue {}

  /** True or false. */
  record Truth(boolean value) implements JsonValue {}

  /** Null. */
  record Nothing() implements JsonValue {}

  /** Values in a row. */
  record Items(List<JsonValue> values) implements JsonValue {
    public Items {
      values = List.copyOf(values);
    }
  }

  /** Values by name, in the order in which they came. */
  record Fields(Map<String, JsonValue> values) implements JsonValue {
    public Fields {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
  }
}
