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
  Message kind();

  /** A text. */
  record Text(String value) implements JsonValue {
    @Override
    public Message kind() {
      return Messages.jsonAText();
    }
  }

  /** A number as it was written: who reads it says how exactly. */
  record Numeral(String digits) implements JsonValue {
    @Override
    public Message kind() {
      return Messages.jsonANumber();
    }
  }

  /** True or false. */
  record Truth(boolean value) implements JsonValue {
    @Override
    public Message kind() {
      return value ? Messages.jsonTrue() : Messages.jsonFalse();
    }
  }

  /** Null. */
  record Nothing() implements JsonValue {
    @Override
    public Message kind() {
      return Messages.jsonNull();
    }
  }

  /** Values in a row. */
  record Items(List<JsonValue> values) implements JsonValue {
    public Items {
      values = List.copyOf(values);
    }

    @Override
    public Message kind() {
      return Messages.jsonAList();
    }
  }

  /** Values by name, in the order in which they came. */
  record Fields(Map<String, JsonValue> values) implements JsonValue {
    public Fields {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    @Override
    public Message kind() {
      return Messages.jsonAnObject();
    }
  }
}
