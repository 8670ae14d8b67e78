package games.janus.engine;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.engine.EngineInfo.Level;
import games.janus.message.Argument;
import games.janus.message.Messages;
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
          new Argument.Text("nobody"),
          Messages.cardMint(),
          List.of(),
          List.of(
              new Level("super-blitz", Messages.levelPlies(1)),
              new Level("normal", Messages.levelPlies(1))),
          "normal",
          Set.of(),
          Messages.unitNone(),
          Set.of());

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

  @Test
  void whoDeepensHasAFullLevelWithoutAnEnd() {
    EngineInfo deepens =
        new EngineInfo(
            "test",
            "Test",
            GameKind.CHESS,
            2026,
            new Argument.Text("nobody"),
            Messages.cardMint(),
            List.of(),
            List.of(
                new Level("5", Messages.levelPlies(1)), new Level("full", Messages.levelPlies(1))),
            "5",
            Set.of(),
            Messages.unitNone(),
            Set.of(Capability.DEEPENS));
    assertThat(deepens.fullLevel()).isEqualTo("full");
    assertThat(deepens.isEndless("full")).isTrue();
    assertThat(deepens.isEndless("5")).isFalse();
    assertThat(CARD.fullLevel()).as("others play their usual level").isEqualTo("normal");
    assertThat(CARD.isEndless("normal")).isFalse();
  }
}
