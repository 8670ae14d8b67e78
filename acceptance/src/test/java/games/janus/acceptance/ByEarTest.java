package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nobody needs to see the board: all that matters is said, once, and all can be asked for. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class ByEarTest {
  /** Keeps every announcement, as a listener would hear them. */
  private static final String LISTEN =
      """
      () => {
        const region = document.querySelector('.unseen[role=status]');
        window.heard = [];
        new MutationObserver(() => window.heard.push(region.textContent.trim()))
          .observe(region, { childList: true, characterData: true, subtree: true });
      }
      """;

  @Test
  void aWholeGameIsPlayedFromWhatIsAnnounced(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    page.keys("Tab", "Enter"); // the first stop of the Tab key
    page.page().evaluate(LISTEN);
    send(page, "f3");
    expectHeard(page, "White: pawn to f3. Black to move.");
    send(page, "e5");
    expectHeard(page, "Black: pawn to e5. White to move.");
    send(page, "g4");
    send(page, "s d8");
    expectHeard(page, "queen");
    send(page, "Qh4#");
    expectHeard(page, "mate");
    Assertions.assertThat(heard(page)).as("nothing is said twice").doesNotHaveDuplicates();
  }

  @Test
  void theMachinesThoughtIsSaidWithItsMove(Visits visits) {
    // A beginner might move without looking, and then there is nothing to say.
    GamePage page =
        visits.open(SavedGame.checkers("red-vs-ai").against("minimax", "intermediate", "1"));
    page.keys("Tab", "Enter");
    page.page().evaluate(LISTEN);
    send(page, "23-18");
    page.expectMoveCount(2);
    expectHeard(page, "position");
    send(page, "b");
    expectHeard(page, "Row 8");
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
  void oneRegionAloneSpeaks(Visits visits) {
    GamePage page = visits.open();
    assertThat(page.page().getByRole(AriaRole.GRID)).hasCount(1);
    assertThat(page.page().locator("[aria-live=polite]")).hasCount(1);
    assertThat(page.page().locator("[aria-live=assertive]")).hasCount(0);
  }
}
