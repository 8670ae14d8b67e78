package games.janus.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.rules.Outcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Talks with the shell, which we give half a second where engines get five. */
@Timeout(30)
class ConversationTest {
  private static final long PATIENCE = 500;
  private static final long STANDSTILL = 2000;
  private static final long LONG = 60_000;

  private static Conversation with(String script) throws PlayerFailure {
    return with(script, PATIENCE);
  }

  private static Conversation with(String script, long patience) throws PlayerFailure {
    return new Conversation(
        Program.start(List.of("sh", "-c", script)), "isready", patience, STANDSTILL);
  }

  private static boolean isMove(String line) {
    return line.startsWith("bestmove");
  }

  @Test
  void whoSleepsInsteadOfThinkingHangsWhateverTheClockShows() throws PlayerFailure {
    try (Conversation talk = with("sleep 60")) {
      var watch = new Stopwatch();
      assertThatThrownBy(
              () -> talk.awaitMove(Optional.of(LONG), Optional.empty(), ConversationTest::isMove))
          .hasMessageContaining("sh hangs")
          .hasMessageContaining("waiting for a move");
      assertThat(watch.millis()).isLessThan(LONG / 4);
    }
  }

  @Test
  void whoAnswersWhenAskedIsLeftInPeace() throws PlayerFailure {
    String answersFourTimes =
        "for n in 1 2 3 4; do read -r ping; echo readyok; done; echo bestmove e2e4";
    try (Conversation talk = with(answersFourTimes)) {
      assertThatCode(
              () -> talk.awaitMove(Optional.empty(), Optional.empty(), ConversationTest::isMove))
          .doesNotThrowAnyException();
    }
  }

  @Test
  void whoWorksInSilenceHasUntilItsClockRunsOut() throws PlayerFailure {
    // Deaf while it counts, which takes it far longer than half a second.
    String deaf = "n=0; while [ $n -lt 1000000 ]; do n=$((n+1)); done; echo bestmove e2e4";
    try (Conversation talk = with(deaf)) {
      assertThatCode(
              () -> talk.awaitMove(Optional.of(LONG), Optional.empty(), ConversationTest::isMove))
          .doesNotThrowAnyException();
    }
  }

  @Test
  void whoWorksForEverIsNotWaitedForLongerThanItsClock() throws PlayerFailure {
    try (Conversation talk = with("while :; do :; done")) {
      assertThatThrownBy(() ->
              talk.awaitMove(Optional.of(PATIENCE), Optional.empty(), ConversationTest::isMove))
          .hasMessageContaining("hangs");
    }
  }

  @Test
  void withoutAClockBusySilenceHangsToo() throws PlayerFailure {
    try (Conversation talk = with("while :; do :; done")) {
      assertThatThrownBy(
              () -> talk.awaitMove(Optional.empty(), Optional.empty(), ConversationTest::isMove))
          .hasMessageContaining("hangs");
    }
  }

  @Test
  void aFloodOfWordsIsNoMove() throws PlayerFailure {
    try (Conversation talk = with("while :; do echo info string well; done", STANDSTILL)) {
      assertThatThrownBy(
              () -> talk.awaitMove(Optional.empty(), Optional.empty(), ConversationTest::isMove))
          .hasMessage("sh gave no move in 2 s and reported no progress");
    }
  }

  @Test
  void norIsAnAnswerToEveryQuestion() throws PlayerFailure {
    try (Conversation talk = with("while read -r ping; do echo readyok; done", STANDSTILL)) {
      assertThatThrownBy(
              () -> talk.awaitMove(Optional.empty(), Optional.empty(), ConversationTest::isMove))
          .hasMessage("sh gave no move in 2 s and reported no progress");
    }
  }

  @Test
  void whoFloodsIsJudgedByItsClock() throws PlayerFailure {
    try (Conversation talk = with("while :; do echo info string well; done")) {
      assertThatThrownBy(() ->
              talk.awaitMove(Optional.of(PATIENCE), Optional.empty(), ConversationTest::isMove))
          .isInstanceOfSatisfying(
              PlayerFailure.class,
              failure -> assertThat(failure.reason()).isEqualTo(Outcome.Reason.TIME))
          .hasMessageContaining("sh gave no move within")
          .hasMessageContaining("after its time ran out");
    }
  }

  @Test
  void whoGetsOnMayThinkForLonger() throws PlayerFailure {
    String thorough =
        "for n in 1 2 3 4 5 6 7 8 9; do echo deeper; sleep 0.3; done; echo bestmove e2e4";
    var listener =
        new Conversation.Listener() {
          private int steps;

          @Override
          public boolean hears(String line) {
            steps += line.equals("deeper") ? 1 : 0;
            return isMove(line);
          }

          @Override
          public int steps() {
            return steps;
          }
        };
    // On a busy machine a pause of 0.3 s can take longer than the usual patience.
    try (Conversation talk = with(thorough, LONG)) {
      var watch = new Stopwatch();
      assertThatCode(() -> talk.awaitMove(Optional.empty(), Optional.empty(), listener))
          .doesNotThrowAnyException();
      assertThat(watch.millis()).isGreaterThan(STANDSTILL);
    }
  }

  @Test
  void aGreetingTakesNoThought() throws PlayerFailure {
    try (Conversation talk = with("while :; do echo well; done")) {
      assertThatThrownBy(() -> talk.await("uciok")).hasMessageContaining("waiting for uciok");
    }
  }
}
