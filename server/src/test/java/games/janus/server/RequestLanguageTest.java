package games.janus.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.message.Language;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RequestLanguageTest {
  private static final Language OTHER = Language.of("de", "reason.time=Zeit abgelaufen\n");

  @AfterEach
  void speakEnglish() {
    Language.speak(() -> Language.ENGLISH);
  }

  @Test
  void aRequestIsAnsweredInItsLanguageAndTheNextInAnother() {
    RequestLanguage.follow();
    var said = new ArrayList<String>();
    RequestLanguage.in(OTHER, () -> said.add(Messages.reasonTime().text()));
    RequestLanguage.in(Language.ENGLISH, () -> said.add(Messages.reasonTime().text()));
    said.add(Messages.reasonTime().text());
    assertThat(said).isEqualTo(List.of("Zeit abgelaufen", "out of time", "out of time"));
  }

  /** A job runs on a thread of its own. */
  @Test
  void twoThreadsSpeakTwoLanguages() throws InterruptedException {
    RequestLanguage.follow();
    var said = new ArrayList<String>();
    RequestLanguage.in(
        OTHER,
        () -> {
          var job = Thread.ofPlatform().start(() -> said.add(Messages.reasonTime().text()));
          try {
            job.join();
          } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
          }
          said.add(Messages.reasonTime().text());
        });
    assertThat(said).containsExactly("out of time", "Zeit abgelaufen");
  }
}
