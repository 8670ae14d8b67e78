package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The whole search behind a move: as a picture, as text, and step by step. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheTreeTest {
  /**
   * Eight kings: nine plies deep the flowchart's minimax looks at more than 100,000 positions, ten
   * plies deep at more than can be kept.
   */
  private static final String KINGS = "W:WK10,K14,K18,K22:BK3,K7,K31,K12";

  private static GamePage afterAMachineMove(Visits visits) {
    GamePage page =
        visits.open(SavedGame.checkers("red-vs-ai").against("minimax", "intermediate", "1"));
    page.click("c3", "d4");
    page.expectMoveCount(2);
    return page;
  }

  private static Locator counted(GamePage page, String what) {
    return page.page().locator("[data-count=" + what + "]");
  }

  private static Locator picture(GamePage page) {
    return page.page().getByRole(AriaRole.APPLICATION);
  }

  private static Locator path(GamePage page) {
    return page.page().locator(".card .path");
  }

  /** The last move of the path: the node looked at. */
  private static Locator here(GamePage page) {
    return path(page).locator("[aria-current]");
  }

  private static Locator why(GamePage page) {
    return page.page().locator("[data-why]");
  }

  private static void goTo(GamePage page, String look) {
    page.page().evaluate("look => { location.hash = '#/xray/' + look; }", look);
  }

  @Test
  void theTreeHasAsManyNodesAsThePanelCounted(Visits visits) {
    GamePage page = afterAMachineMove(visits);
    page.press("More figures");
    String nodes = figure(page, "nodes");
    String cuts = figure(page, "cutoffs");
    page.page()
        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Open the X-ray"))
        .click();
    assertThat(counted(page, "nodes")).hasText(nodes);
    assertThat(counted(page, "cutoffs")).hasText(cuts);
  }

  private static String figure(GamePage page, String id) {
    return page.page()
        .locator("[data-thinking=false] [data-figure=" + id + "] .number")
        .first()
        .innerText()
        .strip();
  }

  @Test
  void theArrowKeysWalkAndTheBoardFollows(Visits visits) {
    GamePage page = afterAMachineMove(visits);
    goTo(page, "tree");
    picture(page).focus();
    page.keys("Home");
    assertThat(here(page)).hasText("start");
    page.expectMan("d4", "white man");
    int men = page.men().count();
    page.keys("ArrowRight");
    assertThat(here(page)).hasText(Pattern.compile("\\d+[-x]\\d+"));
    String first = here(page).innerText().strip();
    page.keys("ArrowDown");
    assertThat(here(page)).not().hasText(first);
    page.keys("ArrowUp");
    assertThat(here(page)).hasText(first);
    page.keys("ArrowLeft");
    assertThat(here(page)).hasText("start");
    assertThat(page.men()).hasCount(men);
  }

  @Test
  void aCutShowsTheReplyThatRefutes(Visits visits) {
    GamePage page = afterAMachineMove(visits);
    goTo(page, "tree");
    page.press("Text");
    Locator cut = page.page().locator("[role=treeitem].cut").first();
    Pattern by = Pattern.compile("cut off by (\\S+?),? ");
    var found = by.matcher(cut.innerText() + " ");
    Assertions.assertThat(found.find()).isTrue();
    String reply = found.group(1).replaceAll(",$", "");
    cut.click();
    assertThat(why(page)).containsText("the reply " + reply + " already scores");
    assertThat(why(page)).containsText("never tried");
    page.page().locator(".card .best").click();
    assertThat(here(page)).hasText(reply);
  }

  @Test
  void aMoveIsFoundByItsText(Visits visits) {
    GamePage page = afterAMachineMove(visits);
    goTo(page, "tree");
    Locator search = page.page().getByLabel("Find a move in the tree");
    search.fill("11-15");
    assertThat(page.page().locator(".found")).hasText(Pattern.compile("[1-9]\\d* match(es)?"));
    page.keys("Enter");
    assertThat(path(page)).containsText("11-15");
  }

  @Test
  void stepsForwardsAndBackwardsComeBackToTheSame(Visits visits) {
    GamePage page = afterAMachineMove(visits);
    goTo(page, "steps");
    Locator said = page.page().locator("[data-said]");
    Locator step = page.page().locator("[data-step]");
    assertThat(said).containsText("Start: Black looks for its best move");
    page.press("Next cut-off ✂");
    assertThat(said).containsText("is enough");
    page.press("One step back");
    assertThat(said)
        .containsText(Pattern.compile("Beta .* ≤ alpha .*: a cut-off, \\d+ moves? never"));
    String before = state(page);
    for (int i = 0; i < 12; i++) page.press("One step on");
    Assertions.assertThat(state(page)).isNotEqualTo(before);
    for (int i = 0; i < 12; i++) page.press("One step back");
    Assertions.assertThat(state(page)).isEqualTo(before);
    page.press("To the end");
    assertThat(said).containsText("Done: ");
    page.keys("Home");
    assertThat(step).hasAttribute("data-step", "0");
  }

  /** All that a step shows but for the board, which comes a moment later. */
  private static String state(GamePage page) {
    Page shown = page.page();
    return shown.locator("[data-step]").getAttribute("data-step")
        + shown.locator("[data-said]").innerText()
        + shown.locator(".stack").innerText();
  }

  @Test
  void microchessShowsItsStatesAndCandidates(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().against("microchess", "super-blitz", "1"));
    page.type("a4"); // not in its book
    page.expectMoveCount(2);
    goTo(page, "tree");
    assertThat(page.page().locator("[data-counts]")).containsText("candidates");
    assertThat(page.page().locator("tr.chosen")).hasCount(1);
    assertThat(page.page().locator(".counters tr")).hasCount(22);
  }

  @Test
  void aSearchThatCannotBeWalkedThroughLeadsToOneThatCan(Visits visits) {
    GamePage page = visits.open().playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    goTo(page, "steps");
    page.press("Ask The Flowchart about this position");
    assertThat(page.page().locator("[data-said]")).isVisible();
    page.page()
        .getByLabel("Opponent", new Page.GetByLabelOptions().setExact(true))
        .selectOption("janus-checkers");
    page.page().getByText("See an example").click();
    assertThat(page.page().locator("[data-said]")).isVisible();
    assertThat(page.page()).hasURL(Pattern.compile("moves=24-20,11-16,"));
  }

  private static GamePage withKings(Visits visits, String plies) {
    GamePage page = visits.open();
    goTo(page, "tree");
    page.press("Paste a FEN");
    page.page().getByLabel("FEN, chess or checkers").fill(KINGS);
    page.keys("Enter");
    page.button("Back to the game").waitFor();
    page.page().getByLabel("Level").selectOption("expert");
    page.page().getByLabel("Moves ahead").selectOption(plies);
    return page;
  }

  @Test
  void aTreeOfAHundredThousandNodesOpens(Visits visits) {
    GamePage page = withKings(visits, "9");
    assertThat(counted(page, "nodes")).hasText(Pattern.compile("1\\d\\d,\\d\\d\\d"));
    picture(page).focus();
    page.keys("Home", "ArrowRight", "Enter", "ArrowRight", "ArrowDown");
    assertThat(path(page).getByRole(AriaRole.BUTTON)).hasCount(3);
  }

  @Test
  void aTreeThatIsTooLargeIsRefusedWithTheReason(Visits visits) {
    GamePage page = withKings(visits, "10");
    assertThat(page.page().getByRole(AriaRole.ALERT)).containsText("more than 250000 positions");
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void neitherFormHasBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.desktop().setColorScheme(colours).setBypassCSP(true));
    page.continueWith(SavedGame.checkers("red-vs-ai").against("minimax", "intermediate", "1"));
    page.click("c3", "d4");
    page.expectMoveCount(2);
    goTo(page, "tree");
    assertThat(counted(page, "nodes")).isVisible();
    page.expectMan("e5", "black man");
    Barriers.expectNone(page, "picture");
    page.press("Text");
    Barriers.expectNone(page, "text");
    goTo(page, "steps");
    assertThat(page.page().locator("[data-said]")).isVisible();
    Barriers.expectNone(page, "steps");
  }
}
