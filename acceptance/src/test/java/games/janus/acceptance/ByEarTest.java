package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nobody needs to see the board: all that matters is said, once, and all can be asked for. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class ByEarTest {
  /** Keeps every announcement of both regions, as a listener would hear them. */
  private static final String LISTEN =
      """
      () => {
        window.heard = [];
        for (const region of document.querySelectorAll('.unseen[role=status], .unseen[role=alert]')) {
          new MutationObserver(() => window.heard.push(region.textContent.trim()))
            .observe(region, { childList: true, characterData: true, subtree: true });
        }
      }
      """;

  @Test
  void aWholeGameOfChessIsSaidAsItIsShown(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    page.page().evaluate(LISTEN);
    var expected = new ArrayList<String>();
    for (String[] step :
        new String[][] {
          {"e4", "White: pawn e4.", "Black to move."},
          {"e5", "Black: pawn e5.", "White to move."},
          {"Bc4", "White: bishop c4.", "Black to move."},
          {"Bc5", "Black: bishop c5.", "White to move."},
          {"Qh5", "White: queen h5.", "Black to move."},
          {"Bxf2", "Black: bishop takes f2, check.", "White to move."},
          {"Kxf2", "White: king takes f2.", "Black to move."},
          {"Nc6", "Black: knight c6.", "White to move."}
        }) {
      page.type(step[0]);
      page.expectMessage(step[2].replace(".", "")); // in check it says so too
      expected.add(step[1] + " " + step[2]);
      expectHeardAll(page, expected);
    }
    page.type("Qxf7");
    assertThat(end(page)).containsText("White wins.");
    assertThat(end(page)).containsText("Checkmate.");
    expected.add("White: queen takes f7. White wins: checkmate, queen on f7.");
    expectHeardAll(page, expected);
    page.expectMoves("e4", "e5", "Bc4", "Bc5", "Qh5", "Bxf2+", "Kxf2", "Nc6", "Qxf7#");
  }

  @Test
  void aWholeGameOfCheckersIsSaidAsItIsShown(Visits visits) {
    GamePage page = visits.open(SavedGame.checkers("acf").from("W:W17,22:B5,11,18"));
    page.page().evaluate(LISTEN);
    var expected = new ArrayList<String>();
    page.click("g7"); // empty: refused
    page.expectMessage("There is no piece on 8.");
    expected.add("There is no piece on 8.");
    expectHeardAll(page, expected);
    page.click("c3", "e5"); // 22 takes 18, and has to go on
    page.expectMessage("Keep jumping with the same piece.");
    expected.add("Keep jumping from 15. To 8.");
    expectHeardAll(page, expected);
    page.click("g7");
    expected.add("Light: 22 takes 18 and 11, to 8. Dark to move.");
    expectHeardAll(page, expected);
    for (String[] step :
        new String[][] {
          {"5-9", "Dark: 5 to 9. Light to move."},
          {"8-4", "Light: 8 to 4. 4 is a king. Dark to move."},
          {"9-14", "Dark: 9 to 14. Light to move. You must jump with 17."}
        }) {
      page.type(step[0]);
      expected.add(step[1]);
      expectHeardAll(page, expected);
    }
    page.expectMessage("Light to move. A jump must be taken.");
    page.type("17x10");
    assertThat(end(page)).containsText("Light wins.");
    assertThat(end(page)).containsText("Dark has no pieces left.");
    expected.add("Light: 17 takes 14, to 10. Light wins: Dark has no pieces left.");
    expectHeardAll(page, expected);
    page.expectMoves("22x8", "5-9", "8-4", "9-14", "17x10");
  }

  @Test
  void textModeHasTheReplyAndTheThoughtOnPaper(Visits visits) {
    // A beginner might move without looking, and then there is nothing to say.
    GamePage page =
        visits.open(SavedGame.checkers("red-vs-ai").against("minimax", "intermediate", "1"));
    page.keys("Tab", "Enter"); // the first stop of the Tab key
    page.page().evaluate(LISTEN);
    send(page, "23-18");
    page.expectMoveCount(2);
    expectHeard(page, "23 to 18.");
    expectHeard(page, "Your move.");
    assertThat(page.page().locator(".paper").getByText("Your move.").last()).isVisible();
    send(page, "t");
    expectHeard(page, "position");
    send(page, "b");
    expectHeard(page, "Row 8");
  }

  @Test
  void textModeAtTheFrontDoorBeginsTheGame(Visits visits) {
    GamePage page = visits.open();
    page.keys("Tab", "Enter");
    assertThat(page.page().getByLabel("Type a move or a question")).isFocused();
  }

  private static Locator end(GamePage page) {
    return page.page().locator("section.end");
  }

  /** Exactly these, in this order: nothing is missing and nothing is said twice. */
  private static void expectHeardAll(GamePage page, List<String> words) {
    page.page().waitForCondition(() -> heard(page).size() >= words.size());
    Assertions.assertThat(heard(page)).isEqualTo(words);
  }

  private static void send(GamePage page, String line) {
    Locator field = page.page().getByLabel("Type a move or a question");
    field.fill(line);
    field.press("Enter");
  }

  private static void expectHeard(GamePage page, String words) {
    page.page().waitForCondition(() -> String.join("\n", heard(page)).contains(words));
  }

  @SuppressWarnings("unchecked") // a list of texts
  private static List<String> heard(GamePage page) {
    return (List<String>) page.page().evaluate("window.heard");
  }

  @Test
  void oneRegionTellsAndOneWarns(Visits visits) {
    GamePage page = visits.open();
    assertThat(page.page().getByRole(AriaRole.GRID)).hasCount(1);
    assertThat(page.page().locator("[aria-live=polite]")).hasCount(1);
    assertThat(page.page().locator("[aria-live=assertive]")).hasCount(1);
  }
}
