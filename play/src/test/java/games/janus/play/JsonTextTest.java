package games.janus.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class JsonTextTest {
  @Test
  void objectsArraysAndValuesAreSeparatedByCommas() {
    var json = new JsonText();
    json.beginObject().name("a").value(1).name("b").beginArray().value(true).nothing().value("x");
    json.endArray().name("c").beginObject().endObject().endObject();
    assertThat(json).hasToString("{\"a\":1,\"b\":[true,null,\"x\"],\"c\":{}}");
  }

  @Test
  void whateverTextComesAnotherProgramReadsItBack() throws JsonProcessingException {
    String text = "\"\\/\b\f\n\r\t\0\u2028\u00e9\uD83D\uDE00</script>";
    String json = new JsonText().value(text).toString();
    assertThat(new ObjectMapper().readValue(json, String.class)).isEqualTo(text);
  }

  @Test
  void numbersAreExactToTheDigit() throws JsonProcessingException {
    for (double number :
        new double[] {0, 1, -1, 0.1, 11.5, -2.7755575615628914E-17, 1e300, 0.49999999999999994}) {
      String json = new JsonText().value(number).toString();
      assertThat(new ObjectMapper().readValue(json, Double.class)).isEqualTo(number);
    }
    assertThat(new JsonText().value(3.0)).hasToString("3");
    assertThat(new JsonText().value(-0.0)).hasToString("-0.0");
    assertThat(new JsonText().value(Double.POSITIVE_INFINITY)).hasToString("\"Infinity\"");
  }
}
