package games.janus.cli.xray;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.cli.Shell;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.games.Games;
import games.janus.message.Argument;
import games.janus.play.EngineSource;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThinkCommandTest {
  @TempDir Path folder;

  private static JsonNode json(String line) throws IOException {
    return new ObjectMapper().readTree(line);
  }

  @Test
  void aMoveItsLineItsCountsAndTheTermsThatMakeItsScoreAreShown() {
    Shell shell = janus("think", "chess", "--engine", "octave", "--moves", "e2e4");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out())
        .containsPattern("move +e7e6\n")
        .containsPattern("positions +1,799\n")
        .containsPattern("positions scored +1,592\n")
        .containsPattern("cut-offs +157\n")
        .containsPattern("  material +0\n")
        .containsPattern("  sum +0.5\n");
  }

  @Test
  void aSearchResultIsCalledOneAndBothEndsOfItsLineAreShown() {
    Shell shell = janus("think", "checkers", "--depth", "5");
    assertThat(shell.out())
        .containsPattern("score .*; from the search\\)")
        .contains("the position now by itself, for Dark\n")
        .contains("the position where the line ends by itself, for Dark\n")
        .doesNotContain("looking ahead");
  }

  @Test
  void everyEngineAnswersInTheSameJson() throws IOException {
    for (Engine<?, ?> engine : Catalog.chess()) {
      checkJson("chess", engine.info().id());
    }
    for (Engine<?, ?> engine : Catalog.checkers()) {
      checkJson("checkers", engine.info().id());
    }
  }

  private static void checkJson(String game, String id) throws IOException {
    Shell shell = janus("think", game, "--engine", id, "--seed", "5", "--json");
    JsonNode thought = json(shell.lastLine());
    assertThat(thought.get("engine").asText()).isEqualTo(id);
    for (String field :
        new String[] {"fen", "move", "score", "nodes", "evaluations", "cutoffs", "terms"}) {
      assertThat(thought.has(field)).as("%s: %s", id, field).isTrue();
    }
    if (id.startsWith("janus")) { // its score is a search result: no terms add up to it
      assertThat(thought.get("terms")).as(id).isEmpty();
      assertThat(thought.get("staticTerms").get("now")).as(id).isNotEmpty();
      assertThat(thought.get("staticTerms").get("end")).as(id).isNotEmpty();
    } else if (!thought.get("score").isNull()) {
      double sum = 0;
      for (JsonNode term : thought.get("terms")) {
        sum += term.get("value").asDouble();
      }
      assertThat(sum).as(id).isEqualTo(thought.get("score").asDouble());
      assertThat(thought.has("staticTerms")).as(id).isFalse();
    }
    assertThat(janus("think", game, "--engine", id, "--seed", "5", "--json").out())
        .as("asked twice, %s answers the same", id)
        .isEqualTo(shell.out());
  }

  @Test
  void everybodyIsAskedSideBySide() {
    Shell shell = janus("think", "chess", "--engine", "all");
    assertThat(shell.lines())
        .filteredOn(line -> !line.startsWith("score: "))
        .hasSize(Catalog.chess().size() + 1);
    assertThat(shell.out()).contains("microchess", "octave", "mint");
    assertThat(shell.lines().getFirst()).contains("level", "positions scored", "line");
    assertThat(shell.out())
        .containsPattern("octave +2025 +faithful .*  [a-h1-8]{4}( [a-h1-8]{4}){2}\n");
  }

  @Test
  void enginesThatCountInOneUnitStandTogetherUnderItsName() {
    List<String> lines = janus("think", "checkers", "--engine", "all").lines();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(1)).isEqualTo("score: hundredths of a man, from the program's side");
    assertThat(lines.get(2)).startsWith("minimax ");
    assertThat(lines.get(3)).isEqualTo("score: hundredths of a man, for the side to move");
    assertThat(lines.get(4)).startsWith("janus-checkers-classic ").containsPattern(" -?\\d+  ");
    assertThat(lines.get(5)).startsWith("janus-checkers ");
  }

  @ParameterizedTest
  @CsvSource({"chess, janus", "checkers, janus-checkers"})
  void theStrongPlayerIsAskedAtFullStrength(String game, String id) throws IOException {
    JsonNode answer = json(janus("think", game, "--json").lastLine());
    assertThat(answer.get("engine").asText()).isEqualTo(id);
    assertThat(answer.get("level").asText()).isEqualTo("full");
    assertThat(answer.get("complete").asBoolean(true)).isTrue();
    assertThat(json(janus("think", game, "--engine", id, "--json").lastLine())).isEqualTo(answer);
  }

  /** A player who loses its head. */
  private record Failing() implements Engine<Position, Move> {
    @Override
    public EngineInfo info() {
      EngineInfo card = Catalog.chess().getFirst().info();
      return new EngineInfo(
          "failing",
          "Failing",
          card.game(),
          2026,
          new Argument.Text("nobody"),
          card.sentence(),
          card.missingRules(),
          card.levels(),
          card.defaultLevel(),
          card.reports(),
          card.scoreUnit(),
          card.capabilities());
    }

    @Override
    public Thought<Move> think(SearchRequest<Position, Move> request, SearchControl<Move> control) {
      throw new IllegalStateException("out of its mind");
    }
  }

  /** Two engines, of which the first fails. */
  private record OneFails() implements EngineSource {
    @Override
    @SuppressWarnings("unchecked") // asked about chess alone
    public <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
      return (List<Engine<P, M>>) (List<?>) List.of(new Failing(), octave());
    }

    static Engine<Position, Move> octave() {
      return Catalog.named("octave", Catalog.chess()).orElseThrow();
    }

    @Override
    public EndgameTable endgames() {
      return EndgameTable.empty();
    }
  }

  private static ThinkRunner<Position, Move> withAFailingOne(StringWriter out) {
    return new ThinkRunner<>(
        Games.chess(),
        new OneFails(),
        List.of(new Failing().info(), OneFails.octave().info()),
        new ThinkRunner.Settings(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), 1, false),
        new PrintWriter(out));
  }

  @Test
  void onePlayersFailureDoesNotSilenceTheOthers() {
    var out = new StringWriter();
    int code = withAFailingOne(out).askAbout(Optional.empty(), Game.of(Chess.RULES), false);
    assertThat(code).isEqualTo(1);
    List<String> lines = out.toString().lines().toList();
    assertThat(lines).filteredOn(line -> !line.startsWith("score: ")).hasSize(3);
    assertThat(lines.get(2)).contains("failing failed").contains("out of its mind");
    assertThat(lines.get(4)).startsWith("octave ");
  }

  @Test
  void inAFileItBecomesAnEntryOfItsOwn() throws IOException {
    var out = new StringWriter();
    String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assertThat(withAFailingOne(out).askAboutAll(List.of(start, start))).isEqualTo(1);
    List<String> lines = out.toString().lines().toList();
    assertThat(lines).hasSize(4);
    assertThat(json(lines.get(0)).get("engine").asText()).isEqualTo("failing");
    assertThat(json(lines.get(0)).get("error").asText()).contains("out of its mind");
    assertThat(json(lines.get(3)).get("move").asText()).hasSize(4);
  }

  @Test
  void aThoughtEndsWhenItsTimeIsUp() throws IOException {
    for (String engine : List.of("octave", "microchess-plus")) {
      JsonNode thought = stopped("chess", engine, "--depth", "64", "--moves", "a2a3");
      assertThat(thought.get("move").asText()).as(engine).hasSize(4);
    }
    stopped("chess", "janus", "--level", "full");
    stopped("checkers", "minimax", "--depth", "64");
  }

  private static JsonNode stopped(String game, String engine, String... more) throws IOException {
    var line = new ArrayList<>(List.of("think", game, "--engine", engine, "--ms", "20", "--json"));
    line.addAll(List.of(more));
    JsonNode thought = json(janus(line.toArray(String[]::new)).lastLine());
    assertThat(thought.get("complete").asBoolean()).as(engine).isFalse();
    return thought;
  }

  @Test
  void aThoughtCutShortSaysSo() {
    Shell shell = janus("think", "chess", "--engine", "octave", "--depth", "9", "--nodes", "2000");
    assertThat(shell.out()).containsPattern("complete +no, it was stopped");
    assertThat(janus("think", "chess", "--engine", "octave").out()).doesNotContain("complete");
    assertThat(janus("think", "chess", "--engine", "all", "--depth", "9", "--nodes", "2000").out())
        .containsPattern("octave .*stopped, [0-9.]+ s");
  }

  /** JavaScript would round a number of more than 53 bits. */
  @Test
  void aSeedIsATextOfDigits() throws IOException {
    String seed = "9223372036854775807";
    Shell shell = janus("think", "chess", "--engine", "mint", "--seed", seed, "--json");
    assertThat(json(shell.lastLine()).get("seed").isTextual()).isTrue();
    assertThat(json(shell.lastLine()).get("seed").asText()).isEqualTo(seed);
  }

  @Test
  void theTreeIsAsLargeAsTheCount() throws IOException {
    Shell shell =
        janus("think", "checkers", "--engine", "minimax", "--depth", "3", "--json", "--tree");
    JsonNode thought = json(shell.lastLine());
    assertThat(thought.get("tree")).hasSize(thought.get("nodes").asInt());
  }

  @Test
  void aFileMayBeginWithAByteOrderMark() throws IOException {
    Path file = folder.resolve("marked.txt");
    Files.writeString(file, "\uFEFF4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
    assertThat(janus("think", "chess", "--engine", "octave", "--file", file.toString()).exitCode())
        .isZero();
  }

  @Test
  void thePositionIsEchoedAsItWasGiven() throws IOException {
    String given = "4k3/8/8/8/8/8/8/4K2R w K";
    JsonNode thought =
        json(janus("think", "chess", "--engine", "octave", "--json", "--fen", given).lastLine());
    assertThat(thought.get("input").asText()).isEqualTo(given);
    assertThat(thought.get("fen").asText()).isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  }

  @Test
  void aDepthThatCannotBeHadIsRemarkedUpon() {
    assertThat(janus("think", "chess", "--engine", "mint", "--depth", "3").out())
        .contains("a depth of 3 was asked for, but it does not search to a depth");
  }

  @ParameterizedTest
  @ValueSource(strings = {"superblitz", "super-blitz", "super blitz", "Super-Blitz/no-book"})
  void aLevelMayBeSpeltAsPeopleSpellIt(String level) {
    Shell shell = janus("think", "chess", "--engine", "microchess", "--level", level);
    assertThat(shell.exitCode()).as(shell.err()).isZero();
    assertThat(shell.out()).contains("Microchess (1976), super-blitz");
  }

  @Test
  void positionsMayComeFromStandardInput() {
    InputStream usual = System.in;
    String text = "# two kings and a rook\n\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n";
    System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    try {
      Shell shell = janus("think", "chess", "--engine", "octave", "--file", "-");
      assertThat(shell.exitCode()).isZero();
      assertThat(shell.lines()).hasSize(1);
    } finally {
      System.setIn(usual);
    }
  }

  @Test
  void everyLineOfAFileIsThoughtAbout() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("fens.txt"),
            """
            # the published game
            r1b1kbnr/pppp1ppp/2n1p3/8/Q1P1P2P/1P1P2P1/P4P2/RNB1KBq1 b - - 0 1

            nonsense
            k7/2Q5/1K6/8/8/8/8/8 b - - 0 1
            """);
    Shell shell = janus("think", "chess", "--engine", "octave", "--file", file.toString());
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.lines()).hasSize(3);
    JsonNode first = json(shell.lines().get(0));
    assertThat(first.get("move").asText()).isEqualTo("f8c5");
    assertThat(first.get("nodes").asInt()).isEqualTo(3310);
    assertThat(first.get("cutoffs").asInt()).isEqualTo(240);
    assertThat(json(shell.lines().get(1)).get("error").asText()).contains("nonsense");
    assertThat(json(shell.lines().get(2)).get("error").asText()).isEqualTo("The game is over.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "think",
        "think chess --engine nobody",
        "think chess --engine octave --level x",
        "think chess --engine octave --fen nonsense",
        "think chess --engine octave --moves e2e5",
        "think chess --engine octave --depth 0",
        "think chess --engine octave --ms 0",
        "think chess --engine octave --ms 99999999999",
        "think chess --engine octave --tree",
        "think checkers --engine octave",
        "think chess --engine octave --fen k7/2Q5/1K6/8/8/8/8/8_b",
      })
  void aWrongQuestionIsRefusedInOneSentence(String line) {
    Shell shell = janus(line.replace("_", " ").split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err().lines()).hasSize(1);
  }
}
