package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** One game in two tabs, or in two browsers: no move is ever lost. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class SharedGameTest {
  private static final String FOLLOWS = "This game is being played in another tab";
  private static final String TAKE_OVER = "Play here";

  /** A game between two people, one move old. */
  private static GamePage begun(Visits visits) {
    GamePage page = visits.open(SavedGame.checkers("two-player"));
    page.type("22-18");
    page.expectMoves("22-18");
    page.expectOwnAddress();
    return page;
  }

  @Test
  void theSecondTabFollowsAndCanTakeOver(Visits visits) {
    GamePage first = begun(visits);
    GamePage second = visits.beside(first);
    second.expectMessage(FOLLOWS);
    second.expectMoves("22-18");
    first.type("11-15");
    second.expectMoves("22-18", "11-15");
    second.press(TAKE_OVER);
    first.expectMessage(FOLLOWS);
    second.type("18x11");
    first.expectMoves("22-18", "11-15", "18x11");
    first.press(TAKE_OVER);
    second.expectMessage(FOLLOWS);
    first.type("8x15");
    second.expectMoves("22-18", "11-15", "18x11", "8x15");
    first.reload();
    first.expectMoveCount(4);
  }

  @Test
  void theSecondTabPlaysOnWhenTheFirstIsClosed(Visits visits) {
    GamePage first = begun(visits);
    GamePage second = visits.beside(first);
    second.expectMessage(FOLLOWS);
    first.page().close();
    assertThat(second.button(TAKE_OVER)).hasCount(0);
    second.type("11-15");
    second.expectMoves("22-18", "11-15");
    second.reload();
    second.expectMoves("22-18", "11-15");
  }

  @Test
  void aSecondTabMayBeginAGameOfItsOwn(Visits visits) {
    GamePage first = begun(visits);
    GamePage second = visits.beside(first);
    second.choose("Reset");
    second.expectMoveCount(0);
    second.type("23-19");
    second.expectMoves("23-19");
    first.expectMoves("22-18");
  }

  @Test
  void anotherBrowserGoesOnWithTheGameOfAnAddress(Visits visits) {
    GamePage here = begun(visits);
    awaitKept(here, 1);
    GamePage there = visits.elsewhere(here);
    there.expectMoves("22-18");
    there.type("11-15");
    here.expectMoves("22-18", "11-15");
    here.type("18x11");
    there.expectMoves("22-18", "11-15", "18x11");
  }

  @Test
  void bothVersionsAreKeptWhereTwoBrowsersHaveMoved(Visits visits) {
    GamePage here = begun(visits);
    awaitKept(here, 1);
    GamePage there = visits.elsewhere(here);
    there.expectMoves("22-18");
    here.page().context().setOffline(true);
    here.type("11-16");
    here.expectMoves("22-18", "11-16");
    there.type("11-15");
    awaitKept(there, 2);
    here.page().context().setOffline(false);
    here.expectMessage("went on in two places");
    String shared = here.page().url();
    here.press("My moves");
    here.expectMoves("22-18", "11-16");
    assertThat(here.page()).not().hasURL(shared);
    here.page().navigate(shared);
    here.expectMoves("22-18", "11-15");
    there.expectMoves("22-18", "11-15");
    visits.forgiveFailedRequests();
  }

  /** Until the server has that many moves of the game on the board. */
  private static void awaitKept(GamePage page, int moves) {
    page.page()
        .waitForFunction(
            """
            async moves => {
              const id = location.hash.split('/').pop();
              const answer = await fetch('api/games?limit=50');
              return (await answer.json()).games.some(game => game.id === id && game.plies === moves);
            }
            """,
            moves);
  }
}
