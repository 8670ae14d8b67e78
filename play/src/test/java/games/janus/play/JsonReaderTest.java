package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.rules.InvalidTextException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
  /** Another program, set as strictly as we are. */
  private static final ObjectMapper JACKSON =
      new ObjectMapper(
              JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

  @Test
  void everyKindOfValueIsRead() {
    Map<String, JsonValue> fields =
        Map.of(
            "a", new JsonValue.Text("x\"\\/\b\f\n\r\t\u00e9\uD83D\uDE00"),
            "b",
                new JsonValue.Items(
                    List.of(new JsonValue.Numeral("-1.5e+3"), new JsonValue.Truth(true))),
            "c", new JsonValue.Nothing());
    String text =
        "\t{ \"a\" : \"x\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDe00\",\r\n"
            + " \"b\":[-1.5e+3 , true], \"c\":null} ";
    assertThat(JsonReader.read(text)).isEqualTo(new JsonValue.Fields(fields));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "{a:1}",
        "{'a':1}",
        "[1 2]",
        "01",
        "1.",
        ".5",
        "+1",
        "-",
        "1e",
        "NaN",
        "Infinity",
        "-Infinity",
        "nul",
        "True",
        "\"",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"\n\"",
        "\"\\ud800\"",
        "\"\\udc00x\"",
        "1 1",
        "// x\n1",
        "[1]]",
        "\uFEFF1",
        "{\"a\"}",
        "{\"a\":}",
        "[,1]",
        "\u00A01",
        "{\"a\":1,\"a\":2}"
      })
  void whatIsNoJsonIsRefusedWithThePlace(String text) {
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> JsonReader.read(text))
        .satisfies(wrong -> assertThat(wrong.reason().text()).startsWith("Character "));
  }

  @Test
  void aNameThatStandsTwiceIsRefused() {
    assertThatExceptionOfType(InvalidTextException.class)
        .isThrownBy(() -> JsonReader.read("{\"a\":1,\"\\u0061\":2}"))
        .withMessageContaining("The name \"a\" stands twice.");
  }

  @Test
  void valuesAreNestedThirtyTwoDeepAndNoDeeper() {
    assertThat(JsonReader.read("[".repeat(32) + "]".repeat(32))).isNotNull();
    for (String open : new String[] {"[", "{\"a\":"}) {
      assertThatExceptionOfType(InvalidTextException.class)
          .isThrownBy(() -> JsonReader.read(open.repeat(100_000)))
          .withMessageContaining("more than 32 deep");
    }
  }

  @Test
  void damagedTextIsReadOrRefusedAsAnotherProgramDoesIt() {
    String[] seeds = {
      "{\"ask\": \"point\", \"n\": [1, -2.5e3, null, true, \"\\u00e9\\n\"], \"o\": {\"p\": []}}",
      "[\"a\",{\"b\":false,\"c\":0}]"
    };
    String letters = "{}[]:,\"\\ue019-+.tfn \n\tx\u00e9\0";
    for (int seed = 0; seed < 20_000; seed++) {
      var random = new Random(seed);
      var text = new StringBuilder(seeds[random.nextInt(seeds.length)]);
      for (int change = random.nextInt(4); change >= 0; change--) {
        int at = random.nextInt(text.length());
        String letter = String.valueOf(letters.charAt(random.nextInt(letters.length())));
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, letter);
          default -> text.replace(at, at + 1, letter);
        }
      }
      assertThat(isRead(text.toString()))
          .as("seed " + seed + ": " + text)
          .isEqualTo(isReadByJackson(text.toString()));
    }
  }

  private static boolean isRead(String text) {
    try {
      JsonReader.read(text);
      return true;
    } catch (InvalidTextException refused) {
      assertThat(refused.reason().text()).isNotBlank();
      return false;
    }
  }

  private static boolean isReadByJackson(String text) {
    try {
      JsonNode read = JACKSON.readTree(text);
      return !read.isMissingNode();
    } catch (JsonProcessingException refused) {
      return false;
    }
  }
}
