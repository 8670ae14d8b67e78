package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Why not my move, what pruning saves, where a score comes from, who first, and a game reviewed.
 */
@Tag("slow")
@ExtendWith(AtThePage.class)
class AskingTheSearchTest {
  /** One move from the shortest mate there is. */
  private static final SavedGame BEFORE_THE_BLUNDER = SavedGame.chess().after("f2f3", "e7e5");

  private static final SavedGame BEFORE_THE_MATE = SavedGame.chess().after("f2f3", "e7e5", "g2g4");

  private static final Pattern NODES = Pattern.compile("\"nodes\":(\\d+)");

  private static void look(GamePage page, String at) {
    page.page().evaluate("at => { location.hash = '#/xray/' + at }", at);
  }

  /** Who comes back to a game that is over finds the front door: it is ended here. */
  private static void mate(GamePage page) {
    page.type("Qh4#");
    page.expectMessage("mate");
  }

  private static Locator said(GamePage page) {
    return page.page().getByRole(AriaRole.STATUS).first();
  }

  @Test
  void aBadMoveIsAnsweredByItsRefutation(Visits visits) {
    GamePage page = visits.open(BEFORE_THE_BLUNDER);
    look(page, "why");
    page.click("g2", "g4");
    assertThat(said(page)).containsText("g4 allows Qh4 mate.");
    page.page().getByRole(AriaRole.GROUP).getByText("Qh4#").first().click();
    page.expectMan("h4", "black queen");
    visits.expectNoComplaints();
  }

  @Test
  void thePruningSwitchCountsWhatTheCommandCounts(Visits visits) {
    GamePage page = visits.open(BEFORE_THE_BLUNDER);
    look(page, "pruning");
    List<String> counted =
        NODES
            .matcher(
                Product.said(
                    "compare", "chess", "--engine", "octave", "--moves", "f2f3", "e7e5", "--json"))
            .results()
            .map((MatchResult found) -> found.group(1))
            .toList();
    assertThat(counted).hasSize(4);
    Locator cells = page.page().locator("[data-nodes]");
    assertThat(cells).hasCount(4);
    assertThat(cells.all().stream().map(cell -> cell.getAttribute("data-nodes")).toList())
        .isEqualTo(counted);
    visits.expectNoComplaints();
  }

  @ParameterizedTest
  @ValueSource(strings = {"octave", "microchess-plus", "janus", "microchess"})
  void theWaterfallEndsAtExactlyTheScore(String engine, Visits visits) {
    GamePage page = visits.open(BEFORE_THE_BLUNDER);
    look(page, "evaluation");
    page.page().locator(".asked select").first().selectOption(engine);
    Locator total = page.page().locator("[data-engine='" + engine + "'] [data-end]");
    total.waitFor();
    assertThat(total.getAttribute("data-end")).isEqualTo(total.getAttribute("data-score"));
    page.page()
        .getByLabel("Terms. Use the arrow keys to step through them.")
        .locator("button")
        .first()
        .focus();
    page.keys("ArrowDown");
    visits.expectNoComplaints();
  }

  @Test
  void aDoubleIsRoundedForPeopleAndFitsOnAPhone(Visits visits) {
    GamePage page = visits.open(Visits.phone());
    look(page, "evaluation?game=chess&moves=e2e4,e7e5,g1f3&engine=octave");
    Locator score = page.page().locator(".total .value");
    assertThat(score).hasText("0.2");
    page.expectNothingBeside();
  }

  @Test
  void everyPlayerAnswersOneAfterTheOther(Visits visits) {
    GamePage page = visits.open(BEFORE_THE_BLUNDER);
    look(page, "lineage");
    assertThat(said(page)).containsText(" find it");
    Locator players = page.page().locator("[data-engine]");
    assertThat(players.all().stream().map(one -> one.getAttribute("data-engine")).toList())
        .containsExactly("microchess", "octave", "mint", "microchess-plus", "janus");
    assertThat(players.last()).containsText("the measure");
    visits.expectNoComplaints();
  }

  @Test
  void aFinishedGameIsReviewedAndItsBlunderMarked(Visits visits) {
    GamePage page = visits.open(BEFORE_THE_MATE);
    mate(page);
    page.page().getByText("Review the game").click();
    assertThat(said(page)).containsText("4 moves reviewed by Janus");
    Locator moment = page.page().getByRole(AriaRole.LISTITEM).getByText("g4??");
    moment.first().click();
    assertThat(page.page().getByLabel("The move", exactly())).containsText("A blunder");
    page.expectMan("g2", "white pawn");
    visits.expectNoComplaints();
  }

  @Test
  void anAddressLeadsToThePositionTheMoveAndThePlayer(Visits visits) {
    GamePage page = visits.open();
    look(page, "why?game=chess&moves=f2f3,e7e5&move=g2g4&engine=octave");
    assertThat(said(page)).containsText("g4 allows Qh4 mate.");
    page.page().getByLabel("Level").selectOption("repaired");
    assertThat(page.page()).hasURL(Pattern.compile("move=g2g4.*&level=repaired"));
    look(page, "tree?game=chess&moves=f2f3,e7e4");
    assertThat(page.page().getByRole(AriaRole.ALERT)).containsText("cannot reach e4");
    visits.expectNoComplaints();
  }

  @Test
  void theLinkOfAMoveShowsItWithoutTheGame(Visits visits) {
    GamePage page = visits.open(BEFORE_THE_BLUNDER);
    look(page, "evaluation");
    page.page()
        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Link").setExact(true))
        .click();
    page.button("Back to the game").waitFor();
    assertThat(page.page()).hasURL(Pattern.compile("evaluation\\?game=chess&moves=f2f3,e7e5&"));
    assertThat(said(page)).containsText("made up like this");
    visits.expectNoComplaints();
  }

  private static Page.GetByLabelOptions exactly() {
    return new Page.GetByLabelOptions().setExact(true);
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void noLookHasBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.desktop().setColorScheme(colours).setBypassCSP(true));
    page.continueWith(BEFORE_THE_MATE);
    mate(page);
    look(page, "why");
    assertThat(said(page)).containsText("Its own choice");
    Barriers.expectNone(page, "why");
    look(page, "pruning");
    assertThat(said(page)).containsText("instead of");
    Barriers.expectNone(page, "pruning");
    look(page, "lineage");
    assertThat(said(page)).containsText("find it");
    Barriers.expectNone(page, "lineage");
    look(page, "evaluation");
    assertThat(said(page)).containsText("made up like this");
    Barriers.expectNone(page, "evaluation");
    look(page, "review/now");
    assertThat(said(page)).containsText("moves reviewed");
    Barriers.expectNone(page, "review");
  }
}
