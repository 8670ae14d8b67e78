package games.janus.play.core.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.play.JsonReader;
import games.janus.play.JsonText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The code that the build writes, at work. */
class WireCodecTest {
  private static final String LEAST =
      "{\"type\":\"all-kinds\",\"text\":\"t\",\"digit\":1,\"large\":2,\"seed\":\"3\",\"real\":4,"
          + "\"mood\":\"good\",\"square\":\"a1\"";

  private static Sample read(String json) {
    return WireCodec.readSample("sample", JsonReader.read(json));
  }

  private static String write(Sample sample) {
    var json = new JsonText();
    WireCodec.write(json, sample);
    return json.toString();
  }

  @Test
  void whatIsWrittenIsReadBack() {
    Sample sample =
        new Sample.AllKinds(
            "a \"text\"",
            true,
            9,
            -123_456_789_012L,
            Long.MIN_VALUE,
            -2.5e-3,
            Sample.Mood.VERY_BAD,
            Optional.of("there"),
            Optional.of(Sample.Mood.GOOD),
            List.of("x", "y"),
            List.of(Optional.empty(), Optional.of("z")),
            List.of(List.of(1, -2), List.of()),
            new Sample.Place("e4", Optional.of(4)),
            List.of(new Sample.Empty(), new Sample.Empty()));
    assertThat(write(sample))
        .isEqualTo(
            "{\"type\":\"all-kinds\",\"text\":\"a \\\"text\\\"\",\"truth\":true,\"digit\":9,"
                + "\"large\":-123456789012,\"seed\":\"-9223372036854775808\",\"real\":-0.0025,"
                + "\"mood\":\"very-bad\",\"perhaps\":\"there\",\"rare\":\"good\","
                + "\"texts\":[\"x\",\"y\"],\"gaps\":[null,\"z\"],\"table\":[[1,-2],[]],"
                + "\"square\":\"e4\",\"rank\":4,\"inside\":[{\"type\":\"empty\"},{\"type\":\"empty\"}]}");
    assertThat(read(write(sample))).isEqualTo(sample);
  }

  @Test
  void whatIsLeftOutIsEmptyOrFalse() {
    var least =
        new Sample.AllKinds(
            "t",
            false,
            1,
            2,
            3,
            4,
            Sample.Mood.GOOD,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of(),
            new Sample.Place("a1", Optional.empty()),
            List.of());
    assertThat(read(LEAST + "}")).isEqualTo(least);
    assertThat(write(least)).contains("\"perhaps\":null,\"texts\"").contains("\"rank\":null");
    assertThat(read(write(least))).isEqualTo(least);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "digit":1       | "digit":10      | The field "digit" should be a whole number from 1 to 9.
          "digit":1       | "digit":1.5     | The field "digit" should be a whole number from 1 to 9.
          "text":"t"      | "text":7        | The field "text" should be a text, not a number.
          "text":"t",     | ~~              | The field "text" is missing.
          "mood":"good"   | "mood":"GOOD"   | The field "mood" should be good or very-bad.
          "seed":"3"      | "seed":3        | The field "seed" should be a text, not a number.
          "seed":"3"      | "seed":"x"      | The field "seed" should be a whole number of 64 bits in a text, like "1".
          "large":2       | "large":2,"l":2 | "all-kinds" has no field "l".
          "large":2       | "large":2,"truth":null | The field "truth" should be true or false, not null.
          "large":2       | "large":2,"texts":"a"  | The field "texts" should be a list, not a text.
          "large":2       | "large":2,"texts":[1]  | The field "texts" should be a list of texts, not a number.
          "large":2       | "large":2,"table":[1]  | The field "table" should be a list, not a number.
          "large":2       | "large":2,"inside":[1] | The field "inside" should be an object, not a number.
          "all-kinds"     | "some-kinds"    | Unknown type "some-kinds". Known: all-kinds, empty.
          "type":"all-kinds", | ~~          | The field "type" is missing.
          """)
  void whatIsWrongIsRefusedByItsName(String right, String wrong, String reason) {
    assertThat(LEAST).contains(right);
    String json = LEAST.replace(right, wrong) + "}";
    assertThatThrownBy(() -> read(json)).hasMessage(reason);
  }
}
