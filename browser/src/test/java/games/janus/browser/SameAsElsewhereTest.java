package games.janus.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.play.EngineSource;
import games.janus.play.ThinkControl;
import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** The core in a real browser says, thinks and counts exactly what it does everywhere else. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(300)
class SameAsElsewhereTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Positions of every kind: open, closed, tactical, castling, promotions, endgames. */
  private static final List<String> CHESS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
          "2r2rk1/1bq1bppp/p3pn2/1p6/3BP3/1BN2Q2/PPP3PP/3R1R1K b - - 2 17",
          "8/5pk1/4p1p1/1p1pP2p/1P1P1P1P/3K2P1/8/8 w - - 0 40",
          "8/8/1k6/2q5/8/5Q2/6PK/8 b - - 0 60");

  private static final List<String> CHECKERS =
      List.of(
          "B:W21-32:B1-12",
          "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,14,16",
          "B:W20,21,22,24,25,26,27,30,31,32:B1,2,3,4,6,8,9,10,12,14",
          "W:W19,20,22,25,26,27,30,31:B1,2,5,8,10,11,12,13",
          "B:W30,27,24,23,22,19,5:B21,13,12,11,10,6,1",
          "W:W12,15,16,25,30,32:B3,7,9,14,18,24",
          "B:W28,24,21,20,K2:BK27,19,15,11,7",
          "W:WK20,K17,K31,K30:B2,1,K13,K23");

  private static final String ENDLESS =
      "{\"ask\":\"think\",\"game\":\"chess\",\"engine\":\"janus\",\"level\":\"full\"";

  /** One question of every kind about thinking; the last game ends where the tables know. */
  private static final List<String> ABOUT_THINKING =
      List.of(
          "{\"ask\":\"explain\",\"game\":\"chess\",\"moves\":[\"f2f3\",\"e7e5\"],\"engine\":\"janus\",\"depth\":6,\"move\":\"g2g4\"}",
          "{\"ask\":\"compare\",\"game\":\"checkers\",\"engine\":\"minimax\",\"depth\":4}",
          "{\"ask\":\"lineage\",\"game\":\"chess\",\"moves\":[\"e2e4\"],\"nodes\":20000}",
          "{\"ask\":\"lineage\",\"game\":\"checkers\",\"nodes\":20000}",
          "{\"ask\":\"review\",\"game\":\"checkers\",\"start\":\"W:WK18,K19:BK3,4\",\"moves\":[\"18-15\",\"4-8\",\"15-11\"],\"nodes\":5000}",
          "{\"ask\":\"tree\",\"game\":\"checkers\",\"engine\":\"minimax\",\"depth\":5}",
          "{\"ask\":\"tree\",\"game\":\"chess\",\"engine\":\"octave\",\"depth\":2}",
          "{\"ask\":\"tree\",\"game\":\"chess\",\"engine\":\"microchess\",\"moves\":[\"a2a4\"]}",
          "{\"ask\":\"tree\",\"game\":\"chess\",\"engine\":\"janus\",\"nodes\":20000}",
          "{\"ask\":\"tree\",\"game\":\"checkers\",\"engine\":\"janus-checkers\",\"nodes\":20000}");

  private final List<Job> jobs = new ArrayList<>();
  private List<Job.Done> done = List.of();

  @BeforeAll
  void doEverythingInOnePage() throws IOException, InterruptedException {
    questions().forEach(question -> jobs.add(Job.ask(question)));
    jobs.add(Job.count("chess 4"));
    jobs.add(Job.count("checkers 4"));
    for (EngineInfo player : Catalog.cards()) {
      jobs.add(Job.count("signature " + player.id()));
    }
    Catalog.chess().forEach(player -> addThoughts(player, "chess", CHESS));
    Catalog.checkers().forEach(player -> addThoughts(player, "checkers", CHECKERS));
    ABOUT_THINKING.forEach(question -> jobs.add(Job.think(question)));
    jobs.add(Job.thinkUntil(40, ENDLESS + ",\"depth\":90}"));
    jobs.add(Job.think(ENDLESS + ",\"ms\":700}"));
    jobs.add(Job.thinkAtTheDesk(ENDLESS + ",\"depth\":1}"));
    done = CorePage.doAll(jobs);
  }

  private static List<String> questions() throws IOException {
    return Files.readAllLines(Path.of("../play/src/test/resources/page-data/questions.jsonl"));
  }

  private void addThoughts(Engine<?, ?> player, String game, List<String> positions) {
    String id = player.info().id();
    // The strong ones look deep enough for every part of their search to have its say.
    boolean isStrong = id.startsWith("janus");
    String limits =
        isStrong ? ",\"level\":\"full\",\"depth\":" + (game.equals("chess") ? 9 : 13) : "";
    for (String position : positions) {
      jobs.add(
          Job.think(
              "{\"ask\":\"think\",\"game\":\""
                  + game
                  + "\",\"start\":\""
                  + position
                  + "\",\"engine\":\""
                  + id
                  + "\",\"seed\":\"7\",\"nodes\":300000"
                  + limits
                  + "}"));
    }
  }

  private static Core core() throws IOException {
    try (var in = Core.class.getResourceAsStream("/META-INF/janus/endgames.jegd")) {
      return new Core(EngineSource.knowing(EndgameTable.empty().with(in.readAllBytes())));
    }
  }

  /** Compares what came of some jobs with what this machine says; how many there were. */
  private int compare(Predicate<Job> which) throws IOException {
    Core core = core();
    int compared = 0;
    for (int i = 0; i < jobs.size(); i++) {
      Job job = jobs.get(i);
      if (which.test(job)) {
        String here =
            job.kind().equals("ask")
                ? CoreJson.answerAtOnce(core, job.text())
                : CoreJson.answer(core, job.text(), ThinkControl.patient());
        assertThat(timeless(done.get(i).answer())).as(job.text()).isEqualTo(timeless(here));
        compared++;
      }
    }
    return compared;
  }

  private static String timeless(String answer) {
    return answer.replaceAll("\"millis\":[0-9]+", "\"millis\":0");
  }

  @Test
  void everyQuestionGetsTheSameAnswer() throws IOException {
    assertThat(compare(job -> job.kind().equals("ask"))).isEqualTo(questions().size());
  }

  @Test
  void everyPlayerThinksTheSameThoughtsWithTheSameCounts() throws IOException {
    int compared = compare(job -> job.kind().equals("think") && job.text().contains("\"seed\""));
    assertThat(compared)
        .isEqualTo(
            Catalog.chess().size() * CHESS.size() + Catalog.checkers().size() * CHECKERS.size());
  }

  @Test
  void everyQuestionAboutThinkingGetsTheSameAnswer() throws IOException {
    assertThat(compare(job -> ABOUT_THINKING.contains(job.text())))
        .isEqualTo(ABOUT_THINKING.size());
  }

  @Test
  void fourPliesOfBothGamesHaveTheKnownCounts() {
    assertThat(of("chess 4").answer()).isEqualTo("197281");
    assertThat(of("checkers 4").answer()).isEqualTo("1469");
  }

  @Test
  void everyPlayerHasTheSignatureItHasEverywhere() throws IOException {
    List<String> kept = Files.readAllLines(Path.of("../bench.txt"));
    for (EngineInfo player : Catalog.cards()) {
      String signature = of("signature " + player.id()).answer();
      assertThat(kept).contains(player.id() + " signature " + signature);
    }
  }

  private Job.Done of(String text) {
    for (int i = 0; i < jobs.size(); i++) {
      if (jobs.get(i).text().equals(text)) {
        return done.get(i);
      }
    }
    throw new AssertionError("no such job: " + text);
  }

  /** It would count other positions than everywhere else. */
  @Test
  void aCoreWithoutItsEndgamesDoesNotThink() {
    assertThat(of(ENDLESS + ",\"depth\":1}").answer()).contains("without its endgames");
  }

  @Test
  void thinkingStopsWhenThePageSaysSo() throws IOException {
    JsonNode thought = JSON.readTree(of(ENDLESS + ",\"depth\":90}").answer());
    assertThat(thought.get("complete").asBoolean()).isFalse();
    assertThat(thought.get("nodes").asLong()).isLessThan(200_000);
    assertThat(thought.get("move").asText()).isNotEmpty();
  }

  @Test
  void thinkingKeepsToItsTimeAndTellsOfItsProgress() throws IOException {
    Job.Done timed = of(ENDLESS + ",\"ms\":700}");
    // The thought's own time begins a moment later, when its question has been read.
    assertThat(timed.millis()).isGreaterThanOrEqualTo(700);
    assertThat(JSON.readTree(timed.answer()).get("millis").asLong()).isPositive();
    assertThat(timed.progress()).isNotEmpty();
    JsonNode progress = JSON.readTree(timed.progress().getLast());
    assertThat(progress.get("nodes").asLong()).isPositive();
    assertThat(progress.get("line").size()).isEqualTo(progress.get("texts").size());
  }
}
