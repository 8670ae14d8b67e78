package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the machine thought, for everybody to see. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheDashboardTest {
  private static final Pattern IN_A_SENTENCE =
      Pattern.compile(".*It looked at [\\d,]+ positions, with [\\d,]+ cut-offs\\.");

  private static SavedGame againstMinimax(String level, String seed) {
    return SavedGame.checkers("red-vs-ai").against("minimax", level, seed);
  }

  @Test
  void aThoughtIsToldInOneSentence(Visits visits) {
    GamePage page = visits.open(againstMinimax("expert", "1"));
    page.click("c3", "d4");
    assertThat(page.page().locator("[data-sentence]")).hasText(IN_A_SENTENCE);
  }

  @Test
  void positionsPrunesAndThinkTimeAreShownAfterEachMachineMove(Visits visits) {
    GamePage page = visits.open(againstMinimax("expert", "1"));
    page.click("c3", "d4");
    page.expectMoveCount(2);
    page.press("More figures");
    Assertions.assertThat(number(figure(page, "nodes"))).isPositive();
    Assertions.assertThat(number(figure(page, "cutoffs"))).isPositive();
    assertThat(figure(page, "time")).containsText(Pattern.compile("\\d s$"));
  }

  @Test
  void everyFigureExplainsItselfWithOneClick(Visits visits) {
    GamePage page = visits.open(againstMinimax("expert", "1"));
    page.click("c3", "d4");
    page.expectMoveCount(2);
    page.press("More figures");
    Locator figures = page.page().locator("[data-figure]:visible");
    for (int i = 0; i < figures.count(); i++) {
      Locator definition = figures.nth(i).locator(".definition");
      assertThat(definition).isHidden();
      figures.nth(i).locator("button").click();
      assertThat(definition).containsText(Pattern.compile("\\w+ \\w+"));
    }
  }

  @Test
  void theBestLineIsDrawnOnTheBoardForWhoeverWantsIt(Visits visits) {
    GamePage page = visits.open(againstMinimax("expert", "1"));
    page.click("c3", "d4");
    page.expectMoveCount(2);
    Locator arrows = page.page().locator("[role=grid] svg .line, [role=grid] svg .reply");
    assertThat(arrows).hasCount(0);
    page.press("More figures");
    page.page().getByLabel("arrows on the board").check();
    assertThat(arrows).hasCount(2);
  }

  @Test
  void theTotalsOfTheGameAreTheSumsOfItsMoves(Visits visits) {
    GamePage page = visits.open(againstMinimax("expert", "1"));
    page.press("More figures");
    page.click("c3", "d4");
    page.expectMoveCount(2);
    long first = number(figure(page, "nodes"));
    page.press("Hint");
    page.expectMessage("Hint:");
    page.type(hinted(page));
    page.expectMoveCount(4);
    assertThat(total(page, "moves")).hasText("2");
    Assertions.assertThat(number(total(page, "positions")))
        .isEqualTo(first + number(figure(page, "nodes")));
  }

  @Test
  void aBeginnersRandomMoveSaysThatItWasRandom(Visits visits) {
    GamePage page = visits.open(againstMinimax("beginner", "5"));
    page.click("c3", "d4");
    page.expectMoveCount(2);
    assertThat(page.page().locator("[data-sentence]"))
        .hasText("A random move this time: it does that four times in ten.");
    page.press("More figures");
    assertThat(page.page().locator("[data-thinking=false] .remark").first())
        .containsText("0.34 < 0.40: a random move");
  }

  @Test
  void theNumbersGrowWhileTheMachineThinks(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().against("janus", "full", "1"));
    page.press("More figures");
    page.type("e4");
    assertThat(page.page().locator("[data-thinking=true] [data-figure=nodes] .number"))
        .hasText(Pattern.compile("[\\d,]{4,}"));
    page.expectMoveCount(1);
    page.press("New game");
    page.press("Start game");
    page.expectMoveCount(0);
  }

  private static String hinted(GamePage page) {
    return page.message().innerText().replaceFirst(".*: (.*)\\.$", "$1");
  }

  private static Locator figure(GamePage page, String id) {
    return page.page().locator("[data-thinking=false] [data-figure=" + id + "] .number").first();
  }

  private static Locator total(GamePage page, String words) {
    return page.page().locator("tr[data-total='" + words + "'] td");
  }

  private static long number(Locator shown) {
    return Long.parseLong(shown.innerText().replace(",", "").strip());
  }
}
