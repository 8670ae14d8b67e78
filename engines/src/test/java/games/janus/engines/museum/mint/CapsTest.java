package games.janus.engines.museum.mint;

import static games.janus.engines.museum.mint.Conversation.answer;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CapsTest {
  @Test
  void anEndlessLoopIsStopped() {
    assertThat(answer("/U ( )"))
        .isEqualTo(
            "ERROR: Stopped after 10000000 steps: is there a loop that never ends? (line 1, column 4)");
  }

  @Test
  void printingCountsToo() {
    assertThat(answer("/U ( `0123456789012345678901234567890123456789` )").length())
        .isBetween(9_000_000, 10_000_100);
  }

  @Test
  void aLineFromThePersonGivesNewSteps() {
    var talk = new Conversation(Dialect.MENDED, Caps.USUAL.withSteps(100), 1);
    talk.enter("/U ( /L ' )");
    for (int i = 0; i < 1000; i++) {
      talk.enter("");
    }
    assertThat(talk.awaits()).isEqualTo(Awaits.INPUT);
  }

  @Test
  void aFunctionThatCallsItselfForEverIsStopped() {
    assertThat(answer(":A A ;", "A"))
        .isEqualTo(
            "ERROR: More than 1000 calls and blocks inside one another (line 1, column 4 in A)");
  }

  @Test
  void blocksInsideBlocksAreCountedAsWell() {
    String deep = "1 ( ".repeat(1001);
    var talk = Conversation.mended();
    for (int i = 0; i < 1001; i++) {
      talk.enter("1 (");
    }
    talk.enter(") ".repeat(1001));
    assertThat(talk.printed())
        .contains("More than 1000 calls and blocks")
        .hasSizeLessThan(deep.length());
  }

  @Test
  void theHeapHas4096Cells() {
    assertThat(answer("4095 ( 7 ) /D . [ 4095 ( 7 ) ] /S .")).isEqualTo("4095 4095 ");
    assertThat(answer("[ 4096 ( 7 ) ] /S ."))
        .isEqualTo(
            "ERROR: The heap is full: it has 4096 cells, and 0 are taken (line 1, column 1)");
    assertThat(answer("[ 4000 ( 7 ) ] ' [ 99 ( 7 ) ]")).contains("and 4001 are taken");
  }

  @Test
  void addressesMustFitTheMode() {
    assertThat(answer("int8 [ 100 ( 0 ) ] /S . [ 100 ( 0 ) ] . [ 1 ]"))
        .startsWith("100 101 \nERROR: The array is too large, or too far up the heap, for int8");
  }

  @Test
  void theStackHoldsTenThousandNumbers() {
    assertThat(answer("10000 ( 7 ) 7"))
        .isEqualTo("ERROR: The stack is full: it holds 10000 numbers (line 1, column 13)");
  }

  @Test
  void longLinesAreRefused() {
    assertThat(answer("1 ".repeat(2049))).isEqualTo("ERROR: A line has at most 4096 characters");
  }

  @Test
  void endlessDefinitionsAreRefused() {
    var talk = Conversation.mended().enter(":A");
    String line = "1 ".repeat(2000);
    for (int i = 0; i < 250; i++) {
      talk.enter(line);
    }
    assertThat(talk.printed()).startsWith("ERROR: This goes on for more than 1000000 characters");
  }
}
