package games.janus.play.xray;

import games.janus.engine.Term;
import games.janus.play.JsonText;
import java.util.List;

/** Terms as JSON: an array of names and values in their order. */
public final class TermsJson {
  private TermsJson() {}

  /** Writes the array. */
  public static void write(JsonText json, List<Term> terms) {
    json.beginArray();
    for (Term term : terms) {
      json.beginObject().name("name").value(term.name());
      json.name("value").value(term.value()).endObject();
    }
    json.endArray();
  }
}
