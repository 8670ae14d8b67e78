package games.janus.engines.museum.microchess;

import static games.janus.engines.museum.microchess.Keypad.withMen;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JanusTraceTest {
  /** Both queens and all rooks can take and be taken. */
  private static final String QUARREL =
      "00 03 01 33 02 23 03 43 07 35 0F 14 10 73 11 37 12 53 13 63 16 55 1F 45";

  @ParameterizedTest
  @EnumSource(Level.class)
  void listeningChangesNothing(Level level) {
    long seed = 1976;
    var random = new Random(seed);
    for (int game = 0; game < 20; game++) {
      Kim1 alone = scattered(level, random);
      Kim1 heard = new Kim1();
      heard.setLevel(level);
      heard.restore(alone.board(), new int[3], 0);
      heard.listen(new JanusRecorder(10));
      alone.press(Key.PC);
      heard.press(Key.PC);
      assertThat(heard.led()).as("seed %d, game %d", seed, game).isEqualTo(alone.led());
      assertThat(heard.reply())
          .as("seed %d, game %d: move, value and every count", seed, game)
          .isEqualTo(alone.reply());
    }
  }

  @Test
  void menWhoShareASquareAreFoundByTheHighestNumber() {
    Kim1 machine = withMen(Level.NORMAL, "00 03 02 40 10 77 17 43 1F 43 06 22 0C 22");
    JanusEvent.Valued capture =
        candidates(machine).stream()
            .filter(valued -> valued.move().equals(new TrialMove(0x02, 0x40, 0x43)))
            .findFirst()
            .orElseThrow();
    assertThat(capture.captured()).contains(0x1F);
    assertThat(capture.counts().of(Counter.WCAP0)).as("a pawn, not the knight").isEqualTo(2);
  }

  @Test
  void everyStateIsHeardOncePerNode() {
    Kim1 machine = withMen(Level.NORMAL, QUARREL);
    List<JanusEvent> events = think(machine);
    Effort effort = machine.reply().orElseThrow().effort();
    for (State state : State.values()) {
      assertThat(events)
          .filteredOn(
              event -> event instanceof JanusEvent.Entered entered && entered.state() == state)
          .as(state.words())
          .hasSize((int) effort.nodes(state));
    }
    assertThat(effort.nodes())
        .as("a quarrel reaches the last exchange")
        .allSatisfy((_, nodes) -> assertThat(nodes).isPositive());
  }

  @Test
  void aThoughtBeginsWithTheBenchmarkThenTakesCandidateByCandidate() {
    List<String> story = new ArrayList<>();
    for (JanusEvent event : think(withMen(Level.BLITZ, "00 03 0F 60 10 77"))) {
      story.add(
          switch (event) {
            case JanusEvent.Entered entered -> entered.state() + " " + entered.ply();
            case JanusEvent.Valued valued -> "VALUED " + valued.number();
          });
    }
    assertThat(story)
        .startsWith(
            "BENCHMARK 0", "CANDIDATE 0", "REPLY 1", "CONTINUATION 1", "VALUED 1", "REPLY 1");
  }

  @Test
  void everyTrialMoveStartsWhereItsManStandsAsThePlayerSeesIt() {
    Kim1 machine = withMen(Level.NORMAL, QUARREL);
    int[] start = machine.board();
    List<TrialMove> path = new ArrayList<>();
    for (JanusEvent event : think(machine)) {
      if (event instanceof JanusEvent.Entered entered && entered.ply() > 0) {
        path.subList(entered.ply() - 1, path.size()).clear();
        TrialMove move = entered.move().orElseThrow();
        assertThat(after(start, path)[move.man()])
            .as("%s after %s", entered, path)
            .isEqualTo(move.from());
        path.add(move);
      }
    }
  }

  @Test
  void everyValueAddsUpStepByStep() {
    for (JanusEvent.Valued valued : candidates(withMen(Level.NORMAL, QUARREL))) {
      int a = 0;
      int carry = 0;
      for (ValueStep step : valued.worth().steps()) {
        int result =
            switch (step.operation()) {
              case LOAD -> step.amount();
              case ADD -> a + step.amount() + carry;
              case SUBTRACT -> a - step.amount() - 1 + carry;
              case ZERO_IF_BORROWED -> a * carry;
              case HALVE -> a / 2;
              case SET_CARRY -> a;
            };
        assertThat(step.a()).as("%s", step).isEqualTo(Math.floorMod(result, 256));
        a = step.a();
        carry = step.carry();
      }
      assertThat(valued.worth().sum()).isEqualTo(a);
    }
  }

  @Test
  void aMoveThatLosesTheKingIsWorthNothing() {
    assertThat(candidates(withMen(Level.BLITZ, "00 03 10 23")))
        .filteredOn(valued -> valued.move().to() >> 4 == 1)
        .hasSize(3)
        .allSatisfy(valued -> {
          assertThat(valued.worth().verdict()).isEqualTo(Verdict.LOSES_KING);
          assertThat(valued.worth().value()).isZero();
          assertThat(valued.isBest()).isFalse();
        });
  }

  @Test
  void aStalemateIsTakenForMate() {
    JanusEvent.Valued best =
        candidates(withMen(Level.NORMAL, "00 52 01 60 10 70")).stream()
            .filter(JanusEvent.Valued::isBest)
            .toList()
            .getLast();
    assertThat(best.move()).isEqualTo(new TrialMove(0x01, 0x60, 0x51));
    assertThat(best.worth().verdict()).isEqualTo(Verdict.MATES);
  }

  @Test
  void aRecorderForgetsStatesBeforeItForgetsCandidates() {
    Kim1 machine = withMen(Level.NORMAL, QUARREL);
    var recorder = new JanusRecorder(5);
    machine.listen(recorder);
    machine.press(Key.PC);
    Effort effort = machine.reply().orElseThrow().effort();
    assertThat(recorder.candidates()).hasSize((int) effort.candidates());
    assertThat(recorder.events()).hasSize(5 + recorder.candidates().size());
    assertThat(recorder.leftOut()).isEqualTo(effort.allNodes() - 5);
  }

  @Test
  void whoeverStopsListeningHearsNoMore() {
    Kim1 machine = withMen(Level.BLITZ, QUARREL);
    var recorder = new JanusRecorder(5);
    machine.listen(recorder);
    machine.stopListening();
    machine.press(Key.PC);
    assertThat(recorder.events()).isEmpty();
  }

  @Test
  void aThoughtThatIsStoppedLeavesEverythingAsItWas() {
    Kim1 machine = withMen(Level.NORMAL, QUARREL);
    String board = Hex.of(machine.board());
    String led = machine.led();
    machine.stopWhen(() -> true);
    machine.press(Key.PC);
    assertThat(machine.reply()).isEmpty();
    assertThat(Hex.of(machine.board())).isEqualTo(board);
    assertThat(machine.led()).isEqualTo(led);

    machine.stopWhen(() -> false);
    machine.press(Key.PC);
    assertThat(machine.reply()).as("and it can think again").isPresent();
  }

  @Test
  void aListenerThatFailsDoesNotLeaveMenBehind() {
    Kim1 machine = withMen(Level.NORMAL, QUARREL);
    String board = Hex.of(machine.board());
    machine.listen(event -> {
      if (event instanceof JanusEvent.Entered entered && entered.ply() == 3) {
        throw new IllegalStateException("not listening");
      }
    });
    assertThatThrownBy(() -> machine.press(Key.PC)).hasMessage("not listening");
    assertThat(Hex.of(machine.board())).isEqualTo(board);
  }

  private static List<JanusEvent> think(Kim1 machine) {
    var recorder = new JanusRecorder(1_000_000);
    machine.listen(recorder);
    machine.press(Key.PC);
    return recorder.events();
  }

  private static List<JanusEvent.Valued> candidates(Kim1 machine) {
    var recorder = new JanusRecorder(0);
    machine.listen(recorder);
    machine.press(Key.PC);
    return recorder.candidates();
  }

  private static int[] after(int[] start, List<TrialMove> path) {
    int[] board = start.clone();
    for (TrialMove move : path) {
      for (int man = 0; man < board.length; man++) {
        if (board[man] == move.to()) {
          board[man] = 0xCC;
        }
      }
      board[move.man()] = move.to();
    }
    return board;
  }

  /** Kings and about half of the other men on squares of their own. */
  private static Kim1 scattered(Level level, Random random) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      squares.add(0x10 * (square / 8) + square % 8);
    }
    Collections.shuffle(squares, random);
    Kim1 machine = Keypad.atStartWithBookClosed(level);
    for (int man = 0; man < 32; man++) {
      boolean stands = man % 16 == 0 || random.nextBoolean();
      machine.edit(man, stands ? squares.removeLast() : 0xCC);
    }
    return machine;
  }
}
