package games.janus.play.core;

import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Fields;
import games.janus.play.JsonValue.Items;
import games.janus.play.JsonValue.Nothing;
import games.janus.play.JsonValue.Numeral;
import games.janus.play.JsonValue.Text;
import games.janus.play.JsonValue.Truth;
import games.janus.rules.Excerpt;
import games.janus.rules.Lists;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * An object of JSON whose fields are asked for by name and kind; what is missing or of another kind
 * is refused by its name. The generated codec reads with it.
 */
public record JsonFields(Map<String, JsonValue> fields) {
  private static final int MOST_DIGITS = 18;
  private static final long MOST_COUNT = 999_999_999_999_999_999L;

  /** The fields of an object. */
  public static JsonFields of(String name, JsonValue value) {
    if (value instanceof Fields(Map<String, JsonValue> fields)) {
      return new JsonFields(fields);
    }
    throw wrong(name, Messages.jsonAnObject(), value);
  }

  /** Refuses other fields than these. */
  public void knows(String what, String... names) {
    for (String name : fields.keySet()) {
      if (!List.of(names).contains(name)) {
        throw RefusedException.request(Messages.requestUnknownField(what, Excerpt.of(name)));
      }
    }
  }

  /** What a field holds that must be there. */
  public JsonValue required(String name) {
    JsonValue value = fields.get(name);
    if (value == null) {
      throw RefusedException.request(Messages.requestMissing(name));
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
    return Lists.map(
        textsOrNothing(name),
        item -> item.orElseThrow(() -> RefusedException.request(Messages.requestNull(name))));
  }

  /** Texts in a row, some of them null. */
  public List<Optional<String>> textsOrNothing(String name) {
    return items(
        name,
        item ->
            switch (item) {
              case Text(String value) -> Optional.of(value);
              case Nothing _ -> Optional.empty();
              default -> throw wrong(name, Messages.jsonTexts(), item);
            });
  }

  /** Things in a row; none when the field is left out. */
  public <T> List<T> items(String name, Function<JsonValue, T> item) {
    JsonValue value = fields.get(name);
    return value == null ? List.of() : items(name, value, item);
  }

  public static <T> List<T> items(String name, JsonValue value, Function<JsonValue, T> item) {
    if (!(value instanceof Items(List<JsonValue> values))) {
      throw wrong(name, Messages.jsonAList(), value);
    }
    return Lists.map(values, item);
  }

  public String text(String name) {
    return text(name, required(name));
  }

  public static String text(String name, JsonValue value) {
    if (value instanceof Text(String text)) {
      return text;
    }
    throw wrong(name, Messages.jsonAText(), value);
  }

  /** A message; its text, if there is one, is written anew whenever it is told. */
  public static Message message(String name, JsonValue value) {
    JsonFields in = of(name, value);
    in.knows("message", "key", "args", "text");
    return new Message(
        text("key", in.required("key")), in.items("args", item -> argument("args", item)));
  }

  private static Argument argument(String name, JsonValue value) {
    return switch (value) {
      case Text(String text) -> new Argument.Text(text);
      case Numeral _ -> new Argument.Count(whole(name, value, -MOST_COUNT, MOST_COUNT));
      default -> message(name, value);
    };
  }

  public static boolean truth(String name, JsonValue value) {
    if (value instanceof Truth(boolean truth)) {
      return truth;
    }
    throw wrong(name, Messages.jsonATruth(), value);
  }

  /** A whole number within bounds. */
  public static long whole(String name, JsonValue value, long least, long most) {
    if (value instanceof Numeral(String digits) && isWhole(digits)) {
      long number = Long.parseLong(digits);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw RefusedException.request(
        Messages.requestWhole(String.valueOf(least), String.valueOf(most), name));
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
      throw RefusedException.request(Messages.requestWholeText(name));
    }
  }

  public static double real(String name, JsonValue value) {
    if (value instanceof Numeral(String digits)) {
      return Double.parseDouble(digits);
    }
    throw wrong(name, Messages.jsonANumber(), value);
  }

  /** Refuses a text that is none of those there are. */
  public static RefusedException noChoice(String name, String... choices) {
    return RefusedException.request(Messages.requestChoice(Listing.either(List.of(choices)), name));
  }

  /** Refuses an object of a kind that is not known. */
  public static RefusedException unknown(String tag, String kind, String... known) {
    return RefusedException.request(
        Messages.requestUnknown(Excerpt.of(kind), String.join(", ", known), tag));
  }

  private static RefusedException wrong(String name, Message wanted, JsonValue found) {
    return RefusedException.request(Messages.requestKind(found.kind(), name, wanted));
  }
}
