package games.janus.play.core;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.play.ThinkControl;
import games.janus.rules.game.GameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BestLinesTest {
  @ParameterizedTest
  @CsvSource({"CHESS, janus", "CHECKERS, janus-checkers"})
  void severalLinesBeginWithDifferentMovesAndTheBestComesFirst(GameKind game, String engine) {
    var heard = new ArrayList<Progress.Think>();
    Reply.Think thought = think(game, engine, Optional.of(3), heard);
    List<FoundLine> lines = thought.lines().orElseThrow();
    assertThat(lines)
        .hasSize(3)
        .isSortedAccordingTo((a, b) -> Double.compare(b.score(), a.score()));
    assertThat(lines).extracting(line -> line.line().getFirst()).doesNotHaveDuplicates();
    assertThat(lines.getFirst().score()).isEqualTo(thought.thought().score().orElseThrow());
    assertThat(heard).isNotEmpty().allSatisfy(BestLinesTest::isSound);
  }

  private static void isSound(Progress.Think news) {
    List<FoundLine> lines = news.lines().orElseThrow();
    assertThat(lines).hasSizeLessThanOrEqualTo(3);
    assertThat(lines).extracting(line -> line.line().getFirst()).doesNotHaveDuplicates();
  }

  @Test
  void whoAsksForNoLinesGetsNone() {
    Reply.Think thought = think(GameKind.CHESS, "janus", Optional.empty(), new ArrayList<>());
    assertThat(thought.lines()).isEmpty();
  }

  private static Reply.Think think(
      GameKind game, String engine, Optional<Integer> lines, List<Progress.Think> heard) {
    var asked = new AskedGame(game, Optional.empty(), Optional.empty(), List.of());
    var request =
        new Request.Think(
            asked,
            new AskedEngine(engine, Optional.of("full")),
            Optional.of(1L),
            Optional.of(6),
            Optional.empty(),
            Optional.empty(),
            false,
            false,
            List.of(),
            lines);
    return (Reply.Think) new Core().answer(request, new Listening(heard));
  }

  /** Hears everything. */
  private record Listening(List<Progress.Think> heard) implements ThinkControl {
    @Override
    public boolean shouldStop() {
      return false;
    }

    @Override
    public long millis() {
      return 0;
    }

    @Override
    public boolean wantsProgress() {
      return true;
    }

    @Override
    public void progress(Progress news) {
      heard.add((Progress.Think) news);
    }
  }
}
