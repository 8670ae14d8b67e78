package games.janus.engines.museum.microchess;

import static games.janus.engines.museum.microchess.Keypad.withMen;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every move that goes through JANUS can be heard. */
class HandedMovesTest {
  /** Both queens and all rooks can take and be taken. */
  private static final String QUARREL =
      "00 03 01 33 02 23 03 43 07 35 0F 14 10 73 11 37 12 53 13 63 16 55 1F 45";

  /** Hears everything, and in which order. */
  private static final class Ear implements JanusListener {
    final List<HandedMove> moves = new ArrayList<>();
    final List<String> open = new ArrayList<>();
    final Map<State, Long> entered = new HashMap<>();

    @Override
    public void note(JanusEvent event) {
      if (event instanceof JanusEvent.Entered state) {
        open.add(state.state() + " " + state.ply());
        entered.merge(state.state(), 1L, Long::sum);
      }
    }

    @Override
    public boolean hearsMoves() {
      return true;
    }

    @Override
    public void noteMove(HandedMove move) {
      assertThat(open).last().isEqualTo(move.state() + " " + move.ply());
      moves.add(move);
    }

    @Override
    public void noteEnd(State state, int ply) {
      assertThat(open.removeLast()).isEqualTo(state + " " + ply);
    }
  }

  private static Ear listenTo(Kim1 machine) {
    var ear = new Ear();
    machine.listen(ear);
    machine.press(Key.PC);
    return ear;
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void everyMoveIsHeardInTheStateThatIsOpenAndEveryStateEnds(Level level) {
    Kim1 machine = withMen(level, QUARREL);
    Ear ear = listenTo(machine);
    Effort effort = machine.reply().orElseThrow().effort();
    assertThat(ear.open).isEmpty();
    for (State state : State.values()) {
      assertThat(ear.moves.stream().filter(move -> move.state() == state).count())
          .as(state.words())
          .isEqualTo(effort.moves(state));
    }
  }

  @Test
  void theCourseSaysWhatFollows() {
    Kim1 machine = withMen(Level.NORMAL, QUARREL);
    Ear ear = listenTo(machine);
    Effort effort = machine.reply().orElseThrow().effort();
    assertThat(count(ear, Course.ANALYSED)).isEqualTo(effort.candidates());
    assertThat(count(ear, Course.FOLLOWED))
        .isEqualTo(
            effort.nodes(State.EXCHANGE_1)
                + effort.nodes(State.EXCHANGE_2)
                + effort.nodes(State.EXCHANGE_3)
                + effort.nodes(State.EXCHANGE_4));
    assertThat(Course.values()).allSatisfy(course -> assertThat(count(ear, course)).isPositive());
  }

  private static long count(Ear ear, Course course) {
    return ear.moves.stream().filter(move -> move.course() == course).count();
  }

  @Test
  void aCapturedManIsToldAsThePlayerSeesHim() {
    Ear ear = listenTo(withMen(Level.BLITZ, QUARREL));
    for (HandedMove move : ear.moves) {
      boolean computers = move.move().man() < 0x10;
      move.captured()
          .ifPresent(man -> assertThat(man >= 0x10).as(move.toString()).isEqualTo(computers));
    }
  }

  @Test
  void hearingEveryMoveChangesNothing() {
    Kim1 alone = withMen(Level.NORMAL, QUARREL);
    Kim1 heard = withMen(Level.NORMAL, QUARREL);
    listenTo(heard);
    alone.press(Key.PC);
    assertThat(heard.led()).isEqualTo(alone.led());
    assertThat(heard.reply()).isEqualTo(alone.reply());
  }
}
