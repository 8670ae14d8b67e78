package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.janus.play.ThinkControl;
import games.janus.play.core.Core;
import games.janus.play.core.CoreJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that look into a search. */
class XrayTest {
  private static final String FORK = "4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1";

  @TempDir Path folder;

  private static JsonNode json(String line) throws IOException {
    return new ObjectMapper().readTree(line);
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String at(Path file) {
    return file.toString();
  }

  // ---- positions scored

  @Test
  void anEvaluationIsShownTermByTerm() throws IOException {
    Shell shell = janus("evaluate", "checkers", "--fen", "B:W18,22:BK5,12", "--engine", "minimax");
    assertThat(shell.out())
        .containsPattern("men +−100 +200 +100 +0\n")
        .containsPattern("kings +160 +0 +160 +0\n");
    JsonNode seen =
        json(janus("evaluate", "chess", "--moves", "e2e4", "--side", "white", "--json").lastLine());
    assertThat(seen.get("schema").asText()).isEqualTo("janus-evaluation/1");
    assertThat(seen.get("terms").get(0).get("squares")).hasSize(30);
    assertThat(janus("evaluate", "chess", "--moves", "e2e4", "--squares").out())
        .containsPattern("  e4 +[0-9]");
  }

  @Test
  void whoCannotEvaluateSaysWhy() {
    assertThat(janus("evaluate", "chess", "--engine", "mint").err())
        .contains("chooses its moves at random");
    assertThat(janus("evaluate", "chess", "--side", "green").err()).contains("white or black");
    assertThat(janus("evaluate", "chess", "--move", "e4").err()).contains("scores positions");
    assertThat(janus("evaluate", "chess", "--engine", "microchess", "--move", "e4").out())
        .contains("the move e2e4")
        .contains("first sum: own mobility");
  }

  // ---- trees

  @Test
  void theWholeTreeGoesIntoAFile() throws IOException {
    Path json = folder.resolve("tree.json");
    Shell shell = janus("think", "checkers", "--engine", "minimax", "--tree", at(json));
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).containsPattern("positions +327\n");
    JsonNode thought = json(Files.readString(json));
    assertThat(thought.get("tree")).hasSize(327);
    JsonNode root = thought.get("tree").get(0);
    assertThat(root.get("alpha").asText()).isEqualTo("-Infinity");
    assertThat(root.get("parent").asInt()).isEqualTo(-1);
    assertThat(janus("replay-thought", at(json)).out()).contains("identical, 327 positions");
  }

  @Test
  void tablesAndDrawingsToo() throws IOException {
    Path csv = folder.resolve("tree.csv");
    Path dot = folder.resolve("tree.dot");
    janus("think", "checkers", "--engine", "minimax", "--depth", "2", "--tree", at(csv));
    janus("think", "checkers", "--engine", "minimax", "--depth", "2", "--tree", at(dot));
    assertThat(Files.readString(csv)).startsWith("node,parent,move").contains("ALL_TRIED");
    assertThat(Files.readString(dot)).startsWith("digraph").contains("#90EE90");
  }

  @Test
  void withoutAFileTheTreeGoesToTheOutput() throws IOException {
    Shell shell = janus("think", "checkers", "--engine", "minimax", "--json", "--tree");
    assertThat(json(shell.lastLine()).get("tree")).hasSize(327);
  }

  @Test
  void microchessShowsItsStates() throws IOException {
    Path json = folder.resolve("states.json");
    Shell shell =
        janus(
            "think",
            "chess",
            "--engine",
            "microchess",
            "--level",
            "superblitz/no-book",
            "--tree",
            at(json));
    assertThat(shell.exitCode()).isZero();
    JsonNode thought = json(Files.readString(json));
    assertThat(thought.get("states").size()).isEqualTo(thought.get("nodes").asInt());
    assertThat(thought.get("valued")).hasSize(20);
    assertThat(thought.get("candidates").asInt()).isEqualTo(20);
  }

  @Test
  void whoRecordsNoTreeSaysSo() {
    String tree = at(folder.resolve("t.json"));
    Shell lots = janus("think", "chess", "--engine", "mint", "--tree", tree);
    assertThat(lots.err()).contains("mint did not search for this move, so there is no tree");
    assertThat(Path.of(tree)).doesNotExist();
  }

  @Test
  void theStrongPlayersShowASampleAndSayWhatShareItIs() throws IOException {
    Path json = folder.resolve("sample.json");
    Shell shell = janus("think", "chess", "--engine", "janus", "--depth", "8", "--tree", at(json));
    assertThat(shell.exitCode()).isZero();
    JsonNode thought = json(Files.readString(json));
    JsonNode sample = thought.get("sample");
    assertThat(thought.get("tree")).hasSize(sample.get("shown").asInt());
    assertThat(sample.get("visited")).isEqualTo(thought.get("nodes"));
    assertThat(sample.get("depth")).isEqualTo(thought.get("tree").get(0).get("depth"));
    assertThat(janus("replay-thought", at(json)).out()).contains("identical");
  }

  @Test
  void treesTooLargeAndNamesThatSayNothingAreRefused() {
    Shell large =
        janus(
            "think",
            "checkers",
            "--engine",
            "minimax",
            "--depth",
            "8",
            "--tree",
            at(folder.resolve("t.dot")));
    assertThat(large.err()).contains("more than 5000 positions, too many for .dot");
    Shell name = janus("think", "checkers", "--engine", "minimax", "--tree", "tree.xml");
    assertThat(name.err()).contains("ends in .json, .csv or .dot");
    Shell nowhere =
        janus(
            "think",
            "checkers",
            "--engine",
            "minimax",
            "--tree",
            at(folder.resolve("no").resolve("t.csv")));
    assertThat(nowhere.err()).contains("there is no such folder");
  }

  // ---- explain, compare, lineage

  @Test
  void aMoveIsExplained() throws IOException {
    Shell shell =
        janus("explain", "chess", "--fen", FORK, "--move", "Ne4", "--engine", "octave", "--json");
    assertThat(shell.exitCode()).isZero();
    JsonNode why = json(shell.lastLine());
    assertThat(why.get("isOwnChoice").asBoolean()).isFalse();
    assertThat(why.get("against").get("move").asText()).isEqualTo("c3d5");
    assertThat(why.get("asked").get("reply").asText()).isNotEmpty();
    assertThat(why.get("sentence").asText()).startsWith("Ne4 (then ");
    assertThat(janus("explain", "chess", "--fen", FORK, "--move", "Ne4", "--depth", "4").out())
        .contains("your move", "its choice", "what differs at the ends of the lines");
  }

  /** Its score is a search result; what is added up below it is the board where the line ends. */
  @Test
  void theTermsOfAStrongEngineAddUpToTheBoardWhereItsLineEnds() {
    List<String> told = janus("explain", "chess", "--move", "a4", "--depth", "8").lines();
    int at = 0;
    while (!told.get(at).startsWith("  score at the end")) {
      at++;
    }
    assertThat(told.get(at - 2)).contains("from the search");
    int sum = number(told.get(at).substring(26));
    int terms = 0;
    for (at++; told.get(at).startsWith("    "); at++) {
      terms += number(told.get(at).substring(26));
    }
    assertThat(terms).isEqualTo(sum);
  }

  /** The first number of a line, which people read with a minus sign of its own. */
  private static int number(String line) {
    return new Scanner(line.replace('−', '-')).nextInt();
  }

  @Test
  void lineagePutsScoresOfOneUnitTogether() {
    List<String> told = janus("lineage", "chess", "--nodes", "2000").lines();
    assertThat(told.get(0)).contains("engine", "year", "score", "verdict");
    assertThat(told)
        .filteredOn(line -> line.startsWith("score: "))
        .hasSizeGreaterThan(1)
        .doesNotHaveDuplicates();
  }

  /** The sum of floating-point tenths has sixteen digits; people are told two at most. */
  @Test
  void scoresInATableAreWrittenAsElsewhere() {
    for (String command : List.of("lineage", "think")) {
      List<String> asked = new ArrayList<>(List.of(command, "chess", "--nodes", "2000"));
      if (command.equals("think")) {
        asked.addAll(List.of("--engine", "all"));
      }
      assertThat(janus(asked.toArray(String[]::new)).lines())
          .filteredOn(line -> line.startsWith("octave"))
          .singleElement()
          .asString()
          .containsPattern(" \\d\\.\\d{1,2} ");
    }
  }

  @Test
  void whatCannotBeExplainedIsSaid() {
    assertThat(janus("explain", "chess", "--move", "e5").err()).contains("e5");
    assertThat(janus("explain", "chess", "--move", "e4", "--engine", "mint").err())
        .contains("nothing to explain");
    assertThat(janus("explain", "chess", "--move", "e4", "--engine", "deep").err())
        .contains("there is no engine called 'deep', only microchess");
    assertThat(janus("explain", "chess", "--move", "e4", "--level", "99").err())
        .contains("has no level '99', only 1, 2");
    assertThat(janus("explain", "chess", "--move", "e4", "--depth", "0").exitCode()).isEqualTo(2);
    assertThat(janus("explain").err()).contains("chess or checkers");
    assertThat(janus("explain", "checkers", "--fen", "nonsense", "--move", "1-5").exitCode())
        .isEqualTo(2);
  }

  @Test
  void theSwitchesAreHeldSideBySide() throws IOException {
    Shell shell = janus("compare", "checkers", "--engine", "minimax", "--json");
    JsonNode runs = json(shell.lastLine()).get("runs");
    assertThat(runs).hasSize(4);
    assertThat(runs.get(0).get("nodes").asInt()).isEqualTo(327);
    assertThat(runs.get(1).get("nodes").asInt()).isEqualTo(1828);
    assertThat(runs.get(0).get("line")).isEqualTo(runs.get(1).get("line"));
    assertThat(janus("compare", "checkers").out()).contains("as promised");
    JsonNode chess =
        json(janus("compare", "chess", "--depth", "1", "--nodes", "500", "--json").lastLine());
    assertThat(chess.get("engine").asText()).isEqualTo("microchess-plus");
    assertThat(janus("compare", "chess", "--engine", "janus").err())
        .contains("janus has no such switches, only octave, microchess-plus.");
  }

  @Test
  void theFirstInHistoryIsNamed() throws IOException {
    Shell shell = janus("lineage", "chess", "--fen", FORK, "--nodes", "2000");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.lastLine()).contains("The first was Microchess (1976).");
    JsonNode lineage = json(janus("lineage", "checkers", "--nodes", "2000", "--json").lastLine());
    assertThat(lineage.get("players")).hasSize(3);
  }

  // ---- thoughts again

  @Test
  void everyThoughtInJsonCanBeThoughtAgain() throws IOException {
    String lines =
        janus("think", "chess", "--engine", "all", "--moves", "d2d4", "--seed", "-5", "--json")
                .out()
            + janus(
                    "think",
                    "checkers",
                    "--engine",
                    "all",
                    "--rules",
                    "two-player",
                    "--nodes",
                    "700",
                    "--json")
                .out();
    Shell shell = janus("replay-thought", at(file("thoughts.json", lines)));
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.lines()).hasSize(8).allMatch(line -> line.contains(": identical"));
  }

  /** Whoever replays a thought, or asks why, is answered by the very player that thought. */
  @Test
  void aThoughtThatKnewTheEndIsReplayedByOneThatKnowsIt() throws IOException {
    String ending = "B:W18,24:B12,K10";
    Shell thought =
        janus(
            "think",
            "checkers",
            "--engine",
            "janus-checkers",
            "--level",
            "full",
            "--nodes",
            "3000",
            "--fen",
            ending,
            "--json");
    assertThat(json(thought.lastLine()).get("databaseHits").asInt()).isPositive();
    assertThat(janus("replay-thought", at(file("ending.json", thought.out()))).out())
        .startsWith("1: identical");
  }

  @Test
  void whatIsNotARecordOrWasChangedIsRefused() throws IOException {
    String good = janus("think", "checkers", "--engine", "minimax", "--json").out().strip();
    ObjectNode changed = (ObjectNode) json(good);
    changed.put("nodes", 5);
    ObjectNode foreign = (ObjectNode) json(good);
    ((ObjectNode) foreign.get("record")).put("schema", "janus-thought/9");
    ObjectNode later = (ObjectNode) json(good);
    ((ObjectNode) later.get("record")).put("version", "9.9");
    ObjectNode without = (ObjectNode) json(good);
    without.remove("record");
    ObjectNode wrong = (ObjectNode) json(good);
    ((ObjectNode) wrong.get("record")).put("seed", 1);
    String text =
        String.join(
            "\n",
            List.of(
                "{\"fen\":",
                "[]",
                without.toString(),
                foreign.toString(),
                changed.toString(),
                wrong.toString(),
                good,
                later.toString()));
    Shell shell = janus("replay-thought", at(file("bad.json", text)));
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.lines().get(0)).startsWith("1: refused: not JSON");
    assertThat(shell.lines().get(1)).isEqualTo("2: refused: no thought with a record");
    assertThat(shell.lines().get(2)).isEqualTo("3: refused: no thought with a record");
    assertThat(shell.lines().get(3)).contains("a record of the format janus-thought/9");
    assertThat(shell.lines().get(4)).contains("its signature does not fit");
    assertThat(shell.lines().get(5)).contains("The field \"seed\" should be a text");
    assertThat(shell.lines().get(6)).startsWith("7: identical");
    assertThat(shell.lines().get(7))
        .isEqualTo("8: refused: thought by version 9.9; this is version " + Core.VERSION);
  }

  @Test
  void anEmptyOrMissingFileIsRefused() throws IOException {
    assertThat(janus("replay-thought", at(file("none.json", "\n\n"))).err())
        .contains("there is no thought in");
    assertThat(janus("replay-thought", at(folder.resolve("gone"))).err())
        .contains("there is no such file");
  }

  // ---- review

  @Test
  void aGameIsReviewedIntoAFileThatReadsBack() throws IOException {
    Path games =
        file(
            "g.pgn",
            """
            [White "A"]
            [Black "B"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

            1. e4 e4 *

            """);
    Path out = folder.resolve("out.pgn");
    Shell shell = janus("review", at(games), "--depth", "4", "-o", at(out));
    assertThat(shell.exitCode()).as("one game is bad").isEqualTo(1);
    assertThat(shell.err())
        .containsPattern("3\\. Nf6\\?\\? \\(Black\\) costs \\d+% of the chances")
        .contains("opening: C23 Bishop's Opening")
        .contains("left out:");
    assertThat(Files.readString(out))
        .contains("[ECO \"C23\"]\n[Opening \"Bishop's Opening")
        .contains("$4")
        .contains("Janus: reviewed by Janus (depth 4)");
    assertThat(janus("pgn", "check", "--remarks", at(out)).out()).isEqualTo("games 1/1\n");
  }

  /** The same object as the core's, and so the server's. */
  @Test
  void aReviewInJsonIsThatOfTheCore() throws IOException {
    Path games = file("fool.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n\n");
    Shell shell = janus("review", at(games), "--depth", "3", "--json");
    JsonNode told = json(shell.out());
    JsonNode asked =
        json(
            CoreJson.answer(
                new Core(),
                "{\"ask\":\"review\",\"game\":\"chess\",\"depth\":3,"
                    + "\"moves\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"]}",
                ThinkControl.patient()));
    for (String field : List.of("schema", "fen", "by", "plies", "moves", "moments", "summary")) {
      assertThat(told.get(field)).as(field).isEqualTo(asked.get(field)).isNotNull();
    }
    assertThat(told.get("moves").get(2).get("mark").asText()).isEqualTo("??");
    assertThat(told.get("text").asText()).contains("Janus: reviewed by Janus (depth 3)");
  }

  @Test
  void checkersNearTheEndAreExact() throws IOException {
    Path games =
        file("g.pdn", "[SetUp \"1\"]\n[FEN \"B:WK32:BK14,K15\"]\n\n1. 15-18 32-28 2. 18-23 *\n\n");
    Shell shell = janus("review", at(games), "--nodes", "500");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).contains("Janus: exact: ");
  }

  @Test
  void whatCannotBeReviewedIsSaid() throws IOException {
    assertThat(janus("review", "games.txt").err()).contains(".pgn or .pdn");
    assertThat(janus("review", at(folder.resolve("none.pgn"))).err())
        .contains("there is no such file");
    assertThat(janus("review", at(file("empty.pgn", ""))).err()).contains("no game to review");
    assertThat(janus("review", "x.pgn", "--engine", "octave").err()).contains("only janus reviews");
  }
}
