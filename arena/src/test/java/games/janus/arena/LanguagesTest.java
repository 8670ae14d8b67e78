package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.message.Language;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LanguagesTest {
  static List<String> codes() {
    return Messages.LANGUAGES;
  }

  @ParameterizedTest
  @MethodSource("codes")
  void everyLanguageIsFoundAsPeopleAndSystemsWriteIt(String code) {
    for (String written :
        List.of(code, code + "-XX", code + "_XX.UTF-8", code.toUpperCase(Locale.ROOT))) {
      assertThat(Languages.named(written).orElseThrow().code()).isEqualTo(code);
    }
    assertThat(Languages.preferred("xx, " + code + "-XX;q=0.8, en;q=0.1").code()).isEqualTo(code);
  }

  /** What another language says is never the English text of a long sentence, nor its key. */
  @ParameterizedTest
  @MethodSource("codes")
  void everyLanguageHasItsOwnTextsAndHelp(String code) {
    Language language = Languages.named(code).orElseThrow();
    Message sentence = Messages.rulesetFide();
    assertThat(language.text(sentence)).isNotEqualTo(sentence.key());
    boolean isEnglish = code.equals("en");
    assertThat(language.text(sentence).equals(Language.ENGLISH.text(sentence)))
        .isEqualTo(isEnglish);
    assertThat(language.help("help.options.fen", "", "")).isPresent();
    assertThat(language.help("help.no-such", "", "")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"xx", "''", "*", "de;q=much", "en;q=0"})
  void whoWishesForNothingThatWeSpeakHearsEnglish(String wishes) {
    assertThat(Languages.preferred(wishes)).isSameAs(Language.ENGLISH);
  }

  @Test
  void aSystemWithoutALanguageHasNone() {
    assertThat(Languages.named("C")).isEmpty();
    assertThat(Languages.named("POSIX")).isEmpty();
  }
}
