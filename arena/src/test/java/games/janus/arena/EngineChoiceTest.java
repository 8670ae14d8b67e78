package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.games.Games;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EngineChoiceTest {
  private static EngineChoice chess(String engine, String level) {
    return EngineChoice.of(Games.chess(), Optional.of(engine), Optional.of(level));
  }

  @Test
  void whoNamesNoneGetsTheStrongestAtItsBest() {
    EngineChoice choice = EngineChoice.of(Games.chess(), Optional.empty(), Optional.empty());
    assertThat(choice.engine().id()).isEqualTo("janus");
    assertThat(choice.level()).isEqualTo("full");
  }

  @Test
  void aLevelIsMeantHoweverItIsWritten() {
    assertThat(chess("octave", "Repaired").level()).isEqualTo("repaired");
    assertThat(chess("microchess", "super blitz").level()).isEqualTo("super-blitz");
  }

  @Test
  void whoNamesWhatIsNotThereIsToldWhatIs() {
    assertThatThrownBy(() -> chess("octave", "easy"))
        .hasMessage("octave has no level 'easy', only faithful, repaired");
    assertThatThrownBy(() -> chess("minimax", "expert"))
        .hasMessage(
            "there is no engine called 'minimax', only microchess, octave, mint,"
                + " microchess-plus, janus");
  }
}
