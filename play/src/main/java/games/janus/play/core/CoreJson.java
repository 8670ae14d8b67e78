package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonText;
import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Fields;
import games.janus.play.ThinkControl;
import games.janus.play.live.GameLog;
import games.janus.rules.IllegalSetupException;
import games.janus.rules.InvalidTextException;
import games.janus.rules.NotationException;

/** Requests and replies as JSON: one object in, one out, as docs/page-data.md has it. */
public final class CoreJson {
  /** A file of games and its escapes. */
  public static final int LONGEST = 16_000_000;

  /** Enough for the longest game and a thousand remarks. */
  private static final int LONGEST_BUT_FOR_FILES = 1_000_000;

  private CoreJson() {}

  /**
   * The request that a text is.
   *
   * @throws RefusedException if it is none
   */
  public static Request<?> read(String text) {
    requireAtMost(LONGEST, text);
    Request<?> request = request(value(text));
    if (!(request instanceof Request.Read)) {
      requireAtMost(LONGEST_BUT_FOR_FILES, text);
    }
    return request;
  }

  private static void requireAtMost(int longest, String text) {
    if (text.length() > longest) {
      throw RefusedException.request(Messages.requestLong(longest));
    }
  }

  private static JsonValue value(String text) {
    try {
      if (JsonReader.read(text) instanceof Fields fields) {
        return fields;
      }
    } catch (InvalidTextException wrong) {
      throw RefusedException.request(Messages.requestNoJson(wrong.reason()));
    }
    throw RefusedException.request(Messages.requestNoObject("{\"ask\": \"catalog\"}"));
  }

  /**
   * The request that a value is.
   *
   * @throws RefusedException if it is none
   */
  public static Request<?> request(JsonValue value) {
    try {
      return WireCodec.readRequest("request", value);
    } catch (NotationException wrong) {
      throw RefusedException.of(wrong);
    } catch (IllegalSetupException flawed) {
      throw RefusedException.of(flawed);
    }
  }

  /**
   * The game that a value is.
   *
   * @throws RefusedException if it is none
   */
  public static GameLog log(JsonValue value) {
    return WireCodec.readGameLog("log", value);
  }

  /** What a core answers to a text; refuses what takes its time. */
  public static String answerAtOnce(Core core, String text) {
    try {
      return text(core.answerAtOnce(read(text)));
    } catch (RefusedException none) {
      return text(none.refused());
    }
  }

  /**
   * What a core answers to a text.
   *
   * @param control hears of progress and may end the thinking early
   */
  public static String answer(Core core, String text, ThinkControl control) {
    try {
      return text(core.answer(read(text), control));
    } catch (RefusedException none) {
      return text(none.refused());
    }
  }

  /** News as text. */
  public static String text(Progress news) {
    var json = new JsonText();
    WireCodec.write(json, news);
    return json.toString();
  }

  /** A reply as text. */
  public static String text(Reply reply) {
    var json = new JsonText();
    WireCodec.write(json, reply);
    return json.toString();
  }
}
