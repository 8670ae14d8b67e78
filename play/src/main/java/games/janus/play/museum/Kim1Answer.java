package games.janus.play.museum;

import games.janus.engines.museum.microchess.Kim1;
import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.engines.museum.microchess.Level;
import games.janus.engines.museum.microchess.Opening;
import games.janus.play.JsonText;
import games.janus.play.Question;
import games.janus.play.ThinkControl;
import games.janus.play.UnansweredException;
import games.janus.rules.Color;
import games.janus.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A KIM-1 after some keys: what its display shows, what is in its memory, and how it thought. The
 * machine comes along in the question as text, or is a fresh one, and goes out in the answer.
 */
public final class Kim1Answer {
  /** A long game and a few openings. */
  private static final int MOST_KEYS = 1000;

  /** No generator ever finds that many candidates. */
  private static final int MOST_SECTIONS = 300;

  private final Kim1 machine;
  private final Kim1Keys finger;
  private final JsonText json = new JsonText();

  private Kim1Answer(Kim1 machine) {
    this.machine = machine;
    this.finger = new Kim1Keys(machine);
  }

  /** The answer, for whoever cannot wait for long: a thought without end comes to nothing. */
  public static String to(Question question) {
    return to(question, new Patience());
  }

  /**
   * The answer, however long it takes.
   *
   * @param control may end the thinking early: the key then comes to nothing
   */
  public static String to(Question question, ThinkControl control) {
    question.knows("machine", "keys", "trace");
    List<String> keys = question.texts("keys");
    if (keys.size() > MOST_KEYS) {
      throw UnansweredException.request("more than " + MOST_KEYS + " keys at once");
    }
    Optional<String> before = question.text("machine");
    Kim1 machine = before.isPresent() ? Kim1.restored(before.get()) : new Kim1();
    machine.stopWhen(control::shouldStop);
    OptionalLong section = question.number("trace", 0, MOST_SECTIONS);
    return new Kim1Answer(machine).answer(keys, section);
  }

  private String answer(List<String> keys, OptionalLong section) {
    if (section.isPresent()) {
      var trace = new TraceSection((int) section.getAsLong(), json.beginObject());
      finger.press(keys, Optional.of(trace));
      trace.end();
      return json.endObject().toString();
    }
    finger.press(keys, Optional.empty());
    json.beginObject().name("machine").value(machine.snapshot());
    writePanel();
    writeMemory();
    writeManual();
    json.name("note").value(finger.note());
    json.name("reply");
    if (finger.reply().isPresent()) {
      ReplyJson.write(json, finger.reply().get(), finger.candidates());
    } else {
      json.nothing();
    }
    return json.endObject().toString();
  }

  private void writePanel() {
    json.name("display").value(machine.led());
    json.name("runs").value(machine.isInMonitor() ? "monitor" : "microchess");
    json.name("digits")
        .value(!machine.isInMonitor() ? "move" : machine.entersData() ? "data" : "address");
  }

  private void writeMemory() {
    json.name("computer").value(machine.computer() == Color.WHITE ? "white" : "black");
    json.name("men").value(hex(machine.board()));
    json.name("board").beginArray();
    Kim1Board board = Kim1Board.of(machine);
    for (int code = 0; code < 0x80; code++) {
      Optional<Square> square = Kim1Board.square(code, machine.computer());
      Optional<Kim1Board.Man> man = square.flatMap(board::on);
      if (man.isPresent()) {
        write(code, square.get(), man.get());
      }
    }
    json.endArray();
    writeSettings();
  }

  private void write(int code, Square square, Kim1Board.Man man) {
    json.beginObject().name("at").value(KeyNote.hex(code)).name("square").value(square.toString());
    json.name("man").value(KeyNote.hex(man.number()));
    json.name("symbol").value(String.valueOf(man.symbol())).endObject();
  }

  private void writeSettings() {
    List<Integer> level = machine.levelBytes();
    json.name("level").valueOrNothing(machine.level().map(Level::label));
    json.name("checkLimit")
        .value(KeyNote.hex(level.get(0)))
        .name("turn")
        .value(KeyNote.hex(level.get(1)));
    json.name("opening").valueOrNothing(Opening.of(machine.openingBytes()));
    json.name("openingBytes").value(hex(machine.openingBytes()));
    json.name("bookPointer").value(KeyNote.hex(machine.bookPointer()));
  }

  /** What players copied from the manual into memory. */
  private void writeManual() {
    json.name("levels").beginArray();
    for (Level level : Level.values()) {
      json.beginObject().name("name").value(level.label());
      json.name("checkLimit").value(KeyNote.hex(level.checkLimit()));
      json.name("turn").value(KeyNote.hex(level.turn())).endObject();
    }
    json.endArray().name("openings").beginArray();
    for (Opening opening : Opening.values()) {
      json.beginObject().name("name").value(opening.toString());
      json.name("bytes").value(hex(opening.bytes())).endObject();
    }
    json.endArray();
  }

  private static String hex(List<Integer> bytes) {
    var text = new StringBuilder();
    for (int value : bytes) {
      text.append(KeyNote.hex(value));
    }
    return text.toString();
  }

  private static String hex(int[] bytes) {
    var text = new StringBuilder();
    for (int value : bytes) {
      text.append(KeyNote.hex(value));
    }
    return text.toString();
  }
}
