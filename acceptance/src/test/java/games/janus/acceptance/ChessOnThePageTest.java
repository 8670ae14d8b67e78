package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What chess asks of a board beyond checkers. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class ChessOnThePageTest {

  @Test
  void theKingCastlesWithTwoClicks(Visits visits) {
    GamePage page =
        visits.open(SavedGame.chess().after("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6"));
    page.click("e1", "g1");
    page.expectMan("g1", "white king");
    page.expectMan("f1", "white rook");
    page.expectEmpty("e1", "h1");
  }

  @Test
  void aPawnTakenInPassingLeavesTheBoard(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().after("e2e4", "a7a6", "e4e5", "d7d5"));
    page.click("e5", "d6");
    page.expectMan("d6", "white pawn");
    page.expectEmpty("d5", "e5");
  }

  @Test
  void aPawnBecomesWhatThePlayerChooses(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().from("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    page.click("a7", "a8");
    page.press("knight");
    page.expectMan("a8", "white knight");
    assertThat(page.button("knight")).hasCount(0);
  }

  @Test
  void aKingInCheckIsMarked(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().after("e2e4", "f7f5", "d1h5"));
    assertThat(page.page().locator(".square.check")).hasCount(1);
    assertThat(page.square("e8")).hasAttribute("aria-label", "e8, Black king, in check");
    page.click("a7");
    page.expectNothingSelected();
  }

  @Test
  void mateEndsTheGameAndCanBeTakenBack(Visits visits) {
    GamePage page = visits.open(SavedGame.chess().after("f2f3", "e7e5", "g2g4"));
    page.type("Qh4#");
    page.expectMessage("mate");
    page.expectMessage("Black wins");
    page.click("e2");
    page.expectNothingSelected();
    page.press("Undo");
    page.expectMessage("Black to move");
  }

  @Test
  void aManCanBeDragged(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    drag(page, "g1", "f3");
    page.expectMan("f3", "white knight");
    page.expectMoveCount(1);
  }

  @Test
  void aMoveThatIsNotLegalIsRefusedAndStaysInTheField(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    page.type("e5");
    assertThat(page.page().locator("[data-tone=refusal]")).hasCount(1);
    assertThat(page.page().getByLabel("Type a move")).hasValue("e5");
    page.expectMoveCount(0);
  }

  private static void drag(GamePage page, String from, String to) {
    BoundingBox start = page.square(from).boundingBox();
    BoundingBox end = page.square(to).boundingBox();
    var mouse = page.page().mouse();
    mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    mouse.down();
    mouse.move(start.x + start.width / 2, start.y - start.height / 2);
    mouse.move(end.x + end.width / 2, end.y + end.height / 2);
    mouse.up();
  }
}
