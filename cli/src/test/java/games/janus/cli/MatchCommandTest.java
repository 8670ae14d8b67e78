package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchCommandTest {
  @TempDir Path folder;

  @Test
  @Tag("slow")
  void twoEnginesPlayEveryOpeningWithBothColours() throws IOException {
    Path openings = folder.resolve("openings.epd");
    Files.writeString(openings, "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n");
    Path games = folder.resolve("games.pgn");
    Shell shell =
        janus(
            "match",
            "octave",
            "mint",
            "--depth",
            "1",
            "--openings",
            openings.toString(),
            "--pgn",
            games.toString());
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).containsPattern("2 games: \\+\\d =\\d -\\d").contains("LOS");
    assertThat(Files.readString(games))
        .contains("[White \"octave\"]")
        .contains("[White \"mint\"]")
        .containsPattern("\\[ECO \"[AB][0-9]{2}\"]\n\\[Opening \"\\w")
        .contains("[FEN \"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\"]");
    assertThat(janus("pgn", "check", games.toString()).lastLine()).isEqualTo("games 2/2");
  }

  @Test
  @Tag("slow")
  void checkersIsPlayedTheSameWay() throws IOException {
    Path games = folder.resolve("games.pdn");
    Shell shell =
        janus(
            "match",
            "janus-checkers@3",
            "minimax@beginner",
            "--nodes",
            "2000",
            "--pdn",
            games.toString());
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).contains("2 games:");
    assertThat(janus("pdn", "check", games.toString()).lastLine()).isEqualTo("games 2/2");
  }

  @Test
  void gamesTellTheBallotTheyBeganWith() throws IOException {
    Path games = folder.resolve("ballots.pdn");
    String line =
        "match minimax minimax --depth 1 --openings ballots --games 8 --max-plies 20 --pdn";
    assertThat(janus((line + " " + games).split(" ", -1)).exitCode()).isZero();
    assertThat(Files.readString(games).lines().filter(it -> it.startsWith("[Opening")))
        .containsExactly(
            "[Opening \"1: 9-13 21-17 5-9\"]",
            "[Opening \"1: 9-13 21-17 5-9\"]",
            "[Opening \"2: 9-13 21-17 6-9\"]",
            "[Opening \"2: 9-13 21-17 6-9\"]",
            "[Opening \"4: 9-13 22-17 13x22\"]",
            "[Opening \"4: 9-13 22-17 13x22\"]",
            "[Opening \"5: 9-13 22-18 6-9 (Dreaded Edinburgh)\"]",
            "[Opening \"5: 9-13 22-18 6-9 (Dreaded Edinburgh)\"]");
  }

  @Test
  @Tag("slow")
  void levelsKnowHowMuchToThinkAndDoNotRepeatTheirGames() throws IOException {
    Path games = folder.resolve("games.pgn");
    Shell shell = janus("match", "janus@1", "janus@2", "--games", "4", "--pgn", games.toString());
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).contains("by their levels").contains("4 games:");
    // One opening for all four, and the first moves differ between rounds.
    assertThat(Files.readString(games).lines().filter(line -> line.startsWith("1. ")).distinct())
        .hasSize(4);
  }

  @Test
  @Tag("slow")
  void bothMayKeepTheProcessorBusyForEquallyLong() {
    Shell shell = janus("match janus janus --cpu-ms 40 --games 2 --max-plies 12".split(" ", -1));
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).contains("40 ms of CPU time per move").contains("2 games:");
    for (String name : List.of("\njanus 1: ", "\njanus 2: ")) {
      String rest = shell.out().substring(shell.out().indexOf(name) + name.length());
      assertThat(Double.parseDouble(rest.substring(0, rest.indexOf(' '))))
          .as(name)
          .isBetween(39.0, 400.0);
    }
    assertThat(shell.out()).containsPattern("load of the machine: [0-9.]+ to [0-9.]+ on ");
  }

  @Test
  void aProgramIsCalledAsItCallsItselfOrAsSomebodySays() throws IOException {
    Path program = folder.resolve("program");
    Files.writeString(
        program,
        """
        while read -r command rest; do
          case "$command" in
            uci) echo "id name Shell of its own"; echo uciok ;;
            isready) echo readyok ;;
            go) echo bestmove e2e5 ;;
            quit) exit 0 ;;
          esac
        done
        """);
    String line = "match octave|cmd:sh " + program + "|--depth|1|--games|1";
    assertThat(janus(line.replace("match ", "match|").split("\\|", -1)).out())
        .contains("octave - Shell of its own");
    assertThat(janus((line.replace("match ", "match|") + "|--name|2:Wrong").split("\\|", -1)).out())
        .contains("octave - Wrong");
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    Shell shell = janus("match", "octave", "cmd:no-such-engine", "--depth", "1");
    assertThat(shell.exitCode()).isEqualTo(1);
    assertThat(shell.err()).contains("no-such-engine cannot be started");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nobody octave --depth 1 | there is no engine called 'nobody'",
        "octave minimax --depth 1 | do not play the same game",
        "octave octave@x --depth 1 | octave has no level 'x', only faithful, repaired",
        "janus janus | say how long they may think",
        "octave octave --tc soon | not a time control",
        "octave octave --cpu-ms 0 | --cpu-ms",
        "octave octave --cpu-ms 10 --tc 1 | --cpu-ms and --tc",
        "octave octave --cpu-ms 10 --movetime 10 | --cpu-ms and --movetime",
        "janus janus --cpu-ms 10 --option Threads=2 | leave Threads at 1",
        "octave octave --depth 0 | --depth is 1 to 100",
        "octave octave --depth 1 --sprt 5,0 | smaller than the second",
        "octave octave --depth 1 --sprt 5 | 2 to 4 numbers",
        "octave octave --depth 1 --name Me | --name is 1: or 2:",
        "octave octave --depth 1 --option Hash | NAME=VALUE",
        "octave octave --depth 1 --option Hash=1 | octave has no option Hash here",
        "janus janus --depth 1 --option 2:MultiPV=1 | janus has no option MultiPV here",
        "janus-checkers-classic minimax --depth 1 --option 1:Net=a.net | has no option Net here",
        "janus janus --depth 1 --option Hash=much | Hash is 1 to 8192",
        "octave octave --depth 1 --resign 3,NaN | --resign takes whole numbers from 1 on",
        "octave octave --depth 1 --resign 3.5,400 | --resign takes whole numbers from 1 on",
        "octave octave --depth 1 --draw 0,8,10 | --draw takes whole numbers from 1 on",
        "octave cmd: --depth 1 | cmd: must be followed by",
        "octave octave --depth 1 --openings ballots | openings for checkers",
        "octave octave --depth 1 --concurrency 0 | --concurrency is 1 to 256",
      })
  void aWrongCommandLineIsExplained(String arguments, String sentence) {
    Shell shell = janus(("match " + arguments.strip()).split(" ", -1));
    assertThat(shell.exitCode()).isEqualTo(2);
    assertThat(shell.err()).contains(sentence.strip());
  }

  @Test
  void aTableThatDoesNotFitIsRefused() throws IOException {
    Path file = folder.resolve("suite.epd");
    Files.writeString(file, "6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Re8#;\n");
    String sentence = "there is not enough memory for a table of 8192 MB";
    Shell suite = janus("suite", file.toString(), "--depth", "1", "--hash", "8192");
    assertThat(suite.exitCode()).isEqualTo(1);
    assertThat(suite.err()).contains(sentence);
    Shell match = janus("match", "janus", "janus", "--depth", "1", "--option", "Hash=8192");
    assertThat(match.exitCode()).isEqualTo(1);
    assertThat(match.err()).contains("janus: " + sentence);
  }

  @Test
  void aSuiteIsSolvedAndCounted() throws IOException {
    Path file = folder.resolve("suite.epd");
    Files.writeString(
        file,
        """
        6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Re8#; id "one";
        6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Kb1; id "two";
        """);
    Shell shell = janus("suite", file.toString(), "--depth", "3", "--hash", "1");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out()).isEqualTo("two: Re8# instead of Kb1\nsolved 1/2\n");
    assertThat(janus("suite", file.toString(), "--depth", "3", "--hash", "1", "--json").lines())
        .hasSize(2)
        .allMatch(line -> line.contains("\"move\":\"Re8#\""));
  }

  @Test
  @Tag("slow")
  void oneIsNotToldAsMany() {
    Shell shell = janus("match", "janus@1", "janus@1", "--games", "1");
    assertThat(shell.exitCode()).isZero();
    assertThat(shell.out())
        .containsPattern(", 1 opening\\R")
        .contains("1 game: +")
        .doesNotContain("± inf")
        .doesNotContain("± 0.0");
  }
}
