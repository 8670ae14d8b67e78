package games.janus.play.museum;

import games.janus.engines.museum.microchess.Kim1;
import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.engines.museum.microchess.Level;
import games.janus.engines.museum.microchess.Opening;
import games.janus.message.Messages;
import games.janus.play.ThinkControl;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Kim1.Digits;
import games.janus.play.core.Reply.Kim1.Kim1State;
import games.janus.play.core.Reply.Kim1.LevelBytes;
import games.janus.play.core.Reply.Kim1.OpeningBytes;
import games.janus.play.core.Reply.Kim1.Runs;
import games.janus.play.core.Reply.Kim1.Standing;
import games.janus.play.core.Request;
import games.janus.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A KIM-1 after some keys: what its display shows, what is in its memory, and how it thought. The
 * machine comes along in the question as text, or is a fresh one, and goes out in the answer.
 */
public final class Kim1Answer {
  /** A long game and a few openings. */
  private static final int MOST_KEYS = 1000;

  private final Kim1 machine;
  private final Kim1Keys finger;

  private Kim1Answer(Kim1 machine) {
    this.machine = machine;
    this.finger = new Kim1Keys(machine);
  }

  /**
   * Answers the question {@code kim1}.
   *
   * @param control may end the thinking early: the key then comes to nothing
   */
  public static Reply.Kim1 to(Request.Kim1 asked, ThinkControl control) {
    if (asked.keys().size() > MOST_KEYS) {
      throw RefusedException.request(Messages.kim1ManyKeys(MOST_KEYS));
    }
    Kim1 machine = asked.machine().map(Kim1::restored).orElseGet(Kim1::new);
    machine.stopWhen(control::shouldStop);
    var answer = new Kim1Answer(machine);
    return asked.trace().isPresent()
        ? answer.trace(asked.keys(), asked.trace().get())
        : answer.state(asked.keys());
  }

  private Reply.Kim1 trace(List<String> keys, int section) {
    var trace = new TraceSection(section);
    finger.press(keys, Optional.of(trace));
    return trace.reply();
  }

  private Kim1State state(List<String> keys) {
    finger.press(keys, Optional.empty());
    List<Integer> level = machine.levelBytes();
    return new Kim1State(
        machine.snapshot(),
        machine.led(),
        machine.isInMonitor() ? Runs.MONITOR : Runs.MICROCHESS,
        !machine.isInMonitor() ? Digits.MOVE : machine.entersData() ? Digits.DATA : Digits.ADDRESS,
        machine.computer(),
        hex(machine.board()),
        board(),
        machine.level().map(Level::label),
        KeyNote.hex(level.get(0)),
        KeyNote.hex(level.get(1)),
        Opening.of(machine.openingBytes()).map(Opening::toString),
        hex(machine.openingBytes()),
        KeyNote.hex(machine.bookPointer()),
        levels(),
        openings(),
        finger.note(),
        finger.reply().map(reply -> Kim1Thinking.of(reply, finger.candidates())));
  }

  private List<Standing> board() {
    var standing = new ArrayList<Standing>();
    Kim1Board board = Kim1Board.of(machine);
    for (int code = 0; code < 0x80; code++) {
      Optional<Square> square = Kim1Board.square(code, machine.computer());
      Optional<Kim1Board.Man> man = square.flatMap(board::on);
      if (man.isPresent()) {
        standing.add(
            new Standing(
                KeyNote.hex(code),
                square.get().toString(),
                KeyNote.hex(man.get().number()),
                String.valueOf(man.get().symbol())));
      }
    }
    return standing;
  }

  /** What players copied from the manual into memory. */
  private static List<LevelBytes> levels() {
    var levels = new ArrayList<LevelBytes>();
    for (Level level : Level.values()) {
      levels.add(
          new LevelBytes(
              level.label(), KeyNote.hex(level.checkLimit()), KeyNote.hex(level.turn())));
    }
    return levels;
  }

  private static List<OpeningBytes> openings() {
    var openings = new ArrayList<OpeningBytes>();
    for (Opening opening : Opening.values()) {
      openings.add(new OpeningBytes(opening.toString(), hex(opening.bytes())));
    }
    return openings;
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
