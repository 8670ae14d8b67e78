package games.janus.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A screen of any size. */
class LayoutTest {
  private static final Scene SCENE =
      new Scene(
          List.of("Janus, chess. White: you; Black: Janus, level 5."),
          List.of("8", "7", "6", "5", "4", "3", "2", "1", "a b c"),
          List.of("White to move"));

  @Test
  void whereThereIsRoomThingsStandApart() {
    assertThat(new Layout(80, 24).lines(SCENE, List.of("said")))
        .containsSubsequence("Janus, chess. White: you; Black: Janus, level 5.", "", "8")
        .endsWith("White to move", "", "said");
  }

  @Test
  void narrowWindowsBreakBetweenWords() {
    assertThat(new Layout(30, 24).lines(SCENE, List.of()))
        .startsWith("Janus, chess. White: you;", "Black: Janus, level 5.");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 10, 11, 12, 13, 14, 15, 20})
  void nothingIsEverTallerThanTheWindow(int rows) {
    List<String> lines = new Layout(40, rows).lines(SCENE, List.of("a", "b", "c"));
    assertThat(lines.size()).isLessThanOrEqualTo(Math.max(1, rows - 1));
    assertThat(lines).endsWith("c");
  }

  @Test
  void theNamesGiveWayBeforeTheBoard() {
    assertThat(new Layout(80, 12).lines(SCENE, List.of("a", "b")))
        .startsWith("8")
        .endsWith("a b c", "White to move", "b");
  }

  @Test
  void wordsTooLongForALineAreBroken() {
    assertThat(Layout.wrapped("abcdefgh", 3)).containsExactly("abc", "def", "gh");
    assertThat(Layout.wrapped("ab \u001b[31m", 80)).containsExactly("ab \\u001b[31m");
    assertThat(Layout.wrapped("", 3)).containsExactly("");
  }
}
