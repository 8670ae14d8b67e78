package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Checkers between two people who share a board. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TwoPeopleAtOneBoardTest {
  private static final Pattern WHITES_TURN = Pattern.compile("^White ");
  private static final Pattern BLACKS_TURN = Pattern.compile("^Black ");

  private static SavedGame twoPeople(String fen) {
    return SavedGame.checkers("two-player").from(fen);
  }

  @Test
  void theGameBeginsWithTwelveMenEachOnABoardHalfDarkAndHalfLight(Visits visits) {
    GamePage page = visits.open(twoPeople(""));
    assertThat(page.squares()).hasCount(64);
    assertThat(page.page().locator(".square.dark")).hasCount(32);
    assertThat(page.square("a1")).hasClass(Pattern.compile("\\bdark\\b"));
    assertThat(page.men("white man")).hasCount(12);
    assertThat(page.men("black man")).hasCount(12);
    page.expectMessage(WHITES_TURN);
  }

  @Test
  void theTurnPassesByItselfAfterEachMove(Visits visits) {
    GamePage page = visits.open(twoPeople(""));
    page.click("c3", "d4");
    page.expectMessage(BLACKS_TURN);
    page.expectNothingSelected();
    page.click("b6", "a5");
    page.expectMessage(WHITES_TURN);
    page.expectMoves("22-18", "9-13");
  }

  @Test
  void onlyMenOfTheSideToMoveCanBeSelectedAndOneAtATime(Visits visits) {
    GamePage page = visits.open(twoPeople(""));
    page.click("b6");
    page.expectNothingSelected();
    page.click("c3");
    page.expectSelected("c3");
    page.click("e3");
    page.expectSelected("e3");
    page.expectMarked("regular", "d4", "f4");
  }

  @Test
  void aClickOnASquareThatIsNoDestinationDeselects(Visits visits) {
    GamePage page = visits.open(twoPeople(""));
    page.click("c3");
    page.expectSelected("c3");
    page.click("h4");
    page.expectNothingSelected();
    page.expectMoveCount(0);
  }

  @Test
  void aManGoesForwardOnlyAndNeverOntoAnotherMan(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W18,14:B1"));
    page.click("d4");
    page.expectMarked("regular", "e5");
    page.click("c3");
    page.expectMan("d4", "white man");
    page.expectMoveCount(0);
  }

  @Test
  void aKingGoesForwardAndBackward(Visits visits) {
    GamePage page = visits.open(twoPeople("W:WK18:B1"));
    page.click("d4");
    page.expectMarked("regular", "c3", "c5", "e3", "e5");
    page.click("c3");
    page.expectMan("c3", "white king");
    page.expectMessage(BLACKS_TURN);
  }

  @Test
  void aJumpWithoutContinuationTakesTheManAndEndsTheTurn(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26,1"));
    page.click("c1");
    page.expectMarked("jump", "e3");
    page.click("e3");
    page.expectEmpty("c1", "d2");
    page.expectMan("e3", "white man");
    page.expectMessage(BLACKS_TURN);
  }

  @Test
  void afterAJumpTheNextHopsAreShownAndTheButtonEndsTheTurn(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26,18,1"));
    page.click("c1", "e3");
    page.expectMarked("jump", "c5");
    page.expectMessage("can jump again");
    page.press("End turn");
    page.expectMessage(BLACKS_TURN);
    page.expectEmpty("d2");
    page.expectMan("d4", "black man");
    page.expectMoves("30x23");
  }

  @Test
  void escapeEndsASequenceOfJumps(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26,18,1"));
    page.click("c1", "e3");
    page.expectMessage("can jump again");
    page.keys("Escape");
    page.expectMessage(BLACKS_TURN);
    page.expectMoves("30x23");
  }

  @Test
  void aClickElsewhereEndsASequenceOfJumps(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26,18,1"));
    page.click("c1", "e3");
    page.expectMessage("can jump again");
    page.click("h4");
    page.expectMessage(BLACKS_TURN);
    page.expectMoves("30x23");
  }

  @Test
  void theJumpingManClickedAgainStillShowsItsJumps(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26,18,1"));
    page.click("c1", "e3");
    page.expectMarked("jump", "c5");
    page.click("e3");
    page.expectMarked("jump", "c5");
    page.click("c5");
    page.expectEmpty("d4", "d2");
    page.expectMoves("30x14");
  }

  @Test
  void aKingChainsJumpsForwardAndBackward(Visits visits) {
    GamePage page = visits.open(twoPeople("W:WK22:B18,19,1"));
    page.click("c3", "e5");
    page.expectMarked("jump", "g3");
    page.click("g3");
    page.expectEmpty("d4", "f4");
    page.expectMan("g3", "white king");
    page.expectMoves("22x24");
  }

  @Test
  void aManBecomesAKingOnTheFarthestRow(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W7:B12"));
    page.expectMan("e7", "white man");
    page.click("e7", "f8");
    page.expectMan("f8", "white king");
    page.expectMessage(BLACKS_TURN);
  }

  @Test
  void aSideWithoutMenHasLostAndClicksDoNothingMore(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26"));
    page.click("c1", "e3");
    page.expectMessage("White wins");
    page.expectMessage("Reset to play again");
    page.click("e3");
    page.expectNothingSelected();
  }

  @Test
  void menThatCannotMoveMakeATie(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W17,21,25:B13"));
    page.click("b2", "c3");
    page.expectMessage("Pieces left, but no move");
    page.expectMessage("Reset to play again");
  }

  @Test
  void resetSetsTheBoardUpAnewAtAnyTime(Visits visits) {
    GamePage page = visits.open(twoPeople(""));
    page.click("c3", "d4");
    page.expectMoves("22-18");
    page.choose("Reset");
    page.expectMan("c3", "white man");
    page.expectEmpty("d4");
    page.expectMoveCount(0);
    page.expectMessage(WHITES_TURN);
  }

  @Test
  void withoutForcedCapturesAManMayMoveThoughItCouldJump(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26,1"));
    page.click("c1");
    page.expectMarked("jump", "e3");
    page.expectMarked("regular", "b2");
  }

  @Test
  void withForcedCapturesOnlyTheJumpIsOffered(Visits visits) {
    GamePage page = visits.open(SavedGame.checkers("two-player-forced").from("W:W30:B26,1"));
    page.click("c1");
    page.expectMarked("jump", "e3");
    page.expectMarked("regular");
  }

  @Test
  void movesCanBeTakenBackAndPlayedAgain(Visits visits) {
    GamePage page = visits.open(twoPeople("W:W30:B26,18,1"));
    page.type("30x23x14");
    page.expectMan("c5", "white man");
    page.press("Undo");
    page.expectMan("c1", "white man");
    page.expectMan("d2", "black man");
    page.press("Redo");
    page.expectMan("c5", "white man");
    page.expectEmpty("d2", "d4");
  }
}
