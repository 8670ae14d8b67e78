package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What two people do at a table beside moving. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class AtTheTableTest {
  /** The man on c1, square 30, may take two men by way of a3 or of e3; either way it ends on c5. */
  private static final String TWO_WAYS = "W:W30:B17,18,25,26";

  @Test
  void whoeverResignsLosesAndCanTakeItBack(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().after("e2e4"));
    page.choose("Resign");
    page.press("Really resign?");
    page.expectMessage("Black resigned. White wins.");
    page.openMenu();
    assertThat(page.button("Resign")).isDisabled();
    page.press("Undo");
    page.type("e5");
    page.expectMoves("e4", "e5");
  }

  @Test
  void aDrawIsOfferedAndDeclinedOrAgreed(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().after("e2e4"));
    page.openMenu();
    assertThat(page.button("Offer draw")).isDisabled(); // FIDE 5.2.3: both have to move first
    page.type("e5");
    page.choose("Offer draw");
    page.press("Decline");
    page.expectMessage("Black declines the draw.");
    page.openMenu();
    assertThat(page.button("Offer draw")).isDisabled();
    page.type("Nf3");
    page.choose("Offer draw");
    page.press("Accept");
    page.expectMessage("Draw agreed.");
    page.openMenu();
    assertThat(page.button("Offer draw")).isDisabled();
  }

  @Test
  void theBoardIsTurnedRound(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    Assertions.assertThat(top(page.square("a8"))).isLessThan(top(page.square("a1")));
    page.press("Flip");
    page.page().waitForCondition(() -> top(page.square("a8")) > top(page.square("a1")));
    page.click("e2", "e4");
    page.expectMan("e4", "white pawn");
  }

  @Test
  void aHintNamesAMoveAndWhoWouldPlayIt(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
    page.press("Hint");
    page.expectMessage("Hint: Ra8");
    page.expectMoveCount(0);
  }

  @Test
  void theMoveListIsWalkedWithTheKeyboard(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().after("e2e4", "e7e5", "g1f3"));
    page.page().locator("section.moves li .move").last().focus();
    page.keys("ArrowLeft");
    page.expectMan("g1", "white knight");
    page.keys("Home");
    page.expectMan("e2", "white pawn");
    page.keys("End");
    page.expectMan("f3", "white knight");
    page.expectMoveCount(3);
  }

  @Test
  void twoWaysBetweenTheSameSquaresAreToldApartByTheirHops(Visits visits) {
    GamePage page = visits.open(SavedGame.checkers("acf").from(TWO_WAYS));
    page.click("c1");
    page.expectMarked("jump", "a3", "e3");
    page.click("e3", "c5");
    page.expectMan("c5", "white man");
    page.expectEmpty("d2", "d4");
    page.expectMan("b2", "black man");
    page.expectMan("b4", "black man");
  }

  @Test
  void aTypedMoveThatFitsTwoWaysAsksForTheHops(Visits visits) {
    GamePage page = visits.open(SavedGame.checkers("acf").from(TWO_WAYS));
    page.type("30x14");
    page.expectMessage("could be any of");
    page.expectMoveCount(0);
    page.type("30x21x14");
    page.expectMoveCount(1);
    page.expectEmpty("b2", "b4");
    page.expectMan("d4", "black man");
  }

  private static double top(Locator square) {
    return square.boundingBox().y;
  }
}
