package games.janus.arena.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.janus.arena.PlayerFailure;
import games.janus.arena.foreign.AddedEngine.Report;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.engine.Finding;
import games.janus.engine.Limits;
import games.janus.engine.Metric;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchCounters;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.MessageException;
import games.janus.rules.Game;
import games.janus.rules.game.GameKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs of others as engines among ours; most are played by the shell. */
class ForeignEngineTest {
  private static final String UCI =
      """
      while read -r command rest; do
        case "$command" in
          uci) echo "id name Shell 1"; echo "option name MultiPV type spin default 1"; echo uciok ;;
          isready) echo readyok ;;
          setoption) last="$rest" ;;
          go) %s ;;
          quit) exit 0 ;;
        esac
      done
      """;

  private static final String HUB =
      """
      while read -r command rest; do
        case "$command" in
          uci) exit 2 ;;
          hub) echo 'id name="Dam Shell" version="2"'; echo wait ;;
          init) echo ready ;;
          ping) echo pong ;;
          go) echo 'info depth=3 score=0.15 nodes=77 pv="11-15 22-18"'; echo 'done move=11-15' ;;
          quit) exit 0 ;;
        esac
      done
      """;

  private static final String TWO_LINES =
      "echo info depth 6 seldepth 9 multipv 1 score cp 31 nodes 1200 pv e2e4 e7e5 g1f3;"
          + " echo info depth 6 multipv 2 score cp 20 nodes 1234 pv d2d4 d7d5;"
          + " echo bestmove e2e4";

  private static List<String> shell(String script) {
    return List.of("sh", "-c", script);
  }

  private static ForeignEngine<Position, Move> thatAnswersGoBy(String deed) {
    return new ForeignEngine<>(
        new AddedEngine(
            "mine",
            GameKind.CHESS,
            "Shell 1",
            shell(UCI.formatted(deed)),
            Map.of(),
            Set.of(Report.POSITIONS)));
  }

  private static SearchRequest<Position, Move> question(Limits limits, int lines) {
    return new SearchRequest<>(Game.of(Chess.RULES), "full", limits, 1, false, List.of(), lines);
  }

  /** Keeps what is found, and says stop when it has been asked so often. */
  private static final class Listener implements SearchControl<Move> {
    private final List<Finding<Move>> findings = new ArrayList<>();
    private final int patience;
    private int asked;

    Listener(int patience) {
      this.patience = patience;
    }

    @Override
    public boolean shouldStop(SearchCounters counters) {
      return ++asked > patience;
    }

    @Override
    public boolean isEnough(Finding<Move> finding) {
      findings.add(finding);
      return false;
    }
  }

  @Test
  void itsMoveItsScoreAndItsLinesAreHeard() {
    var listener = new Listener(Integer.MAX_VALUE);
    Thought<Move> thought =
        thatAnswersGoBy(TWO_LINES).think(question(Limits.depth(6), 2), listener);
    assertThat(thought.move()).hasToString("Optional[e2e4]");
    assertThat(thought.score()).contains(31.0);
    assertThat(thought.line()).hasToString("[e2e4, e7e5, g1f3]");
    assertThat(thought.counters().get(Metric.NODES)).isEqualTo(1234);
    assertThat(thought.complete()).isTrue();
    assertThat(listener.findings)
        .extracting(finding -> finding.rank() + " " + finding.depth() + " " + finding.line())
        .containsExactly("1 6 [e2e4, e7e5, g1f3]", "2 6 [d2d4, d7d5]");
  }

  @Test
  void itIsToldHowManyLinesAreWanted() {
    String deed = "[ \"$last\" = 'name MultiPV value 3' ] && echo bestmove g1f3";
    Thought<Move> thought =
        thatAnswersGoBy(deed).think(question(Limits.NONE, 3), new Listener(Integer.MAX_VALUE));
    assertThat(thought.move()).hasToString("Optional[g1f3]");
  }

  @Test
  void aLineEndsBeforeTheFirstMoveThatIsNone() {
    String deed = "echo info depth 2 score cp 5 pv e2e4 e2e4 g1f3; echo bestmove e2e4";
    Thought<Move> thought =
        thatAnswersGoBy(deed).think(question(Limits.NONE, 1), SearchControl.patient());
    assertThat(thought.line()).hasToString("[e2e4]");
  }

  /** It thinks until it hears the word, and its score is the last one it told. */
  @Test
  void whoThinksForEverIsToldToStop() {
    String deed =
        "echo info depth 1 score cp -12 pv d2d4; while read -r word; do"
            + " case \"$word\" in stop) echo bestmove d2d4; break ;; isready) echo readyok ;;"
            + " esac; done";
    Thought<Move> thought = thatAnswersGoBy(deed).think(question(Limits.NONE, 1), new Listener(3));
    assertThat(thought.move()).hasToString("Optional[d2d4]");
    assertThat(thought.score()).contains(-12.0);
    assertThat(thought.complete()).isFalse();
  }

  @Test
  @Tag("slow")
  void whoDoesNotStopIsEnded() {
    Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(Collectors.toSet());
    String deed = "while :; do echo info depth 1 nodes 5; sleep 0.1; done";
    assertThatThrownBy(() -> thatAnswersGoBy(deed).think(question(Limits.NONE, 1), new Listener(3)))
        .isInstanceOf(MessageException.class)
        .hasMessageContaining("Shell 1 hangs")
        .hasMessageContaining("mine");
    // Who is killed is not gone at once.
    assertThat(ProcessHandle.current().descendants().filter(each -> !before.contains(each)))
        .allSatisfy(left -> assertThat(left.onExit()).succeedsWithin(Duration.ofSeconds(5)));
  }

  @Test
  void whatIsWrongIsSaidWithItsNameHere() {
    assertThatThrownBy(() ->
            thatAnswersGoBy("echo bestmove e2e5")
                .think(question(Limits.NONE, 1), SearchControl.patient()))
        .isInstanceOf(MessageException.class)
        .hasMessageContaining("e2e5")
        .hasMessageContaining("mine");
    var gone =
        new AddedEngine(
            "gone", GameKind.CHESS, "Gone", List.of("no-such-engine"), Map.of(), Set.of());
    assertThatThrownBy(() ->
            new ForeignEngine<Position, Move>(gone)
                .think(question(Limits.NONE, 1), SearchControl.patient()))
        .hasMessageContaining("no-such-engine cannot be started")
        .hasMessageContaining("your engine gone");
  }

  @Test
  void aProgramIsMetOverTheProtocolItSpeaks() throws PlayerFailure {
    AddedEngine chess =
        new Introduction("a", shell(UCI.formatted(TWO_LINES)), Map.of("MultiPV", "1"))
            .meet(Optional.empty());
    assertThat(chess.game()).isEqualTo(GameKind.CHESS);
    assertThat(chess.name()).isEqualTo("Shell 1");
    assertThat(chess.silentAbout()).isEmpty();
    AddedEngine checkers = new Introduction("b", shell(HUB), Map.of()).meet(Optional.empty());
    assertThat(checkers.game()).isEqualTo(GameKind.CHECKERS);
    assertThat(checkers.name()).isEqualTo("Dam Shell");
    assertThat(checkers.silentAbout()).isEmpty();
  }

  @Test
  void whatItDoesNotReportIsNoticed() throws PlayerFailure {
    String mute = UCI.formatted("echo bestmove e2e4");
    assertThat(
            new Introduction("a", shell(mute), Map.of())
                .meet(Optional.of(GameKind.CHESS))
                .silentAbout())
        .containsExactly(Report.SCORE, Report.DEPTH, Report.POSITIONS, Report.LINE);
  }

  @Test
  void whoSpeaksNeitherIsRefusedWithBothReasons() {
    assertThatThrownBy(() ->
            new Introduction("a", shell("read -r word; [ $word = uci ]"), Map.of())
                .meet(Optional.empty()))
        .isInstanceOf(PlayerFailure.class)
        .hasMessageContaining("neither UCI")
        .hasMessageContaining("nor Hub");
    assertThatThrownBy(
            () -> new Introduction("a", List.of("no-such-engine"), Map.of()).meet(Optional.empty()))
        .hasMessageContaining("no-such-engine cannot be started")
        .hasMessageNotContaining("neither");
  }

  @Test
  @Tag("slow")
  void aRealProgramIsMetAndAsked() throws PlayerFailure {
    Path stockfish = Path.of("/usr/games/stockfish");
    assumeTrue(Files.isExecutable(stockfish), "Stockfish is not installed");
    AddedEngine added =
        new Introduction("fish", List.of(stockfish.toString()), Map.of("Hash", "16"))
            .meet(Optional.empty());
    assertThat(added.name()).startsWith("Stockfish");
    assertThat(added.silentAbout()).isEmpty();
    Thought<Move> thought =
        new ForeignEngine<Position, Move>(added)
            .think(question(Limits.depth(8), 1), SearchControl.patient());
    assertThat(thought.line()).isNotEmpty();
    assertThat(thought.score()).isPresent();
  }
}
