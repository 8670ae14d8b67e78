package games.janus.play.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The cases of {@code live.cases} as hosts exchange them: commands, settings and events in JSON.
 */
public final class LiveCaseJson {
  private static final ObjectMapper JSON = new ObjectMapper();

  private LiveCaseJson() {}

  /** What a game begins with. */
  public static String settings(Settings settings) {
    ObjectNode json = JSON.createObjectNode();
    json.put("game", id(settings.game()));
    json.put("ruleSet", settings.ruleSet()).put("start", settings.start());
    settings.before().forEach(json.putArray("before")::add);
    json.set("white", player(settings.white()));
    json.set("black", player(settings.black()));
    settings
        .control()
        .ifPresent(control ->
            json.putObject("control")
                .put("base", control.base())
                .put("increment", control.increment())
                .put("delay", control.delay())
                .put("moves", control.moves()));
    GamePolicy policy = settings.policy();
    json.putObject("policy")
        .put("clockStart", id(policy.clockStart()))
        .put("takebacks", id(policy.takebacks()))
        .put("canReopen", policy.canReopen())
        .put("abortBefore", policy.abortBefore())
        .put("mostEnginePlies", policy.mostEnginePlies())
        .put("graceMillis", policy.graceMillis());
    return json.toString();
  }

  private static ObjectNode player(Player player) {
    ObjectNode json = JSON.createObjectNode();
    return switch (player) {
      case Player.Person person -> json.put("kind", "person").put("name", person.name());
      case Player.Engine engine ->
          json.put("kind", "engine")
              .put("id", engine.id())
              .put("level", engine.level())
              .put("seed", Long.toString(engine.seed()));
    };
  }

  /** The command of a line. */
  public static String command(String text) {
    String[] words = text.split(" ", -1);
    String[] time = words[0].split("~", -1);
    List<String> rest = Arrays.asList(words).subList(3, words.length);
    ObjectNode json = JSON.createObjectNode();
    json.put("by", words[1]);
    json.put("at", Long.parseLong(time[0]));
    json.put("lag", time.length > 1 ? Long.parseLong(time[1]) : 0);
    ObjectNode action = json.putObject("action");
    switch (words[2]) {
      case "check" -> action.put("action", "check-clock");
      case "move" ->
          action
              .put("action", "move")
              .put("ply", Integer.parseInt(rest.get(0)))
              .put("id", rest.get(1));
      case "answer-draw", "answer-takeback" ->
          action.put("action", words[2]).put("accept", rest.getFirst().equals("yes"));
      case "weigh-draw" -> {
        action.put("action", "weigh-draw");
        if (!rest.getFirst().equals("none")) {
          action.put("score", Double.parseDouble(rest.getFirst()));
        }
      }
      case "claim-draw" -> {
        action.put("action", "claim-draw");
        rest.forEach(move -> action.put("intended", move));
      }
      case "take-back" -> action.put("action", "ask-takeback");
      case "forfeit" -> {
        action.put("action", "forfeit").put("side", rest.get(0)).put("reason", dashed(rest.get(1)));
        action.putObject("detail").put("key", "engine.failed").putArray("args").add("case");
      }
      case "adjudicate" -> action.put("action", "adjudicate").put("reason", dashed(rest.get(1)));
      case "change-player" -> {
        action.put("action", "change-player").put("side", rest.get(0));
        action.set("player", player(LiveCase.player(rest.get(1))));
      }
      case "rematch" -> action.put("action", "rematch").put("swap", rest.contains("swap"));
      default -> action.put("action", words[2]);
    }
    return json.toString();
  }

  /** What a reply says, in the words of the file. */
  public static String text(String answer, boolean hasClocks) {
    JsonNode reply = read(answer);
    if (reply.has("error")) {
      return "refused " + reply.path("reason").path("key").asText();
    }
    var texts = new ArrayList<String>();
    reply.get("events").forEach(event -> texts.add(event(event, hasClocks)));
    return texts.isEmpty() ? "nothing" : String.join("; ", texts);
  }

  /** What a line only asks about; empty for a command. */
  public static String look(String reply, String question) {
    JsonNode game = read(reply);
    String[] words = question.split(" ", -1);
    JsonNode clocks = game.get("clocks");
    if (words[words.length - 1].equals("clocks")) {
      long at = Long.parseLong(words[0]);
      return left(clocks, "white", at) + " " + left(clocks, "black", at);
    }
    return switch (question) {
      case "flag" -> clocks.path("flagAt").asText("none");
      case "moves" -> moves(game);
      default -> "";
    };
  }

  /** As a page shows it. */
  private static long left(JsonNode clocks, String side, long at) {
    long started = clocks.get(side).asLong();
    return clocks.get("running").asText().equals(side)
        ? Math.min(started, clocks.get("flagAt").asLong() - at)
        : started;
  }

  private static String moves(JsonNode game) {
    JsonNode history = game.get("view").get("history");
    var ids = new ArrayList<String>();
    for (int ply = history.size() - game.get("made").asInt(); ply < history.size(); ply++) {
      ids.add(history.get(ply).get("id").asText());
    }
    return ids.isEmpty() ? "none" : String.join(" ", ids);
  }

  private static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(json, wrong);
    }
  }

  private static String event(JsonNode event, boolean hasClocks) {
    String name = event.get("event").asText();
    String by = " " + event.path("by").asText();
    return switch (name) {
      case "moved" ->
          "moved "
              + event.get("id").asText()
              + (hasClocks ? " spent " + event.get("spent").asLong() : "")
              + (event.get("credited").asLong() > 0
                  ? " credited " + event.get("credited").asLong()
                  : "");
      case "draw-offered", "draw-declined", "takeback-declined" -> name + by;
      case "takeback-asked" -> name + by + " to " + event.get("toPly").asInt();
      case "taken-back", "redone" -> name + " to " + event.get("toPly").asInt();
      case "player-changed" ->
          name + " " + event.get("side").asText() + " " + kind(event.get("player"));
      case "ended" -> "ended " + ending(event.get("ending"));
      case "rematch-offered" -> name + by + (event.get("swap").asBoolean() ? " swap" : "");
      case "rematch-agreed" ->
          name
              + " "
              + kind(event.get("next").get("white"))
              + " "
              + kind(event.get("next").get("black"));
      default -> name;
    };
  }

  private static String kind(JsonNode player) {
    return player.get("kind").asText();
  }

  private static String ending(JsonNode ending) {
    if (ending.get("ending").asText().equals("aborted")) {
      return "aborted";
    }
    JsonNode winner = ending.get("winner");
    return (winner.isNull() ? "draw" : winner.asText() + " wins")
        + " "
        + ending.get("reason").asText().replace('-', '_');
  }

  private static String id(Enum<?> constant) {
    return dashed(constant.name().toLowerCase(Locale.ROOT));
  }

  private static String dashed(String name) {
    return name.replace('_', '-');
  }
}
