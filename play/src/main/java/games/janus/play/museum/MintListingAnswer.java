package games.janus.play.museum;

import games.janus.engines.museum.mint.Dialect;
import games.janus.engines.museum.mint.Listing;
import games.janus.play.JsonText;
import games.janus.play.Question;

/** A MINT program to be read: its words, what they are, and where they are defined. */
public final class MintListingAnswer {
  private MintListingAnswer() {}

  /** Answers the question {@code mint-listing}. */
  public static String to(Question question) {
    question.knows("program", "quirks");
    Dialect dialect = question.flag("quirks") ? Dialect.QUIRKS : Dialect.MENDED;
    Listing listing = Listing.of(question.texts("program"), dialect);
    var json = new JsonText().beginObject();
    json.name("lines").beginArray();
    for (var line : listing.lines()) {
      json.beginArray();
      line.forEach(item -> write(json, item));
      json.endArray();
    }
    json.endArray().name("definitions").beginArray();
    listing.definitions().forEach(definition -> write(json, definition));
    json.endArray().name("meanings").beginArray();
    Listing.meanings()
        .forEach((word, meaning) ->
            json.beginObject().name("word").value(word).name("meaning").value(meaning).endObject());
    return json.endArray().endObject().toString();
  }

  private static void write(JsonText json, Listing.Item item) {
    json.beginObject().name("column").value(item.column()).name("text").value(item.text());
    json.name("kind").value(kind(item.kind())).endObject();
  }

  private static String kind(Listing.Kind kind) {
    return switch (kind) {
      case WORD -> "word";
      case NUMBER -> "number";
      case TEXT -> "text";
      case DEFINITION -> "definition";
      case CALL -> "call";
      case VARIABLE -> "variable";
      case UNKNOWN -> "unknown";
    };
  }

  private static void write(JsonText json, Listing.Definition definition) {
    json.beginObject().name("name").value(definition.name());
    json.name("from").value(definition.from()).name("to").value(definition.to());
    json.name("calls").values(definition.calls()).endObject();
  }
}
