package games.janus.cli;

import static games.janus.cli.Shell.janus;
import static org.assertj.core.api.Assertions.assertThat;

import games.janus.arena.EngineFactory;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.games.Games;
import games.janus.play.puzzle.Goal;
import games.janus.play.puzzle.Puzzle;
import games.janus.play.puzzle.PuzzleText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles made and checked at the terminal, and those that come with the page. */
class PuzzlesCommandTest {
  private static final Path SETS = Path.of("../web/src/lib/puzzles/sets");

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void whatIsMadeFromAGameStandsTheCheck() throws IOException {
    String games = file("games.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 e5 *\n");
    String out = folder.resolve("puzzles.txt").toString();
    Shell made = janus("puzzles", games, "--sure", "--nodes", "2000", "--made", "hand", "-o", out);
    assertThat(made.err()).contains("1 puzzle in 2 games (8 positions)");
    assertThat(Files.readString(Path.of(out)))
        .startsWith("# puzzles: chess\n# command: janus puzzles games.pgn --nodes 2000 --sure\n")
        .contains("# games: hand\n")
        .contains("# counts: games=2 positions=8 fallen=0 puzzles=1\n")
        .containsPattern("; d8h4; mate; [0-9]+; mate-in-one; 1/3\n");
    Shell checked = janus("puzzles", "--check", out);
    assertThat(checked.exitCode()).isZero();
    assertThat(checked.err()).contains("1 puzzle checked").contains("0 wrong");
  }

  @Test
  void aWrongPuzzleIsNamed() throws IOException {
    String fen = "4k3/5ppp/8/3q4/8/2N5/5PPP/4K3 w - - 0 1";
    String puzzles = file("p.txt", "# puzzles: chess\n" + fen + "; e1f1; win; 9; ; 1/1\nx\n");
    Shell checked = janus("puzzles", "--check", "--nodes", "2000", puzzles);
    assertThat(checked.exitCode()).isEqualTo(1);
    assertThat(checked.err())
        .contains("p.txt:2: move 1 of the solution is not the only good one")
        .contains("p.txt:3: a puzzle has 6 parts")
        .contains("2 wrong");
  }

  @Test
  void whatCannotBeReadIsSaid() throws IOException {
    assertThat(janus("puzzles", "a.pgn", "b.pdn").err())
        .contains("all end in .pgn, or all in .pdn");
    assertThat(janus("puzzles", "--check", file("p.txt", "hello\n")).err())
        .contains("the first line must be \"# puzzles: chess\"");
  }

  /** The whole takes minutes: {@link #everyShippedPuzzleStandsTenTimesTheSearch}. */
  @ParameterizedTest
  @ValueSource(strings = {"chess", "checkers"})
  void aSampleOfTheShippedPuzzlesStands(String game) {
    Shell checked = janus("puzzles", "--check", "--every", "70", set(game).toString());
    assertThat(checked.err()).contains(" 0 wrong");
    assertThat(checked.exitCode()).isZero();
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"chess", "checkers"})
  void everyShippedPuzzleStandsTenTimesTheSearch(String game) {
    Shell checked = janus("puzzles", "--check", set(game).toString());
    assertThat(checked.err()).contains(" 0 wrong");
    assertThat(checked.exitCode()).isZero();
  }

  private static Path set(String game) {
    return SETS.resolve(game + ".txt");
  }

  /** The endgame tables are asked about every position of every solution, without any search. */
  @Test
  void noShippedPuzzleContradictsTheEndgameTables() throws IOException {
    var type = Games.checkers(RuleSet.ACF);
    var known = EngineFactory.embedded(1).known(type);
    int proven = 0;
    for (String line : Files.readAllLines(set("checkers"))) {
      if (line.startsWith("#")) {
        continue;
      }
      Puzzle<Position, Move> puzzle = new PuzzleText<>(type).read(line);
      Position position = puzzle.start();
      for (int i = 0; i < puzzle.line().size(); i++) {
        Move move = puzzle.line().get(i);
        var here = known.apply(position);
        if (i % 2 == 0 && here.isPresent()) {
          double wanted = puzzle.goal() == Goal.WIN ? 1 : 0.5;
          assertThat(here.get().points()).as(line).isEqualTo(wanted);
          for (Move other : position.legalMoves()) {
            Position after = position.play(other);
            var reply = known.apply(after);
            if (reply.isPresent() && !after.legalMoves().isEmpty()) {
              assertThat(1 - reply.get().points() >= wanted)
                  .as("%s: %s", line, other)
                  .isEqualTo(other.equals(move));
              proven++;
            }
          }
        }
        position = position.play(move);
      }
    }
    assertThat(proven).isGreaterThan(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "checkers"})
  void thereAreSomeHundredsOfEachGame(String game) throws IOException {
    List<String> puzzles =
        Files.readAllLines(set(game)).stream().filter(line -> !line.startsWith("#")).toList();
    assertThat(puzzles).hasSizeGreaterThan(200).doesNotHaveDuplicates();
  }
}
