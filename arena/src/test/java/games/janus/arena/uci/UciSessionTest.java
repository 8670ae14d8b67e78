package games.janus.arena.uci;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.arena.EngineFactory;
import games.janus.arena.Stopwatch;
import games.janus.arena.Wire;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Talks to an engine as match runners and boards do. */
class UciSessionTest {
  /** Octave looks as deep as it is told, which at twenty plies takes for ever. */
  private final Wire engine =
      new Wire((in, out) -> new UciSession(in, out, "octave", "faithful", "", "1")::run);

  @AfterEach
  void hangUp() {
    engine.close();
  }

  @Test
  void itIntroducesItself() {
    List<String> lines = engine.say("uci").until("uciok");
    assertThat(lines).anyMatch(line -> line.startsWith("id name "));
    assertThat(lines).anyMatch(line -> line.startsWith("id author "));
    assertThat(lines).contains("option name UCI_Chess960 type check default false");
  }

  @Test
  void asItIsToldItTellsWhatIsBehindAMove() {
    List<String> silent = engine.say("go depth 2").until("bestmove");
    assertThat(silent).noneMatch(line -> line.contains("counted: "));
    engine.say("setoption name Telemetry value true");
    List<String> lines = engine.say("go depth 2").until("bestmove");
    assertThat(lines)
        .anyMatch(line -> line.matches("info string counted: positions \\d+, .*cut-offs .*"))
        .anyMatch(line -> line.startsWith("info string the score is "));
  }

  @Test
  void itMakesALegalMove() {
    String answer = engine.say("position startpos moves e2e4 e7e5", "go depth 2").line("bestmove");
    assertThat(answer).matches("bestmove [a-h][1-8][a-h][1-8].*");
  }

  @Test
  void itIsReadyAtOnceEvenWhileItThinks() {
    engine.say("go depth 20", "isready");
    engine.line("readyok");
    engine.say("stop").line("bestmove");
  }

  @Test
  void itStopsWhenTold() throws InterruptedException {
    engine.say("go depth 20");
    assertThat(engine.within(300)).noneMatch(line -> line.startsWith("bestmove"));
    var watch = new Stopwatch();
    engine.say("stop").line("bestmove");
    assertThat(watch.millis()).isLessThan(1000); // 50 ms on a machine with nothing else to do
  }

  @Test
  void anInfiniteSearchAnswersOnlyWhenStopped() throws InterruptedException {
    engine.say("position fen 7k/8/8/8/8/8/8/K6Q w - - 0 1", "go infinite");
    assertThat(engine.within(500)).noneMatch(line -> line.startsWith("bestmove"));
    engine.say("stop").line("bestmove");
  }

  @Test
  void onTheOthersTimeItAnswersOnlyWhenTheMoveWasMade() throws InterruptedException {
    engine.say("position startpos moves e2e4 e7e5", "go ponder depth 1 wtime 1000 btime 1000");
    assertThat(engine.within(500)).noneMatch(line -> line.startsWith("bestmove"));
    engine.say("ponderhit").line("bestmove");
  }

  @Test
  void aMoveNobodyWaitedForDoesNotEndAnInfiniteSearch() throws InterruptedException {
    // Nothing to think about: the answer is there at once, and held back.
    engine.say("position fen 7k/8/8/8/8/8/8/K7 w - - 0 1", "go infinite", "ponderhit");
    assertThat(engine.within(300)).noneMatch(line -> line.startsWith("bestmove"));
    engine.say("stop").line("bestmove");
  }

  @Test
  void theClockEndsASearch() {
    engine.say("go depth 20 wtime 1000 btime 1000").line("bestmove");
  }

  @Test
  void aMoveTimeEndsASearch() {
    engine.say("go depth 20 movetime 100").line("bestmove");
  }

  @Test
  void itEndsWhenToldToWhileThinking() throws InterruptedException {
    engine.say("go depth 20", "quit");
    assertThat(engine.ends(5000)).isTrue();
  }

  @Test
  void itEndsWhenNobodyListensAnyMore() throws InterruptedException {
    engine.say("go infinite");
    engine.hangUp();
    assertThat(engine.ends(5000)).isTrue();
  }

  @Test
  void aSecondQuestionWaitsForTheFirst() {
    engine.say("go depth 20", "go depth 1");
    assertThat(engine.line("info string not while thinking")).contains("send stop first");
    engine.say("stop").line("bestmove");
  }

  @Test
  void theNextQuestionMayFollowTheAnswerAtOnce() {
    for (int i = 0; i < 50; i++) {
      List<String> lines = engine.say("position startpos", "go depth 1").until("bestmove");
      assertThat(lines).noneMatch(line -> line.contains("not while thinking"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "3"})
  void theLastBestLineToldBeginsWithTheMoveAnswered(String lines) {
    try (var janus =
        new Wire((in, out) -> new UciSession(in, out, "janus", "full", "", "1")::run)) {
      janus.say("setoption name MultiPV value " + lines);
      for (String moves : new String[] {"e2e4 c7c5", "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4"}) {
        for (int nodes = 300; nodes < 30_000; nodes += nodes / 7) {
          janus.say("position startpos moves " + moves, "ucinewgame", "go nodes " + nodes);
          assertAgreed(janus.until("bestmove"));
        }
        for (int i = 0; i < 5; i++) {
          janus.say("go infinite").line("info depth");
          assertAgreed(janus.say("stop").until("bestmove"));
        }
      }
    }
  }

  private static void assertAgreed(List<String> lines) {
    List<String> told =
        lines.stream().filter(line -> line.matches("info depth .* multipv 1 .* pv .*")).toList();
    if (told.isEmpty()) {
      return; // heard before
    }
    String line = told.getLast().substring(told.getLast().indexOf(" pv ") + 4) + " ";
    String answer = lines.getLast().substring("bestmove ".length());
    assertThat(line).as("%s", lines).startsWith(answer.replace(" ponder", "") + " ");
  }

  @Test
  void whatIsToldOfASearchDoesNotFallIntoAnAnswer() {
    try (var janus =
        new Wire((in, out) -> new UciSession(in, out, "janus", "full", "", "1")::run)) {
      List<String> picture = janus.say("d").until("Fen: ");
      List<String> introduction = janus.say("uci").until("uciok");
      janus.say("go infinite");
      for (int i = 0; i < 200; i++) {
        List<String> heard = janus.say("d").until("Fen: ");
        assertThat(heard).endsWith(picture.toArray(String[]::new));
        heard = janus.say("uci").until("uciok");
        assertThat(heard).endsWith(introduction.toArray(String[]::new));
      }
      janus.say("stop").line("bestmove");
    }
  }

  @Test
  void anIllegalMoveChangesNothing() {
    engine.say("position startpos moves e2e4", "position startpos moves e2e4 e7e4");
    assertThat(engine.line("info string position refused")).contains("e7e4");
    assertThat(engine.say("d").line("Fen:")).contains("4P3/8/PPPP1PPP/RNBQKBNR b");
  }

  @Test
  void aPositionThatCannotBeIsRefusedWithItsReasons() {
    engine.say("position fen 8/8/8/8/8/8/8/8 w - - 0 1");
    assertThat(engine.line("info string position refused")).contains("king");
  }

  @Test
  void itChoosesAmongTheMovesItIsGiven() {
    String answer =
        engine
            .say("position startpos moves e2e4 c7c5", "go depth 1 searchmoves a2a3 h2h3")
            .line("bestmove");
    assertThat(answer).isIn("bestmove a2a3", "bestmove h2h3");
  }

  @Test
  void itCountsMoves() {
    engine.say("position startpos", "perft 3");
    assertThat(engine.line("Nodes searched")).isEqualTo("Nodes searched: 8902");
  }

  @Test
  void threadsThatWouldOnlyWaitAreNotStarted() {
    try (var janus =
        new Wire((in, out) -> new UciSession(in, out, "janus", "full", "", "1")::run)) {
      int most = EngineFactory.mostThreads();
      janus.say("setoption name Threads value " + Math.min(256, most), "isready");
      assertThat(janus.until("readyok")).containsExactly("readyok");
      if (most < 256) {
        janus.say("setoption name Threads value 256");
        assertThat(janus.line("info string")).contains("can use " + most + " threads");
        assertThat(janus.say("go movetime 50").line("bestmove")).isNotEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"perft", "perft abc", "perft 0", "perft -3", "go perft 13", "go perft"})
  void aTreeThatCannotBeCountedIsRefused(String line) {
    engine.say("position startpos", line);
    assertThat(engine.line("info string perft counts")).endsWith("perft counts 1 to 12 plies");
    assertThat(engine.say("perft 2").line("Nodes searched")).isEqualTo("Nodes searched: 400");
  }

  @ParameterizedTest
  @ValueSource(strings = {"go wtime abc", "go movetime", "go depth x nodes y"})
  void aLimitThatCannotBeReadIsAnsweredAtOnce(String line) {
    engine.say("position startpos", line);
    assertThat(engine.line("info string without")).endsWith("the answer comes at once");
    assertThat(engine.line("bestmove")).isNotEmpty();
  }

  @Test
  void whatAWeakLevelMisjudgedIsForgottenWithTheLevel() {
    try (var janus =
        new Wire((in, out) -> new UciSession(in, out, "janus", "full", "", "1")::run)) {
      String fresh = nodes(janus.say("go depth 8").until("bestmove"));
      janus.say("setoption name Level value 1", "go nodes 60000").line("bestmove");
      janus.say("setoption name Level value full", "go depth 8");
      assertThat(nodes(janus.until("bestmove"))).isEqualTo(fresh);
    }
  }

  /** The last count of positions told before a move. */
  private static String nodes(List<String> answer) {
    String last = answer.reversed().stream().filter(it -> it.contains(" nodes ")).findFirst().get();
    return last.replaceAll(".* nodes (\\d+) .*", "$1");
  }

  @Test
  void aCountCanBeStopped() {
    engine.say("position startpos", "go perft 12", "stop");
    engine.line("info string stopped");
    assertThat(engine.say("perft 5").line("Nodes searched")).isEqualTo("Nodes searched: 4865609");
  }

  @Test
  void afterMateThereIsNoMove() {
    engine.say("position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 3");
    assertThat(engine.line("bestmove")).isEqualTo("bestmove (none)");
  }

  @Test
  void theTermsOfAnEvaluationAddUp() {
    List<String> lines =
        engine.say("position startpos moves e2e4 c7c5 g1f3", "eval").until("info string in ");
    double sum = 0;
    double total = Double.NaN;
    for (String line : lines.subList(0, lines.size() - 1)) {
      double value = Double.parseDouble(line.substring(line.lastIndexOf(' ')));
      if (line.startsWith("info string total")) {
        total = value;
      } else {
        sum += value;
      }
    }
    assertThat(sum).isEqualTo(total);
  }

  @Test
  void foolishSettingsAreRefused() {
    engine.say("setoption name Move Overhead value -1");
    assertThat(engine.line("info string")).contains("0 to 5000");
    engine.say("setoption name Move Overhead value 99999999999999999999");
    assertThat(engine.line("info string")).contains("is a number");
    engine.say("setoption name Depth value 3");
    assertThat(engine.line("info string")).contains("there is no option 'Depth'");
    engine.say("setoption");
    assertThat(engine.line("info string")).contains("name and value");
  }

  @Test
  void commandsInTheWrongOrderDoNoHarm() {
    engine.say("stop", "ponderhit", "ucinewgame", "isready").line("readyok");
  }

  @Test
  void aLineOfAMegabyteIsIgnored() {
    engine.say("position startpos moves " + "e2e4 ".repeat(300_000), "isready");
    assertThat(engine.until("readyok")).anyMatch(line -> line.contains("ignored"));
  }

  @Test
  void rubbishIsAnsweredAndForgotten() {
    long seed = 20_261_116;
    var random = new Random(seed);
    String[] words = {
      "go", "position", "startpos", "fen", "moves", "e2e4", "e7e8q", "setoption", "name", "value",
      "Hash", "-5", "depth", "1", "movetime", "nodes", "stop", "ponderhit", "eval", "ucinewgame",
      "searchmoves", "\u0000\u0001", "\uD83D\uDE00", "mate", "perft", "=", "9999999999999"
    };
    for (int i = 0; i < 300; i++) {
      var line = new StringBuilder();
      for (int word = random.nextInt(8); word >= 0; word--) {
        line.append(words[random.nextInt(words.length)]).append(' ');
      }
      if (!line.toString().contains("perft 9")) {
        engine.say(line.toString());
      }
    }
    byte[] noise = new byte[5000];
    random.nextBytes(noise);
    engine.say(noise);
    engine.say("\nstop\nisready\n".getBytes(StandardCharsets.UTF_8));
    engine.line("readyok");
  }
}
