package games.janus.acceptance;

import com.microsoft.playwright.Keyboard;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nobody needs a mouse. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class KeyboardOnlyTest {
  private static final int MOST_STOPS = 40;

  @Test
  void aWholeGameOfChessIsPlayedWithTheKeyboard(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    tabToTheBoard(page);
    play(page, "f2", "f3");
    page.expectMoveCount(1);
    play(page, "e7", "e5");
    page.expectMoveCount(2);
    play(page, "g2", "g4");
    page.expectMoveCount(3);
    play(page, "d8", "h4");
    page.expectMessage("mate");
    page.expectMoveCount(4);
  }

  @Test
  void aMoveAgainstTheMachineIsMadeWithTheKeyboard(Visits visits) {
    GamePage page = visits.open();
    tabToTheBoard(page);
    play(page, "f6", "e5");
    page.expectMoveCount(2);
  }

  private static void tabToTheBoard(GamePage page) {
    for (int stop = 0; stop < MOST_STOPS; stop++) {
      page.keys("Tab");
      if (focused(page) != null) return;
    }
    throw new AssertionError("The Tab key never came to the board.");
  }

  private static void play(GamePage page, String from, String to) {
    walk(page, from);
    page.keys("Enter");
    page.expectSelected(from);
    walk(page, to);
    page.keys("Enter");
  }

  private static void walk(GamePage page, String to) {
    String from = focused(page);
    if (from == null) throw new AssertionError("The focus has left the board.");
    Keyboard keyboard = page.page().keyboard();
    // Arrow keys go the way they point: who plays the side above sees the board from there.
    boolean isTurned = page.square("a8").boundingBox().y > page.square("a1").boundingBox().y;
    int right = (isTurned ? -1 : 1) * (to.charAt(0) - from.charAt(0));
    int up = (isTurned ? -1 : 1) * (to.charAt(1) - from.charAt(1));
    for (int i = 0; i < Math.abs(right); i++)
      keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    for (int i = 0; i < Math.abs(up); i++) keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  }

  /** The square that has the focus. */
  private static @Nullable String focused(GamePage page) {
    return (String) page.page().evaluate("document.activeElement.dataset.square ?? null");
  }
}
