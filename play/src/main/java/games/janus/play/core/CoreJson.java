package games.janus.play.core;

import games.janus.message.Messages;
import games.janus.play.JsonReader;
import games.janus.play.JsonValue;
import games.janus.play.JsonValue.Fields;
import games.janus.play.ThinkControl;
import games.janus.play.live.GameLog;
import games.janus.rules.InvalidTextException;

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
    if (json(text) instanceof Fields fields) {
      return fields;
    }
    throw RefusedException.request(Messages.requestNoObject("{\"ask\": \"catalog\"}"));
  }

  /**
   * The value that a text is.
   *
   * @throws RefusedException if it is no JSON
   */
  public static JsonValue json(String text) {
    try {
      return JsonReader.read(text);
    } catch (InvalidTextException wrong) {
      throw RefusedException.request(Messages.requestNoJson(wrong.reason()));
    }
  }

  /**
   * The request that a value is.
   *
   * @throws RefusedException if it is none
   */
  public static Request<?> request(JsonValue value) {
    return RefusedException.said(() -> WireCodec.readRequest("request", value));
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
      return WireCodec.text(core.answerAtOnce(read(text)));
    } catch (RefusedException none) {
      return WireCodec.text(none.refused());
    }
  }

  /**
   * What a core answers to a text.
   *
   * @param control hears of progress and may end the thinking early
   */
  public static String answer(Core core, String text, ThinkControl control) {
    try {
      return WireCodec.text(core.answer(read(text), control));
    } catch (RefusedException none) {
      return WireCodec.text(none.refused());
    }
  }
}
