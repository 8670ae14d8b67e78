package games.janus.play;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.JsonValue.Fields;
import games.janus.play.JsonValue.Items;
import games.janus.play.JsonValue.Nothing;
import games.janus.play.JsonValue.Text;
import games.janus.play.JsonValue.Truth;
import games.janus.rules.Excerpt;
import games.janus.rules.InvalidTextException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Reads one JSON value, strictly as RFC 8259 has it: no comments, no commas too many, no NaN. What
 * the standard leaves open is refused too: a name that stands twice, half a surrogate pair, and
 * values nested deeper than {@link #DEEPEST}.
 */
public final class JsonReader {
  /** No question of ours needs four. */
  static final int DEEPEST = 32;

  private static final int LONGEST_NUMBER = 40;

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * The value that the text is.
   *
   * @throws InvalidTextException if it is not JSON; says where and why not
   */
  public static JsonValue read(String text) {
    var reader = new JsonReader(text);
    reader.skipBlanks();
    JsonValue value = reader.value();
    reader.skipBlanks();
    if (reader.at < text.length()) {
      throw reader.wrong(Messages.jsonMore());
    }
    return value;
  }

  private JsonValue value() {
    return switch (peek()) {
      case '{' -> nested(this::fields);
      case '[' -> nested(this::items);
      case '"' -> new Text(string());
      case 't' -> word("true", new Truth(true));
      case 'f' -> word("false", new Truth(false));
      case 'n' -> word("null", new Nothing());
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> throw wrong(Messages.jsonValue());
    };
  }

  private JsonValue nested(Supplier<JsonValue> container) {
    if (++depth > DEEPEST) {
      throw wrong(Messages.jsonDeep(DEEPEST));
    }
    at++;
    skipBlanks();
    JsonValue value = container.get();
    depth--;
    return value;
  }

  private JsonValue fields() {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    boolean isEnd = take('}');
    while (!isEnd) {
      if (peek() != '"') {
        throw wrong(Messages.jsonName());
      }
      String name = string();
      skipBlanks();
      if (!take(':')) {
        throw wrong(Messages.jsonColon());
      }
      skipBlanks();
      if (fields.containsKey(name)) {
        throw wrong(Messages.jsonNameTwice(Excerpt.of(name)));
      }
      fields.put(name, value());
      isEnd = isEnd('}');
    }
    return new Fields(fields);
  }

  private JsonValue items() {
    List<JsonValue> items = new ArrayList<>();
    boolean isEnd = take(']');
    while (!isEnd) {
      items.add(value());
      isEnd = isEnd(']');
    }
    return new Items(items);
  }

  /** Goes over a comma, after which more must follow, or over the bracket that ends it all. */
  private boolean isEnd(char bracket) {
    skipBlanks();
    if (take(bracket)) {
      return true;
    }
    if (!take(',')) {
      throw wrong(Messages.jsonComma(bracket));
    }
    skipBlanks();
    return false;
  }

  private JsonValue word(String word, JsonValue meaning) {
    if (!text.startsWith(word, at)) {
      throw wrong(Messages.jsonValue());
    }
    at += word.length();
    return meaning;
  }

  private JsonValue number() {
    int from = at;
    take('-');
    if (!take('0')) {
      digits();
    }
    if (take('.')) {
      digits();
    }
    if (take('e') || take('E')) {
      if (!take('+')) {
        take('-');
      }
      digits();
    }
    if (at - from > LONGEST_NUMBER) {
      throw wrong(Messages.jsonNumberLong(LONGEST_NUMBER));
    }
    return new JsonValue.Numeral(text.substring(from, at));
  }

  private void digits() {
    int from = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    if (at == from) {
      throw wrong(Messages.jsonDigit());
    }
  }

  private String string() {
    at++; // the quote
    var value = new StringBuilder();
    int from = at;
    while (peek() != '"') {
      char letter = peek();
      if (at == text.length() || letter < ' ') {
        throw wrong(at == text.length() ? Messages.jsonTextOpen() : Messages.jsonControl());
      }
      at++;
      if (letter == '\\') {
        value.append(text, from, at - 1).append(escaped());
        from = at;
      }
    }
    value.append(text, from, at);
    at++;
    requireWholeCharacters(value);
    return value.toString();
  }

  private char escaped() {
    char letter = peek();
    at++;
    return switch (letter) {
      case '"', '\\', '/' -> letter;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> hex();
      default -> throw wrong(Messages.jsonEscape());
    };
  }

  private char hex() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = hexDigit(peek());
      if (digit < 0) {
        throw wrong(Messages.jsonUnicode());
      }
      code = 16 * code + digit;
      at++;
    }
    return (char) code;
  }

  private static int hexDigit(char letter) {
    if (letter >= '0' && letter <= '9') {
      return letter - '0';
    }
    if (letter >= 'a' && letter <= 'f') {
      return letter - 'a' + 10;
    }
    return letter >= 'A' && letter <= 'F' ? letter - 'A' + 10 : -1;
  }

  private void requireWholeCharacters(CharSequence value) {
    for (int i = 0; i < value.length(); i++) {
      char letter = value.charAt(i);
      boolean isPair =
          Character.isHighSurrogate(letter)
              && i + 1 < value.length()
              && Character.isLowSurrogate(value.charAt(i + 1));
      if (isPair) {
        i++;
      } else if (Character.isSurrogate(letter)) {
        throw wrong(Messages.jsonHalf());
      }
    }
  }

  /** The character here; at the end something that is none of JSON's. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private boolean take(char wanted) {
    boolean isIt = at < text.length() && text.charAt(at) == wanted;
    at += isIt ? 1 : 0;
    return isIt;
  }

  private void skipBlanks() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t') {
      at++;
    }
  }

  private InvalidTextException wrong(Message reason) {
    int place = Math.min(at, text.length());
    return new InvalidTextException(text, Messages.jsonAt(place + 1, reason));
  }
}
