package games.janus.arena.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.arena.Wire;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HubSessionTest {
  private static final String START = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

  private final Wire engine =
      new Wire(
          (in, out) -> new HubSession(in, out, RuleSet.ACF, "minimax", "intermediate", "1")::run);

  @AfterEach
  void hangUp() {
    engine.close();
  }

  @Test
  void argumentsItDoesNotKnowAreIgnored() {
    engine.say("pos pos=" + START + " colour=red", "level depth=2 foo=3 bar", "go think loudly");
    assertThat(engine.line("done")).startsWith("done move=");
  }

  @Test
  void itIntroducesItself() {
    List<String> lines = engine.say("hub").until("wait");
    assertThat(lines.getFirst()).startsWith("id name=\"The Flowchart\"");
    assertThat(lines).anyMatch(line -> line.startsWith("param name=level"));
    engine.say("init").line("ready");
  }

  @Test
  void itMakesAMove() {
    engine.say("pos pos=" + START + " moves=\"11-15 22-17\"", "level depth=2", "go think");
    assertThat(engine.line("done")).matches("done move=\\d+[-x]\\d+.*");
  }

  @Test
  void itAnswersPingWhileItThinks() {
    engine.say("pos pos=" + START, "level infinite", "go think", "ping").line("pong");
    engine.say("stop").line("done");
  }

  @Test
  void onTheOthersTimeItAnswersOnlyWhenTheMoveWasMade() throws InterruptedException {
    engine.say("level depth=1", "go ponder");
    assertThat(engine.within(300)).noneMatch(line -> line.startsWith("done"));
    engine.say("ponder-hit").line("done");
  }

  @Test
  void theLastLineToldBeginsWithTheMoveAnswered() {
    try (var janus =
        new Wire((in, out) ->
            new HubSession(in, out, RuleSet.ACF, "janus-checkers", "full", "1")::run)) {
      for (String moves : new String[] {"11-15 23-19", "11-15 22-17 15-19 24x15 10x19 23x16"}) {
        for (int nodes = 300; nodes < 30_000; nodes += nodes / 7) {
          janus.say("new-game", "pos pos=" + START + " moves=\"" + moves + "\"");
          List<String> lines = janus.say("level nodes=" + nodes, "go think").until("done");
          String last = lines.size() < 2 ? "" : lines.get(lines.size() - 2);
          assertThat(last.substring(last.indexOf(" pv=\"") + 5).replaceAll("[\"]", "") + " ")
              .as("%s", lines)
              .startsWith(
                  lines.getLast().substring("done move=".length()).replace(" ponder=", " ") + " ");
        }
      }
    }
  }

  @Test
  void whatItDoesNotUnderstandItSays() {
    assertThat(engine.say("jump").line("error")).contains("there is no command 'jump'");
    assertThat(engine.say("pos pos=Wx").line("error")).contains("33");
    assertThat(engine.say("pos moves=\"11-22\"").line("error")).contains("11-22");
    assertThat(engine.say("level time=-1").line("error")).contains("seconds");
    assertThat(engine.say("level deep=9").line("error")).contains("level takes depth, nodes");
    assertThat(engine.say("level").line("error")).contains("level takes depth, nodes");
    assertThat(engine.say("set-param name=seed value=0").line("error"))
        .contains("seed is a number");
    assertThat(engine.say("go fast").line("error")).contains("think, ponder or analyze");
    assertThat(engine.say("set-param name=x value=1").line("error")).contains("no parameter");
    engine.say("ping").line("pong");
  }

  @Test
  void itPlaysOnInAGameThatNobodyHasDeclaredDrawn() {
    String kings = "pos pos=BBeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeW moves=\"";
    String thereAndBack = "1-5 32-27 5-1 27-32 ";
    for (int often : new int[] {2, 3, 30}) { // the third repetition, beyond it, beyond 40 moves
      engine.say(kings + thereAndBack.repeat(often) + "\"", "level depth=2", "go think");
      assertThat(engine.until("done"))
          .noneMatch(line -> line.startsWith("error"))
          .last()
          .asString()
          .matches("done move=1-[56]( .*)?");
    }
  }

  @Test
  void aTableThatDoesNotFitLeavesAllAsItWas() {
    try (var strong =
        new Wire(
            (in, out) -> new HubSession(in, out, RuleSet.ACF, "janus-checkers", "3", "1")::run)) {
      assertThat(strong.say("set-param name=hash value=8192").line("error"))
          .contains("not enough memory for a table of 8192 MB");
      List<String> lines = strong.say("set-param name=threads value=2", "hub").until("wait");
      assertThat(lines).noneMatch(line -> line.startsWith("error"));
      assertThat(lines).anyMatch(line -> line.startsWith("param name=hash value=16 "));
      assertThat(lines).anyMatch(line -> line.startsWith("param name=threads value=2 "));
    }
  }

  @Test
  void itEndsWhenNobodyListensAnyMore() throws InterruptedException {
    engine.say("level infinite", "go think");
    engine.hangUp();
    assertThat(engine.ends(5000)).isTrue();
  }

  @Test
  void aPositionIsThirtyThreeLetters() {
    Position start = Position.initial(RuleSet.ACF);
    assertThat(HubText.write(start)).isEqualTo(START);
    assertThat(HubText.position(START, RuleSet.ACF)).isEqualTo(start);
  }

  @Test
  void aCaptureNamesWhatItTakes() {
    Position position = Position.of(Fen.read("B:W18,26:B15"), RuleSet.ACF);
    assertThat(HubText.write(position.legalMoves().getFirst())).isEqualTo("15x31x18x26");
    assertThat(HubText.read(position, "15x31x26x18")).isEqualTo(position.legalMoves().getFirst());
    assertThat(HubText.read(position, "15x31")).isEqualTo(position.legalMoves().getFirst());
    assertThatThrownBy(() -> HubText.read(position, "15x22")).hasMessageContaining("15x22");
  }
}
