package games.janus.workbench;

import static games.janus.workbench.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
  private static final String SUMMARY = "nodes %d  \\d+\\.\\d{3} s  \\d+\\.\\d Mnps";

  @TempDir Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("suite.json"), text).toString();
  }

  @Test
  void theLastLineIsTheCountTheTimeAndTheSpeed() {
    Shell shell = janus("perft", "chess", "--depth", "4");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.lastLine()).matches(SUMMARY.formatted(197_281));
  }

  @Test
  void aPositionMayBeGiven() {
    Shell shell =
        janus(
            "perft", "chess", "--fen", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "--depth", "5");
    assertThat(shell.lastLine()).matches(SUMMARY.formatted(674_624));
  }

  @Test
  void theCountBelowEachMoveCanBeShown() {
    Shell shell = janus("perft", "chess", "--depth", "3", "--divide");
    assertThat(shell.lines()).hasSize(21).contains("e2e4: 600", "a2a3: 380");
    assertThat(shell.lastLine()).matches(SUMMARY.formatted(8_902));
  }

  @Test
  void castlingIsWrittenAsChess960WritesIt() {
    Shell shell =
        janus(
            "perft",
            "chess",
            "--chess960",
            "--fen",
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "--depth",
            "1",
            "--divide");
    assertThat(shell.lines()).contains("e1h1: 1", "e1a1: 1");
  }

  @Test
  void castlingIsTheKingsOwnMoveUnlessAskedOtherwise() {
    String fen = "4k3/8/8/8/8/8/8/1K3R2 w F - 0 1";
    assertThat(janus("perft", "chess", "--fen", fen, "--depth", "1", "--divide").lines())
        .contains("b1g1: 1");
  }

  @Test
  void threadsChangeTheTimeOnly() {
    assertThat(janus("perft", "chess", "--depth", "5", "--threads", "2").lastLine())
        .matches(SUMMARY.formatted(4_865_609));
  }

  @Test
  void checkersIsCountedUnderItsRuleSets() {
    assertThat(janus("perft", "checkers", "--depth", "6").lastLine())
        .matches(SUMMARY.formatted(36_768));
    assertThat(janus("perft", "checkers", "--rules", "two-player", "--depth", "6").lastLine())
        .matches(SUMMARY.formatted(190_647));
  }

  @Test
  void aSuiteThatAgreesIsCounted() throws IOException {
    String suite =
        file(
            """
            {"positions": [
              {"name": "start", "counts": {"1": 20, "2": 400},
               "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}]}
            """);
    Shell shell = janus("perft", "chess", "--suite", suite);
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.lastLine()).isEqualTo("positions 1/1");
  }

  @Test
  void aSuiteThatDiffersSaysWhere() throws IOException {
    String suite =
        file(
            """
            {"positions": [
              {"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "counts": {"1": 5, "2": 26}},
              {"fen": "nonsense", "counts": {"1": 5}},
              {"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "counts": {"1": 5}}]}
            """);
    Shell shell = janus("perft", "chess", "--suite", suite);
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.lines())
        .contains("4k3/8/8/8/8/8/8/4K3 w - - 0 1, depth 2: counted 25 instead of 26")
        .anyMatch(line -> line.startsWith("nonsense: the FEN is wrong"));
    assertThat(shell.lastLine()).isEqualTo("positions 1/3");
  }

  @Test
  void theOtherFormOfASuiteIsUnderstood() throws IOException {
    String suite =
        file(
            """
            {"start_fen": "B:W21-32:B1-12",
             "start": {"1": 7, "2": 49, "28": 16377718018836900735},
             "divide": {"2": {"9-13": 7, "9-14": 7, "10-14": 7, "10-15": 7, "11-15": 7,
                              "11-16": 7, "12-16": 7, "note": "seven each"}},
             "extra": [{"name": "loop", "fen": "B:W14,15,22,23:BK10,K1", "perft": [2, 0]}]}
            """);
    Shell shell = janus("perft", "checkers", "--suite", suite);
    assertThat(shell.out()).contains("left out 1 deeper counts");
    assertThat(shell.lastLine()).isEqualTo("positions 2/2");
  }

  @Test
  void aPositionOfWhichNothingIsCheckedDoesNotAgree() throws IOException {
    String suite =
        file(
            "{\"positions\": [{\"fen\": \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\", \"counts\": {\"3\": 170}}]}");
    assertThat(janus("perft", "chess", "--suite", suite, "--depth", "2").lastLine())
        .isEqualTo("positions 0/1");
  }

  @Test
  void aMoveThatOnlyTheFileKnowsIsADifference() throws IOException {
    String suite =
        file(
            """
            {"start_fen": "B:W21-32:B1-12", "start": {"1": 7},
             "divide": {"1": {"9-13": 1, "9-14": 1, "10-14": 1, "10-15": 1, "11-15": 1,
                              "11-16": 1, "12-16": 1, "1-2": 1}}}
            """);
    Shell shell = janus("perft", "checkers", "--suite", suite);
    assertThat(shell.out()).contains("start, depth 1, 1-2: counted 0 instead of 1");
    assertThat(shell.lastLine()).isEqualTo("positions 0/1");
  }

  @Test
  void aFileThatIsNoSuiteIsRefusedInOneSentence() throws IOException {
    for (String text : new String[] {"", "{", "[]", "{}", "{\"positions\": [{\"counts\": {}}]}"}) {
      Shell shell = janus("perft", "chess", "--suite", file(text));
      assertThat(shell.exitCode()).as(text).isEqualTo(1);
      assertThat(shell.err().lines()).as(text).hasSize(1);
    }
    assertThat(janus("perft", "chess", "--suite", folder + "/none.json").err())
        .startsWith("janus: cannot read ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          perft chess --depth x             | --depth takes a whole number, not 'x'
          perft chess --depth               | missing: --depth
          perft chess --depth 1 --depth 2   | --depth may be given only once
          perft chess --deep 2              | there is no command or option '--deep'
          """)
  void aWrongOptionIsNamedInOurOwnWords(String line, String said) {
    Shell shell = janus(line.split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err()).startsWith("janus: " + said).contains("--help)");
  }
}
