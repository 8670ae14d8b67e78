package games.janus.play.museum;

import games.janus.engines.museum.mint.Caps;
import games.janus.engines.museum.mint.Carried;
import games.janus.engines.museum.mint.Dialect;
import games.janus.engines.museum.mint.Mint;
import games.janus.engines.museum.mint.MintTerminal;
import games.janus.engines.museum.mint.Recording;
import games.janus.play.JsonText;
import games.janus.play.Question;
import games.janus.play.ThinkControl;
import games.janus.play.UnansweredException;
import java.util.List;
import java.util.Map;

/**
 * MINT at its terminal: a program, the lines a person typed, and how things stand after the last of
 * them. Everything is done again for every question; the same lines and the same seed end the same.
 */
public final class MintAnswer {
  private static final int MOST_LINES = 2000;
  private static final long USUAL_BUDGET = 1_000_000;

  /** What all the lines of a question may take together; a few seconds at most. */
  private static final long MOST_STEPS = 50_000_000;

  private static final int FROM_THE_START = -1;
  private static final int MOST_RECORDED = 2000;
  private static final long FARTHEST = Caps.USUAL.steps();

  private final List<String> lines;
  private final StringBuilder printed = new StringBuilder();
  private final Mint mint;
  private final MintTerminal terminal;
  private final Recording recording;

  private MintAnswer(Question question) {
    lines = question.texts("lines");
    List<String> program = question.texts("program");
    require(lines.size() <= MOST_LINES, "there are " + MOST_LINES + " lines at most");
    Caps caps =
        Caps.USUAL.withSteps(question.number("budget", 1, Caps.USUAL.steps()).orElse(USUAL_BUDGET));
    Dialect dialect = question.flag("quirks") ? Dialect.QUIRKS : Dialect.MENDED;
    mint = new Mint(dialect, caps, question.seed(), printed::append);
    terminal =
        new MintTerminal(mint, printed::append, new MintTerminal.Settings(program, true, ""));
    recording =
        new Recording(
            question.number("recordFrom", 0, FARTHEST).orElse(0),
            (int) question.number("record", 1, MOST_RECORDED).orElse(0));
  }

  /** Answers the question {@code mint}. */
  public static String to(Question question) {
    return to(question, ThinkControl.patient());
  }

  /**
   * Answers the question {@code mint}.
   *
   * @param control may end it early: then there is no answer
   */
  public static String to(Question question, ThinkControl control) {
    question.knows("program", "lines", "since", "seed", "quirks", "budget", "record", "recordFrom");
    var answer = new MintAnswer(question);
    answer.mint.stopWhen(control::shouldStop);
    answer.converse((int) question.number("since", 0, MOST_LINES).orElse(FROM_THE_START), control);
    return answer.written();
  }

  private void converse(int since, ThinkControl control) {
    terminal.start();
    for (int i = 0; i < lines.size(); i++) {
      if (i == since) {
        printed.setLength(0);
      }
      if (i == lines.size() - 1) {
        mint.record(recording);
      }
      terminal.enter(lines.get(i));
      require(!control.shouldStop(), "stopped");
      require(
          mint.steps() <= MOST_STEPS,
          "these lines take more than " + MOST_STEPS + " steps in all: begin a new conversation");
    }
  }

  private static void require(boolean condition, String otherwise) {
    if (!condition) {
      throw UnansweredException.request(otherwise);
    }
  }

  private String written() {
    var json = new JsonText().beginObject();
    json.name("text").value(printed.toString());
    json.name("awaits").value(awaits());
    json.name("problem").valueOrNothing(mint.problem());
    json.name("stack").values(mint.stack());
    json.name("variables");
    write(json, mint.variables(), "value");
    json.name("definitions");
    write(json, mint.definitions(), "source");
    json.name("mode").value(mint.mode());
    json.name("heap").value(mint.heapUsed());
    json.name("steps").value(mint.steps());
    json.name("words").value(recording.count());
    json.name("record").beginArray();
    recording.kept().forEach(word -> write(json, word));
    return json.endArray().endObject().toString();
  }

  private String awaits() {
    return switch (mint.awaits()) {
      case COMMAND -> "command";
      case MORE -> "more";
      case INPUT -> "input";
      case NOTHING -> "nothing";
    };
  }

  private static void write(JsonText json, Map<String, String> named, String what) {
    json.beginArray();
    named.forEach((name, text) ->
        json.beginObject().name("name").value(name).name(what).value(text).endObject());
    json.endArray();
  }

  private static void write(JsonText json, Carried word) {
    json.beginObject().name("word").value(word.word());
    json.name("line").value(word.line()).name("column").value(word.column());
    json.name("function").value(word.function()).name("level").value(word.level());
    json.name("stack").values(word.stack()).name("depth").value(word.depth());
    json.name("text").value(word.text()).endObject();
  }
}
