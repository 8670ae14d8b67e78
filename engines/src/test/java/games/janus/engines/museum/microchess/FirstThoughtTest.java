package games.janus.engines.museum.microchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The first move of a game without the book, followed from the first count to the last value. */
class FirstThoughtTest {
  private final Kim1 machine = Keypad.atStartWithBookClosed(Level.NORMAL);
  private final JanusRecorder recorder = new JanusRecorder(100_000);

  @BeforeEach
  void think() {
    machine.listen(recorder);
    machine.press(Key.PC);
  }

  @Test
  void theKingsPawnGoesTwoSquares() {
    assertThat(machine.led()).isEqualTo("0F1333");
    assertThat(machine.reply().orElseThrow().bestValue()).contains(0xD0);
  }

  @Test
  void theBenchmarkCountsTwentyMovesAndNoCapture() {
    Counts counts = recorder.candidates().getFirst().counts();
    assertThat(counts.of(Counter.PMOB)).isEqualTo(20);
    assertThat(counts.of(Counter.PMAXC)).isZero();
    assertThat(counts.of(Counter.PCC)).isZero();
  }

  @Test
  void everyCandidateLeavesTwentyReplies() {
    assertThat(recorder.candidates())
        .allSatisfy(candidate -> assertThat(candidate.counts().of(Counter.BMOB)).isEqualTo(20));
  }

  @Test
  void theTwentyCandidatesAreValuedInThisOrder() {
    List<String> candidates = recorder.candidates().stream().map(FirstThoughtTest::line).toList();
    assertThat(candidates)
        .containsExactly(
            "0F 13-23, 34 continuations: CE",
            "0F 13-33, 34 continuations: CE + 2 = D0, the best so far",
            "0E 14-24, 28 continuations: CD",
            "0E 14-34, 30 continuations: CD + 2 = CF",
            "0D 15-25, 24 continuations: CC + 2 = CE",
            "0D 15-35, 25 continuations: CC",
            "0C 12-22, 19 continuations: CA + 2 = CC",
            "0C 12-32, 20 continuations: CB",
            "0B 16-26, 21 continuations: CB",
            "0B 16-36, 21 continuations: CB",
            "0A 11-21, 21 continuations: CB",
            "0A 11-31, 21 continuations: CB",
            "09 17-27, 19 continuations: CA",
            "09 17-37, 21 continuations: CB",
            "08 10-20, 19 continuations: CA",
            "08 10-30, 21 continuations: CB",
            "07 06-27, 20 continuations: CB + 2 = CD",
            "07 06-25, 22 continuations: CB + 2 = CD",
            "06 01-22, 22 continuations: CB + 2 = CD",
            "06 01-20, 20 continuations: CB + 2 = CD");
  }

  @Test
  void theValueOfTheFirstCandidateIsAddedUpLikeThis() {
    assertThat(recorder.candidates().getFirst().worth().steps())
        .filteredOn(step -> step.amount() != 0 || step.operand().isEmpty())
        .extracting(step -> step.operation() + " " + step.operand() + " -> " + step.a())
        .containsExactly(
            "LOAD  -> 128",
            "ADD WMOB -> 162",
            "SET_CARRY  -> 162",
            "SUBTRACT PMOB -> 142",
            "SUBTRACT BMOB -> 122",
            "ZERO_IF_BORROWED  -> 122",
            "HALVE  -> 61",
            "ADD  -> 125",
            "SET_CARRY  -> 125",
            "HALVE  -> 62",
            "ADD  -> 206",
            "SET_CARRY  -> 206");
  }

  @Test
  void theWorkIsCounted() {
    Effort effort = machine.reply().orElseThrow().effort();
    assertThat(effort.candidates()).isEqualTo(20);
    assertThat(effort.nodes())
        .containsEntry(State.BENCHMARK, 1L)
        .containsEntry(State.CANDIDATE, 1L)
        .containsEntry(State.REPLY, 20L)
        .containsEntry(State.CONTINUATION, 20L)
        .containsEntry(State.EXCHANGE_1, 0L);
    assertThat(effort.moves())
        .containsEntry(State.BENCHMARK, 20L)
        .containsEntry(State.CANDIDATE, 20L)
        .containsEntry(State.REPLY, 400L);
    assertThat(effort.checkTests())
        .as("20 moves a side, and 14 pawn captures that are tested before they turn out empty")
        .isEqualTo((1 + 20) * (20 + 14));
    assertThat(effort.allNodes()).isEqualTo(42 + 714);
  }

  private static String line(JanusEvent.Valued candidate) {
    TrialMove move = candidate.move();
    JanusEvent.Worth worth = candidate.worth();
    return Hex.of(move.man())
        + (" " + Hex.of(move.from()) + "-" + Hex.of(move.to()))
        + (", " + candidate.counts().of(Counter.WMOB) + " continuations: " + Hex.of(worth.sum()))
        + (worth.bonus() == 0 ? "" : " + " + worth.bonus() + " = " + Hex.of(worth.value()))
        + (candidate.isBest() && candidate.number() > 1 ? ", the best so far" : "");
  }
}
