package games.janus.play.xray;

import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.engines.museum.microchess.JanusEvent.Worth;
import games.janus.engines.museum.microchess.ValueStep;
import games.janus.play.JsonText;

/** How Microchess's byte came about, as JSON: three sums, each halved but the last. */
final class BytePipeline {
  private static final String[] SUMS = {"first sum", "second sum", "third sum"};

  private BytePipeline() {}

  static void write(JsonText json, Worth worth) {
    json.name("stages").beginArray();
    int stage = 0;
    begin(json, stage);
    for (ValueStep step : worth.steps()) {
      write(json, step);
      if (step.operation() == Arithmetic.HALVE) {
        json.endArray().endObject();
        stage++;
        begin(json, stage);
      }
    }
    json.endArray().endObject().endArray();
    json.name("bonus").value(worth.bonus()).name("verdict").value(worth.verdict().words());
  }

  private static void begin(JsonText json, int stage) {
    json.beginObject().name("name").value(SUMS[stage]).name("steps").beginArray();
  }

  private static void write(JsonText json, ValueStep step) {
    json.beginObject().name("operation").value(step.operation().name());
    json.name("counter").value(step.operand()).name("amount").value(step.amount());
    json.name("a").value(step.a()).name("carry").value(step.carry()).endObject();
  }
}
