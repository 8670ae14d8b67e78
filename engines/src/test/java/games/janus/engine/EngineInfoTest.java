package games.janus.engine;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.EngineInfo.Level;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EngineInfoTest {
  private static final EngineInfo CARD =
      new EngineInfo(
          "test",
          "Test",
          GameKind.CHESS,
          1976,
          "nobody",
          "Plays.",
          List.of(),
          List.of(new Level("super-blitz", "Quick."), new Level("normal", "Slow.")),
          "normal",
          Set.of(),
          "pawns");

  @Test
  void aLevelIsASetting() {
    assertThat(CARD.hasSetting("normal")).isTrue();
    assertThat(CARD.hasSetting("expert")).isFalse();
  }

  @Test
  void behindAStrokeASettingCarriesAChoiceOfTheEngine() {
    assertThat(CARD.hasSetting("normal/no-book")).isTrue();
    assertThat(CARD.hasSetting("no-book")).isFalse();
    assertThat(CARD.hasSetting("/no-book")).isFalse();
  }

  @Test
  void peopleNeedNotWriteALevelExactly() {
    assertThat(CARD.settingMeant("Super Blitz")).contains("super-blitz");
    assertThat(CARD.settingMeant("superblitz/no-book")).contains("super-blitz/no-book");
    assertThat(CARD.settingMeant("expert/no-book")).isEmpty();
  }
}
