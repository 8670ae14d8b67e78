package games.janus.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.message.Language;
import games.janus.message.Messages;
import games.janus.workbench.command.Refusal;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SpeechTest {
  /** Some language that is not English. */
  private static final String OTHER = Messages.LANGUAGES.getLast();

  @AfterEach
  void speakEnglish() {
    Language.speak(() -> Language.ENGLISH);
  }

  private static String spoken(Map<String, String> environment, String... args) {
    Speech.choose(args, environment);
    return Language.current().code();
  }

  @Test
  void theWishBeforeTheCommandDecides() {
    assertThat(Speech.choose(new String[] {"--lang=" + OTHER, "play"}, Map.of()))
        .containsExactly("play");
    assertThat(Language.current().code()).isEqualTo(OTHER);
    assertThat(spoken(Map.of("JANUS_LANG", "en"), "--lang", OTHER)).isEqualTo(OTHER);
  }

  @Test
  void elseTheFirstVariableOfTheSystemThatIsSet() {
    assertThat(spoken(Map.of("LANG", OTHER + "_XX.UTF-8"))).isEqualTo(OTHER);
    assertThat(spoken(Map.of("LANG", OTHER, "LC_ALL", "C"))).isEqualTo("en");
    assertThat(spoken(Map.of("LANG", "C", "JANUS_LANG", OTHER))).isEqualTo(OTHER);
    assertThat(spoken(Map.of("LANG", "xx_XX"))).isEqualTo("en");
  }

  @Test
  void programsAreAnsweredInEnglish() {
    assertThat(spoken(Map.of("LANG", OTHER), "uci")).isEqualTo("en");
    assertThat(spoken(Map.of("LANG", OTHER), "think", "--json")).isEqualTo("en");
  }

  @Test
  void aLanguageThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> Speech.choose(new String[] {"--lang", "xx"}, Map.of()))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("Janus does not speak \"xx\". Languages: en");
  }
}
