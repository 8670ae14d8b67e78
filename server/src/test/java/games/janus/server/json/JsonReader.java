package games.janus.server.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import games.janus.rules.Excerpt;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JSON object. Refuses what RFC 8259 does not know (NaN, comments, trailing commas, a
 * second value behind the first), names that stand twice, and nesting that is too deep.
 */
public final class JsonReader {
  static final int DEEPEST = 32;
  private static final int LONGEST_NUMBER = 40;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNumberLength(LONGEST_NUMBER)
                  .maxStringLength(Integer.MAX_VALUE) // whoever gives us text has measured it
                  .build())
          .build();

  private final String text;
  private final JsonParser parser;

  private JsonReader(String text, JsonParser parser) {
    this.text = text;
    this.parser = parser;
  }

  /**
   * The object that a text is.
   *
   * @throws JsonException if it is none
   */
  public static JsonObject object(String text) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      var reader = new JsonReader(text, parser);
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new JsonException("an object is expected: {\"...\": ...}");
      }
      JsonObject object = reader.readObject();
      if (parser.nextToken() != null) {
        throw new JsonException("there is more behind the end of the object");
      }
      return object;
    } catch (StreamConstraintsException wrong) {
      throw new JsonException(limit(wrong));
    } catch (JsonProcessingException wrong) {
      throw new JsonException(
          "not JSON: "
              + Excerpt.of(wrong.getOriginalMessage())
              + " (line "
              + wrong.getLocation().getLineNr()
              + ", column "
              + wrong.getLocation().getColumnNr()
              + ")");
    } catch (IOException wrong) {
      throw new JsonException("not JSON: " + Excerpt.of(String.valueOf(wrong.getMessage())));
    }
  }

  private static String limit(StreamConstraintsException wrong) {
    return wrong.getOriginalMessage().contains("depth")
        ? "nested more than " + DEEPEST + " deep"
        : "a number of more than " + LONGEST_NUMBER + " digits";
  }

  private JsonObject readObject() throws IOException {
    int from = offset();
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    Map<String, String> parts = new HashMap<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      int begin = offset();
      fields.put(name, value());
      parser.finishToken();
      int end = (int) parser.currentLocation().getCharOffset();
      parts.put(name, text.substring(begin, end));
    }
    return new JsonObject(fields, parts, text.substring(from, offset() + 1));
  }

  private int offset() {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  private List<@Nullable Object> readArray() throws IOException {
    List<@Nullable Object> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value());
    }
    return items;
  }

  private @Nullable Object value() throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> readObject();
      case START_ARRAY -> readArray();
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT ->
          parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
              ? (Object) parser.getDoubleValue()
              : (Object) parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> throw new JsonException("the text ends too early");
    };
  }
}
