package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.games.Games;
import games.janus.play.puzzle.Puzzle;
import games.janus.play.puzzle.PuzzleText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Puzzles solved on the board, and found in one's own games. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class PuzzlesOnThePageTest {
  private static final Path SET = Path.of("../web/src/lib/puzzles/sets/chess.txt");

  /** The mates in one, in the order of the file, in which the page offers them. */
  private static List<Puzzle<Position, Move>> mates() throws IOException {
    var text = new PuzzleText<>(Games.chess());
    return Files.readAllLines(SET).stream()
        .filter(line -> line.contains("mate-in-one"))
        .limit(2)
        .map(text::read)
        .toList();
  }

  private static GamePage puzzles(GamePage page, String which) {
    page.page().evaluate("location.hash = '#/puzzles'");
    page.page().locator(".choose input[value=chess]").check();
    page.page().getByLabel("Which puzzles?").selectOption(which);
    return page;
  }

  private static Locator said(GamePage page) {
    return page.page().locator(".exercise [role=status]");
  }

  @Test
  void aPuzzleIsSolvedAndAWrongMoveRefuted(Visits visits) throws IOException {
    GamePage page = puzzles(visits.open(SavedGame.chess()), "mate-in-one");
    Puzzle<Position, Move> first = mates().getFirst();
    Move wrong =
        first.start().legalMoves().stream()
            .filter(move -> move instanceof Move.Normal && !move.equals(first.line().getFirst()))
            .findFirst()
            .orElseThrow();
    assertThat(said(page)).containsText("mate in one");
    make(page, wrong);
    assertThat(said(page)).containsText("does not do it");
    page.press("Try again");
    page.press("Hint");
    page.expectSelected(first.line().getFirst().from().toString());
    page.click(first.line().getFirst().to().toString());
    assertThat(said(page)).containsText("Solved with");
    page.press("Next puzzle");
    make(page, mates().getLast().line().getFirst());
    assertThat(said(page)).containsText("Solved with");
    assertThat(page.page().locator(".streak")).containsText("1 in a row (best: 1)");
    page.page().reload();
    puzzles(page, "mate-in-one");
    assertThat(page.page().locator(".legend")).containsText("2 solved");
  }

  private static void make(GamePage page, Move move) {
    page.click(move.from().toString());
    page.expectSelected(move.from().toString());
    page.click(move.to().toString());
  }

  @Test
  void puzzlesAreFoundInMyOwnGames(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().after("f2f3", "e7e5", "g2g4"));
    puzzles(page, "mine");
    assertThat(page.page().locator(".none")).containsText("no puzzle here yet");
    page.press("Find puzzles in my games");
    assertThat(said(page)).containsText("Black to move: mate in one.");
    page.click("d8", "h4");
    assertThat(said(page)).containsText("Solved with");
    assertThat(page.page().locator(".make")).containsText("1 game looked at.");
  }

  @Test
  void aPuzzleHasNoBarriers(Visits visits) throws IOException {
    GamePage page = visits.open(Visits.phone().setColorScheme(ColorScheme.DARK).setBypassCSP(true));
    puzzles(page, "mine");
    page.button("Find puzzles in my games").waitFor();
    page.page().getByLabel("Which puzzles?").selectOption("children");
    page.button("Hint").waitFor();
    page.expectNothingBeside();
    Barriers.expectNone(page, "a puzzle");
  }
}
