package games.janus.play;

import games.janus.play.JsonValue.Fields;
import games.janus.play.JsonValue.Items;
import games.janus.play.JsonValue.Nothing;
import games.janus.play.JsonValue.Text;
import games.janus.play.JsonValue.Truth;
import games.janus.play.core.AskedGame;
import games.janus.play.core.GameHeader;
import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What somebody asks the desk: an object of JSON whose fields are asked for by name and kind.
 * Whoever answers first says which fields it {@link #knows}.
 */
public final class Question {
  /** A file of games and its escapes. */
  static final int LONGEST = 16_000_000;

  /** Enough for the longest game and a thousand remarks. */
  private static final int LONGEST_BUT_FOR_FILES = 1_000_000;

  private static final int MOST_DIGITS = 18;
  private static final List<String> ALWAYS = List.of("ask", "game", "rules", "start", "moves");

  private final Map<String, JsonValue> fields;

  private Question(Map<String, JsonValue> fields) {
    this.fields = fields;
  }

  static Question read(String text) {
    if (text.length() > LONGEST) {
      throw UnansweredException.request("the question is longer than " + LONGEST + " characters");
    }
    try {
      if (JsonReader.read(text) instanceof Fields(Map<String, JsonValue> fields)) {
        return new Question(fields).requireShort(text.length());
      }
    } catch (InvalidTextException wrong) {
      throw UnansweredException.request("the question is no JSON: " + wrong.reason());
    }
    throw UnansweredException.request("a question is an object, as in {\"ask\": \"catalog\"}");
  }

  private Question requireShort(int length) {
    if (length > LONGEST_BUT_FOR_FILES && !ask().equals("read")) {
      throw UnansweredException.request(
          "the question is longer than " + LONGEST_BUT_FOR_FILES + " characters");
    }
    return this;
  }

  /** As it came. */
  JsonValue json() {
    return new Fields(fields);
  }

  /** What is wanted. */
  public String ask() {
    return text("ask")
        .orElseThrow(() -> UnansweredException.request("the field \"ask\" is missing"));
  }

  /** Refuses the question if it has other fields than these and those of every question. */
  public Question knows(String... names) {
    for (String name : fields.keySet()) {
      if (!ALWAYS.contains(name) && !List.of(names).contains(name)) {
        throw UnansweredException.request(
            "\"" + ask() + "\" knows no field \"" + Excerpt.of(name) + "\"");
      }
    }
    return this;
  }

  /** The game that it is about. */
  AskedGame game() {
    GameKind kind =
        GameKind.of(requiredText("game"))
            .orElseThrow(
                () -> UnansweredException.request("the field \"game\" is chess or checkers"));
    return new AskedGame(kind, text("rules"), text("start"), texts("moves"));
  }

  /** The names and remarks of its game. */
  GameHeader header() {
    return new GameHeader(
        text("white"),
        text("black"),
        text("event"),
        text("date"),
        text("result"),
        textsOrNothing("comments"));
  }

  /** A text; none when it is left out. */
  public Optional<String> text(String name) {
    return switch (fields.get(name)) {
      case null -> Optional.empty();
      case Text(String value) -> Optional.of(value);
      case JsonValue other -> throw wrong(name, "a text", other);
    };
  }

  /** A text that must be there. */
  public String requiredText(String name) {
    return text(name)
        .orElseThrow(() -> UnansweredException.request("the field \"" + name + "\" is missing"));
  }

  /** True or false; false when it is left out. */
  public boolean flag(String name) {
    return switch (fields.get(name)) {
      case null -> false;
      case Truth(boolean value) -> value;
      case JsonValue other -> throw wrong(name, "true or false", other);
    };
  }

  /** A whole number within bounds. */
  public OptionalLong number(String name, long least, long most) {
    JsonValue value = fields.get(name);
    if (value == null) {
      return OptionalLong.empty();
    }
    if (value instanceof JsonValue.Numeral(String digits) && isWhole(digits)) {
      long number = Long.parseLong(digits);
      if (number >= least && number <= most) {
        return OptionalLong.of(number);
      }
    }
    throw UnansweredException.request(
        "the field \"" + name + "\" should be a whole number from " + least + " to " + most);
  }

  /** Where lots are drawn from: a text, since JavaScript cannot hold 64 bits; 1 when left out. */
  public long seed() {
    try {
      return Long.parseLong(text("seed").orElse("1"));
    } catch (NumberFormatException _) {
      throw UnansweredException.request(
          "the field \"seed\" should be a whole number of 64 bits in a text, as in \"1\"");
    }
  }

  private static boolean isWhole(String digits) {
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return false;
      }
    }
    return digits.length() <= MOST_DIGITS;
  }

  /** Texts in a row; none when it is left out. */
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
    var texts = new ArrayList<Optional<String>>();
    for (JsonValue item : items(name)) {
      switch (item) {
        case Text(String value) -> texts.add(Optional.of(value));
        case Nothing _ -> texts.add(Optional.empty());
        default -> throw wrong(name, "a list of texts", item);
      }
    }
    return texts;
  }

  private List<JsonValue> items(String name) {
    return switch (fields.get(name)) {
      case null -> List.of();
      case Items(List<JsonValue> values) -> values;
      case JsonValue other -> throw wrong(name, "a list", other);
    };
  }

  private static UnansweredException wrong(String name, String wanted, JsonValue found) {
    return UnansweredException.request(
        "the field \"" + name + "\" should be " + wanted + ", not " + found.kind());
  }
}
