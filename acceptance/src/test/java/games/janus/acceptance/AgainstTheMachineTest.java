package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Checkers as Red against the flowchart's machine; a finger begins at the front door. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class AgainstTheMachineTest {
  private static final Pattern REDS_TURN = Pattern.compile("^Your move");
  private static final SavedGame AGAINST_THE_FLOWCHART =
      SavedGame.checkers("red-vs-ai").against("minimax", "intermediate", "1");

  private static SavedGame redAgainstMinimax(String fen) {
    return SavedGame.checkers("red-vs-ai").from(fen).against("minimax", "expert", "1");
  }

  @Test
  void redStandsOnTheThreeRowsBelowAndBlackOnTheThreeAbove(Visits visits) {
    GamePage page = visits.open(AGAINST_THE_FLOWCHART);
    assertThat(page.squares()).hasCount(64);
    assertThat(page.men("white man")).hasCount(12);
    assertThat(page.men("black man")).hasCount(12);
    for (String square : List.of("b8", "h8", "a7", "g7", "b6", "h6")) {
      page.expectMan(square, "black man");
    }
    for (String square : List.of("a3", "g3", "b2", "h2", "a1", "g1")) {
      page.expectMan(square, "white man");
    }
    assertThat(page.square("a1")).hasAttribute("aria-label", "a1 (29), Red man");
    assertThat(page.square("b8")).hasAttribute("aria-label", "b8 (1), Black man");
  }

  @Test
  void theGameGreetsAndWaitsForAClickOnARedMan(Visits visits) {
    GamePage page = visits.open(AGAINST_THE_FLOWCHART);
    assertThat(page.message()).hasText("You play Red. Move a piece and the game begins.");
    page.click("d4", "b6", "c1");
    page.expectNothingSelected();
    page.expectMoveCount(0);
    page.click("c3");
    page.expectSelected("c3");
  }

  @Test
  void aSelectedManShowsWhereItMayGo(Visits visits) {
    GamePage page = visits.open(AGAINST_THE_FLOWCHART);
    page.click("c3");
    page.expectSelected("c3");
    page.expectMarked("regular", "b4", "d4");
    page.expectMarked("jump");
  }

  @Test
  void afterAMoveTheMachineAnswersByItselfAndRedHasTheTurnAgain(Visits visits) {
    GamePage page = visits.open(AGAINST_THE_FLOWCHART);
    page.click("c3", "d4");
    page.expectMan("d4", "white man");
    page.expectMoveCount(2);
    page.expectMessage(REDS_TURN);
  }

  @Test
  void whenAJumpIsThereNothingElseMayMove(Visits visits) {
    GamePage page = visits.open(redAgainstMinimax("W:W30,32:B26,5"));
    page.expectMessage("must jump");
    page.expectMarked("jumper", "c1");
    page.click("g1");
    page.expectNothingSelected();
    page.expectMessage("jump");
    page.click("c1");
    page.expectMarked("jump", "e3");
    page.expectMarked("regular");
  }

  @Test
  void aJumpTakesTheManOffTheBoardAtOnceAndTheNextHopsAreGold(Visits visits) {
    GamePage page = visits.open(redAgainstMinimax("W:W30:B26,18,5"));
    page.click("c1", "e3");
    page.expectEmpty("d2", "c1");
    page.expectSelected("e3");
    page.expectMarked("jump", "c5");
    page.expectMessage("Keep jumping with the same piece");
    assertThat(page.square("c5").locator(".mark")).hasCSS("border-top-color", "rgb(255, 215, 0)");
  }

  @Test
  void aSequenceOfJumpsIsPlayedToItsEnd(Visits visits) {
    GamePage page = visits.open(redAgainstMinimax("W:W30:B26,18,5"));
    page.click("c1", "e3", "a5");
    page.keys("Escape");
    page.expectMessage("The jump is not finished");
    page.expectMoveCount(0);
    page.expectMan("e3", "white man");
    page.click("c5");
    page.expectEmpty("d4");
    page.expectMoveCount(2);
  }

  @Test
  void aManThatReachesTheFarEndIsCrowned(Visits visits) {
    GamePage page = visits.open(redAgainstMinimax("W:W7:B12"));
    page.click("e7", "d8");
    page.expectMan("d8", "white king");
    assertThat(page.square("d8")).hasAttribute("aria-label", Pattern.compile("Red king"));
    page.expectMoveCount(2);
  }

  @Test
  void theMachinePlaysAWholeSequenceOfJumpsAsOneMove(Visits visits) {
    GamePage page = visits.open(redAgainstMinimax("W:W15,22,28:B11,8"));
    page.click("h2", "g3");
    page.expectMoves("28-24", "11x25");
    page.expectMan("b2", "black man");
    page.expectEmpty("f6", "e5", "d4", "c3");
  }

  @Test
  void whoeverTakesTheLastManWinsAndTheEndWaitsForReset(Visits visits) {
    GamePage page = visits.open(redAgainstMinimax("W:W30:B26"));
    page.click("c1", "e3");
    page.expectMessage("You win!");
    page.expectMessage("Reset to play again");
    page.click("e3", "d4");
    page.expectNothingSelected();
    page.expectMan("e3", "white man");
    page.press("Reset");
    page.expectMan("c1", "white man");
    page.expectMan("d2", "black man");
    page.expectMessage("must jump");
  }

  @Test
  void whoeverLosesTheLastManIsToldSo(Visits visits) {
    GamePage page = visits.open(redAgainstMinimax("W:W29:B22"));
    page.click("a1", "b2");
    page.expectMessage("You lost.");
    page.expectMessage("No pieces left");
    assertThat(page.men("white man")).hasCount(0);
  }

  @Test
  void aNewGameStopsAMachineThatIsThinking(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().against("janus", "full", "1"));
    page.type("e4");
    page.expectMessage("is thinking");
    page.press("New game");
    page.press("Start game");
    assertThat(page.message()).hasText("You play White. Move a piece and the game begins.");
    page.expectMoveCount(0);
    page.expectMan("e2", "white pawn");
  }

  @Test
  void aFingerOnAPhoneMovesAManAndThePageStaysWhereItIs(Visits visits) {
    GamePage page = visits.open(Visits.phone());
    page.square("f6").tap();
    page.expectMarked("regular", "e5", "g5");
    page.square("e5").tap();
    page.expectMoveCount(2);
    assertThat(page.page().locator("html"))
        .hasJSProperty("scrollWidth", page.page().viewportSize().width);
  }
}
