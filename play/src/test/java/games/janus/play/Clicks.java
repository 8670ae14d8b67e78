package games.janus.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** A page that holds no rules: it clicks, remembers what it is told and makes complete moves. */
final class Clicks {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final TextCore core = new TextCore();
  private final String game;
  private final String rules;
  private final String start;
  private final List<String> moves = new ArrayList<>();
  private List<String> pointed = List.of();
  private JsonNode last = JSON.createObjectNode();

  private Clicks(String game, String rules, String start) {
    this.game = game;
    this.rules = rules;
    this.start = start;
  }

  static Clicks checkers(String rules, String start) {
    return new Clicks("checkers", rules, start);
  }

  static Clicks chess(String start) {
    return new Clicks("chess", "fide", start);
  }

  /** Clicks on squares one after another. */
  Clicks on(String... squares) {
    for (String square : squares) {
      take(question("point").put("square", square));
    }
    return this;
  }

  /** Presses the button, or the key, that ends a sequence. */
  Clicks stop() {
    take(question("point").put("stop", true));
    return this;
  }

  private void take(ObjectNode question) {
    ArrayNode squares = question.putArray("pointed");
    pointed.forEach(squares::add);
    last = read(core.answer(question.toString()));
    if (last.has("error")) {
      throw new AssertionError(last.toString());
    }
    pointed = texts(last.get("pointed"));
    if (!last.get("play").isNull()) {
      moves.add(last.get("play").asText());
    }
  }

  private ObjectNode question(String ask) {
    ObjectNode question = JSON.createObjectNode().put("ask", ask).put("game", game);
    question.put("rules", rules).put("start", start);
    ArrayNode made = question.putArray("moves");
    moves.forEach(made::add);
    return question;
  }

  static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException broken) {
      throw new AssertionError(json, broken);
    }
  }

  private static List<String> texts(JsonNode list) {
    var texts = new ArrayList<String>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /** Everything that the last click was told. */
  JsonNode told() {
    return last;
  }

  /** Where the selected piece stands; null when there is none. */
  String selected() {
    return last.get("selected").isNull() ? "nothing" : last.get("selected").asText();
  }

  List<String> moves() {
    return moves;
  }

  /** What may be clicked next, of one kind. */
  List<String> targets(String kind) {
    var squares = new ArrayList<String>();
    for (JsonNode target : last.get("targets")) {
      if (target.get("kind").asText().equals(kind)) {
        squares.add(target.get("square").asText());
      }
    }
    return squares;
  }

  String refusal() {
    return last.get("refusal").asText();
  }

  /** The squares named in the last answer. */
  List<String> squares(String field) {
    return texts(last.get(field));
  }

  /** What the board shows while a sequence is under way. */
  String manShownOn(String square) {
    return man(last.get("men"), square);
  }

  /** The position now. */
  JsonNode view() {
    return read(core.answer(question("view").toString()));
  }

  /** What stands on a square now. */
  String manOn(String square) {
    return man(view().get("men"), square);
  }

  private static String man(JsonNode men, String square) {
    for (JsonNode man : men) {
      if (man.get("square").asText().equals(square)) {
        return man.get("side").asText() + " " + man.get("role").asText();
      }
    }
    return "nothing";
  }
}
