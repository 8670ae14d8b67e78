package games.janus.arena.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.janus.arena.Allowance;
import games.janus.arena.Answer;
import games.janus.arena.PlayerFailure;
import games.janus.arena.Stopwatch;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Limits;
import games.janus.rules.Game;
import games.janus.rules.Outcome.Reason;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs of others, good and bad, played by the shell. */
class UciPeerTest {
  private static final Game<Position, Move> START = Game.of(Chess.RULES);

  /** A program that shakes hands and then does this when it is to move. */
  private static UciPeer thatAnswersGoBy(String deed) throws PlayerFailure {
    String script =
        """
        while read -r command rest; do
          case "$command" in
            uci) echo "id name Shell"; echo "option name Hash type spin default 1 min 1 max 9"; echo uciok ;;
            isready) echo readyok ;;
            go) %s ;;
            stop) kill $busy; wait $busy; echo bestmove e2e4 ;;
            quit) exit 0 ;;
          esac
        done
        """
            .formatted(deed);
    return UciPeer.start(List.of("sh", "-c", script), Map.of("Hash", "2"));
  }

  @Test
  void itsMoveAndWhatItSaysAboutItAreHeard() throws PlayerFailure {
    try (UciPeer peer =
        thatAnswersGoBy("echo info depth 7 score cp 31 nodes 1234 pv e2e4; echo bestmove e2e4")) {
      peer.beginGame(0);
      Answer<Move> answer = peer.move(START, Allowance.depth(7));
      assertThat(answer.move()).hasToString("Optional[e2e4]");
      assertThat(answer.score()).hasValue(31);
      assertThat(answer.depth()).hasValue(7);
      assertThat(answer.nodes()).isEqualTo(1234);
      assertThat(peer.name()).isEqualTo("Shell");
    }
  }

  /** What has started to compute belongs to it, also when it has ended. */
  @Test
  @Tag("slow")
  void whoHasUsedItsTimeOfTheProcessorIsToldToStop() throws PlayerFailure {
    try (UciPeer peer = thatAnswersGoBy("( while :; do :; done ) & busy=$!")) {
      long before = peer.busyNanos();
      var allowance =
          new Allowance(Optional.empty(), Optional.empty(), Optional.of(100L), Limits.NONE);
      assertThat(peer.move(START, allowance).move()).hasToString("Optional[e2e4]");
      assertThat(peer.busyNanos() - before).isGreaterThanOrEqualTo(100_000_000);
    }
  }

  @Test
  void anIllegalMoveIsNamed() throws PlayerFailure {
    try (UciPeer peer = thatAnswersGoBy("echo bestmove e2e5")) {
      assertThatThrownBy(() -> peer.move(START, Allowance.depth(1)))
          .isInstanceOfSatisfying(
              PlayerFailure.class,
              failure -> assertThat(failure.reason()).isEqualTo(Reason.ILLEGAL_MOVE))
          .hasMessageContaining("Shell")
          .hasMessageContaining("e2e5");
    }
  }

  @Test
  void itsDeathIsNoticedAtOnceWithItsLastWords() throws PlayerFailure {
    try (UciPeer peer = thatAnswersGoBy("echo out of memory >&2; exit 3")) {
      var watch = new Stopwatch();
      assertThatThrownBy(() -> peer.move(START, Allowance.depth(1)))
          .hasMessageContaining("Shell ended by itself with code 3")
          .hasMessageContaining("out of memory");
      assertThat(watch.millis()).isLessThan(2000);
    }
  }

  @Test
  @Tag("slow")
  void aProgramThatHangsIsNoticedWithinFiveSeconds() throws PlayerFailure {
    try (UciPeer peer = thatAnswersGoBy("sleep 60")) {
      var watch = new Stopwatch();
      assertThatThrownBy(() -> peer.move(START, Allowance.depth(1)))
          .hasMessageContaining("Shell hangs");
      assertThat(watch.millis()).isLessThan(6000);
    }
  }

  @Test
  @Tag("slow")
  void evenWithAnHourOnItsClock() throws PlayerFailure {
    try (UciPeer peer = thatAnswersGoBy("sleep 60")) {
      var watch = new Stopwatch();
      var hour = new Allowance.Clocks(3_600_000, 3_600_000, 0, 0, 0);
      assertThatThrownBy(() -> peer.move(START, Allowance.of(hour)))
          .hasMessageContaining("Shell hangs");
      assertThat(watch.millis()).isLessThan(6000);
    }
  }

  @Test
  @Tag("slow")
  void aProgramThatThinksForLongButAnswersIsLeftInPeace() throws PlayerFailure {
    try (UciPeer peer =
        thatAnswersGoBy("read -r ping; echo readyok; read -r ping; echo bestmove e2e4")) {
      assertThat(peer.move(START, Allowance.depth(1)).move()).isPresent();
    }
  }

  @Test
  void aFloodOfRubbishDoesNoHarm() throws PlayerFailure {
    try (UciPeer peer =
        thatAnswersGoBy(
            "head -c 3000000 /dev/zero | tr '\\000' x; echo; head -c 300000 /dev/urandom; echo;"
                + " echo bestmove e2e4")) {
      assertThat(peer.move(START, Allowance.depth(1)).move()).isPresent();
    }
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> UciPeer.start(List.of("no-such-engine"), Map.of()))
        .hasMessageContaining("no-such-engine cannot be started");
  }

  @Test
  void anOptionItDoesNotHaveIsNamed() {
    assertThatThrownBy(
            () -> {
              String script = "read -r uci; echo uciok; read -r line";
              UciPeer.start(List.of("sh", "-c", script), Map.of("Contempt", "1"));
            })
        .hasMessageContaining("has no option Contempt");
  }

  @Test
  void nothingIsLeftRunning() throws PlayerFailure {
    long before = ProcessHandle.current().descendants().count();
    thatAnswersGoBy("sleep 60").close();
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count())
        .isLessThanOrEqualTo(before);
  }
}
