package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The film beside the board: the machine's own search, drawn and told. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheFilmTest {
  /** The thought behind the last move of the game that was kept last. */
  private static final String KEPT =
      """
      async () => {
        const open = indexedDB.open('janus');
        await new Promise((done) => { open.onsuccess = done; });
        const games = open.result.transaction('games').objectStore('games');
        const found = games.getAll();
        await new Promise((done) => { found.onsuccess = done; });
        open.result.close();
        const latest = found.result.sort((a, b) => (a.updated < b.updated ? 1 : -1))
            .find((game) => (game.thoughts ?? []).length > 0);
        return latest ? latest.thoughts.at(-1).thought : null;
      }
      """;

  private static Map<?, ?> keptThought(GamePage page) {
    page.page().waitForFunction("async () => await (" + KEPT + ")() !== null");
    return (Map<?, ?>) page.page().evaluate(KEPT);
  }

  private static Object field(Map<?, ?> thought, String name) {
    return Objects.requireNonNull(thought.get(name));
  }

  private static Locator fact(GamePage page, String id) {
    return page.page().locator("[data-fact=" + id + "] dd");
  }

  private static String grouped(Object count) {
    return String.format(java.util.Locale.ROOT, "%,d", ((Number) count).longValue());
  }

  private static Locator title(GamePage page) {
    return page.page().locator("[data-thinking=false] .full h2");
  }

  @ParameterizedTest
  @CsvSource({
    "minimax, intermediate, 23-18",
    "janus-checkers, 2, 23-18",
    "janus, 1, e4",
    "octave, faithful, e4",
    "microchess, super-blitz/no-book, e4",
    "microchess-plus, 3-ply, h4"
  })
  void itNamesTheMoveAndTellsWhatTheThoughtCounted(
      String engine, String level, String move, Visits visits) {
    SavedGame game = move.contains("-") ? SavedGame.checkers("red-vs-ai") : SavedGame.chess();
    GamePage page = visits.open(game.against(engine, level, "1"));
    page.type(move);
    page.expectMoveCount(2);
    Map<?, ?> thought = keptThought(page);
    assertThat(title(page)).hasText("Why " + thought.get("moveText") + "?");
    Assertions.assertThat(page.moves().getLast()).endsWith(field(thought, "moveText").toString());
    assertThat(fact(page, "nodes")).hasText(grouped(field(thought, "nodes")));
    assertThat(page.page().locator("[data-sentence]"))
        .containsText("It looked at " + grouped(field(thought, "nodes")) + " positions");
    Object cutoffs = thought.get("cutoffs");
    if (cutoffs != null) {
      assertThat(fact(page, "cutoffs")).hasText(grouped(cutoffs));
    }
    int tried = ((List<?>) field(thought, "tried")).size();
    assertThat(page.page().locator(".film table.unseen tbody tr")).hasCount(tried);
    assertThat(page.page().locator(".film [data-tried='" + thought.get("move") + "']")).hasCount(1);
  }

  @Test
  void aMoveByLotHasNoSearchToShow(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().against("mint", "mint-legal", "1"));
    page.type("e4");
    page.expectMoveCount(2);
    assertThat(title(page)).hasText("Why " + keptThought(page).get("moveText") + "?");
    assertThat(page.page().locator("[data-sentence]"))
        .hasText("It chose this move at random, one of 20. There is no search to show.");
    assertThat(page.page().locator(".film [data-tried]")).hasCount(0);
  }

  @Test
  void aMoveFromTheBookSaysSo(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().against("microchess", "normal", "1"));
    page.type("e4");
    page.expectMoveCount(2);
    assertThat(page.page().locator("[data-sentence]")).containsText("A book move");
  }

  @Test
  void theSearchGrowsWhileItThinks(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().against("janus", "full", "1"));
    page.type("e4");
    Locator live = page.page().locator(".film[data-thinking=true]");
    assertThat(live.locator(".full h2")).containsText("is thinking");
    assertThat(live.locator("[data-sentence]"))
        .containsText(Pattern.compile("Looking \\d+ moves ahead, it prefers "));
    assertThat(live.locator("table.unseen tbody tr")).hasCount(20);
  }

  @Test
  void anExpectedMoveIsShownOnTheBoard(Visits visits) {
    GamePage page =
        visits.open(SavedGame.checkers("red-vs-ai").against("minimax", "intermediate", "1"));
    page.type("23-18");
    page.expectMoveCount(2);
    Locator arrows = page.page().locator("[role=grid] svg .line, [role=grid] svg .reply");
    assertThat(arrows).hasCount(0);
    Locator chips = page.page().locator(".film .expects button");
    chips.nth(1).click();
    assertThat(arrows).hasCount(2);
    chips.nth(1).click();
    assertThat(arrows).hasCount(0);
  }

  /** Legal's trap reversed: the third move of Black allows mate, and the review finds it. */
  @Test
  void afterTheGameItShowsTheTurningPoint(Visits visits) {
    GamePage page =
        visits.open(
            SavedGame.chess()
                .after("e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6")
                .against("janus", "1", "1"));
    page.type("Qxf7#");
    Locator film = page.page().locator(".film .full");
    assertThat(film.locator("h2")).hasText("The turning point");
    assertThat(film.locator("[data-sentence]"))
        .containsText(Pattern.compile("Move 3, Nf6\\?\\?\\. A blunder: Black's chances drop"));
    film.getByText("Show it on the board").click();
    assertThat(page.page().locator("[data-ply='6']")).hasAttribute("aria-current", "step");
    assertThat(film.locator("h2")).not().hasText("The turning point");
  }

  @ParameterizedTest
  @CsvSource({"LIGHT", "DARK"})
  void onAPhoneItIsOneLineThatOpens(ColorScheme colours, Visits visits) throws IOException {
    Browser.NewContextOptions phone = Visits.phone().setColorScheme(colours).setBypassCSP(true);
    GamePage page = visits.open(phone);
    page.continueWith(SavedGame.checkers("red-vs-ai").against("minimax", "intermediate", "1"));
    page.type("23-18");
    page.expectMoveCount(2);
    Locator line = page.page().locator(".film .short");
    assertThat(line).containsText(Pattern.compile("Why .*\\?\\s*It looked at [\\d,]+ positions"));
    assertThat(title(page)).isHidden();
    line.click();
    assertThat(title(page)).isVisible();
    page.expectNothingBeside();
    Barriers.expectNone(page, "open film");
  }
}
