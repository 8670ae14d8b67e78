package games.janus.play.museum;

import games.janus.engines.museum.microchess.Arithmetic;
import games.janus.engines.museum.microchess.Hex;
import games.janus.engines.museum.microchess.JanusEvent;
import games.janus.engines.museum.microchess.JanusListener;
import games.janus.engines.museum.microchess.JanusRecorder;
import games.janus.engines.museum.microchess.Key;
import games.janus.engines.museum.microchess.Kim1;
import games.janus.engines.museum.microchess.Kim1Board;
import games.janus.engines.museum.microchess.Level;
import games.janus.engines.museum.microchess.Opening;
import games.janus.engines.museum.microchess.PeriodClock;
import games.janus.engines.museum.microchess.TrialMove;
import games.janus.message.Messages;
import games.janus.play.ThinkControl;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Kim1.Candidate;
import games.janus.play.core.Reply.Kim1.Digits;
import games.janus.play.core.Reply.Kim1.Kim1Answered;
import games.janus.play.core.Reply.Kim1.Kim1Move;
import games.janus.play.core.Reply.Kim1.Kim1State;
import games.janus.play.core.Reply.Kim1.LevelBytes;
import games.janus.play.core.Reply.Kim1.OpeningBytes;
import games.janus.play.core.Reply.Kim1.Operation;
import games.janus.play.core.Reply.Kim1.Runs;
import games.janus.play.core.Reply.Kim1.Standing;
import games.janus.play.core.Reply.Kim1.ValueStep;
import games.janus.play.core.Request;
import games.janus.rules.Excerpt;
import games.janus.rules.Lists;
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

  // What the last key came to.
  private String note = "";
  private Optional<games.janus.engines.museum.microchess.Reply> reply = Optional.empty();
  private List<JanusEvent.Valued> candidates = List.of();

  private Kim1Answer(Kim1 machine) {
    this.machine = machine;
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
    press(keys, Optional.of(trace));
    return trace.reply();
  }

  private Kim1State state(List<String> keys) {
    press(keys, Optional.empty());
    List<Integer> level = machine.levelBytes();
    return new Kim1State(
        machine.snapshot(),
        machine.led(),
        machine.isInMonitor() ? Runs.MONITOR : Runs.MICROCHESS,
        !machine.isInMonitor() ? Digits.MOVE : machine.entersData() ? Digits.DATA : Digits.ADDRESS,
        machine.computer(),
        Hex.of(machine.board()),
        board(),
        machine.level().map(Level::label),
        Hex.of(level.get(0)),
        Hex.of(level.get(1)),
        Opening.of(machine.openingBytes()).map(Opening::toString),
        hex(machine.openingBytes()),
        Hex.of(machine.bookPointer()),
        levels(),
        openings(),
        note,
        reply.map(answer -> answered(answer, candidates)));
  }

  /**
   * Presses keys by their labels.
   *
   * @param listener hears the thought of the last key, if it thinks
   */
  private void press(List<String> labels, Optional<? extends JanusListener> listener) {
    for (int i = 0; i < labels.size(); i++) {
      boolean isLast = i == labels.size() - 1;
      press(labels.get(i), isLast ? listener : Optional.empty(), isLast);
    }
  }

  private void press(String label, Optional<? extends JanusListener> listener, boolean isLast) {
    reply = Optional.empty();
    switch (label) {
      case "RS" -> {
        machine.reset();
        note = Messages.kim1Rs().text();
      }
      case "ST" -> note = Messages.kim1St().text();
      default -> press(key(label), listener, isLast);
    }
  }

  private void press(Key key, Optional<? extends JanusListener> listener, boolean isLast) {
    boolean inMonitor = machine.isInMonitor();
    boolean plays = key == Key.PC && !inMonitor;
    var recorder = new JanusRecorder(0);
    if (plays && isLast) {
      machine.listen(listener.isPresent() ? listener.get() : recorder);
    }
    machine.press(key);
    machine.stopListening();
    candidates = recorder.candidates();
    reply = plays ? machine.reply() : Optional.empty();
    note = inMonitor ? KeyNote.inMonitor(key, machine) : KeyNote.inMicrochess(key, machine);
  }

  private static Key key(String label) {
    return Key.labelled(label)
        .orElseThrow(() -> RefusedException.request(Messages.kim1NoKey(Excerpt.of(label))));
  }

  private List<Standing> board() {
    var standing = new ArrayList<Standing>();
    Kim1Board board = Kim1Board.of(machine);
    for (int code = 0; code < 0x80; code++) {
      Optional<Square> square = Kim1Board.square(code, machine.computer());
      Optional<Kim1Board.NumberedPiece> man = square.flatMap(board::on);
      if (man.isPresent()) {
        standing.add(
            new Standing(
                Hex.of(code),
                square.get().toString(),
                Hex.of(man.get().number()),
                String.valueOf(man.get().symbol())));
      }
    }
    return standing;
  }

  /** What players copied from the manual into memory. */
  private static List<LevelBytes> levels() {
    return Lists.map(
        Level.values(),
        level -> new LevelBytes(level.label(), Hex.of(level.checkLimit()), Hex.of(level.turn())));
  }

  private static List<OpeningBytes> openings() {
    return Lists.map(
        Opening.values(), opening -> new OpeningBytes(opening.toString(), hex(opening.bytes())));
  }

  private static String hex(List<Integer> bytes) {
    return String.join("", Lists.map(bytes, Hex::of));
  }

  /** What key PC came to, with every candidate and the sum that made its value. */
  private static Kim1Answered answered(
      games.janus.engines.museum.microchess.Reply reply, List<JanusEvent.Valued> valued) {
    return new Kim1Answered(
        reply.source(),
        reply.move().map(move -> move(move, reply.captured())),
        reply.bestValue().map(Hex::of),
        PeriodClock.cycles(reply),
        PeriodClock.milliseconds(reply),
        reply.effort().allNodes(),
        reply.effort().allMoves(),
        reply.effort().steps(),
        reply.effort().checkTests(),
        Lists.map(valued, Kim1Answer::candidate));
  }

  private static Kim1Move move(TrialMove move, Optional<Integer> captured) {
    return new Kim1Move(
        Hex.of(move.man()), Hex.of(move.from()), Hex.of(move.to()), captured.map(Hex::of));
  }

  private static Candidate candidate(JanusEvent.Valued valued) {
    JanusEvent.Worth worth = valued.worth();
    List<ValueStep> steps =
        Lists.map(
            worth.steps(),
            step ->
                new ValueStep(
                    operation(step.operation()),
                    step.operand(),
                    step.amount(),
                    step.a(),
                    step.carry()));
    return new Candidate(
        valued.number(),
        move(valued.move(), valued.captured()),
        worth.value(),
        valued.isBest(),
        PeriodClock.milliseconds(valued.effort()),
        valued.lights(),
        valued.counts().hex(),
        worth.sum(),
        worth.bonus(),
        worth.verdict(),
        steps);
  }

  private static Operation operation(Arithmetic arithmetic) {
    return switch (arithmetic) {
      case LOAD -> Operation.LOAD;
      case SET_CARRY -> Operation.CARRY;
      case ADD -> Operation.ADD;
      case SUBTRACT -> Operation.SUBTRACT;
      case ZERO_IF_BORROWED -> Operation.ZERO;
      case HALVE -> Operation.HALVE;
    };
  }
}
