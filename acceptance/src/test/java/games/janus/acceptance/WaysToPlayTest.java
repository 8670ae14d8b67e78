package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Other ways to play than by a click against the machine that lies ready. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class WaysToPlayTest {
  @Test
  void oneClickAndAnotherStartAGameOfChess(Visits visits) {
    GamePage page = visits.open();
    Locator dialog = newGame(page);
    choose(dialog, "Chess");
    page.press("Start game");
    assertThat(page.men()).hasCount(32);
    page.type("e4");
    page.expectMoveCount(2);
  }

  @Test
  void twoMachinesPlayAgainstEachOtherUntilTheyArePaused(Visits visits) {
    GamePage page = visits.open(SavedGame.checkers("acf").betweenMachines("minimax", "beginner"));
    page.page().getByRole(AriaRole.TOOLBAR).getByText("Continue").click();
    page.expectMessage("thinking");
    page.page().waitForCondition(() -> page.moves().size() > 3);
    page.press("Pause");
    int made = page.moves().size();
    page.expectMessage("Paused");
    page.expectMoveCount(made);
  }

  @Test
  void aGameBeginsFromAPastedPosition(Visits visits) {
    GamePage page = visits.open();
    Locator dialog = newGame(page);
    choose(dialog, "Chess");
    choose(dialog, "Two players");
    dialog.getByText("Rules, clock and start").click();
    dialog.getByLabel("Starting position", exactly()).selectOption("pasted");
    Locator text = dialog.getByLabel("FEN, or a game");
    text.fill("4k3/8/8/8/8/8/8/4K3 x - - 0 1");
    assertThat(dialog.getByText("This position cannot be played")).isVisible();
    text.fill("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    page.press("Start game");
    assertThat(page.men()).hasCount(3);
    page.expectMan("a7", "white pawn");
  }

  @Test
  void aGameWithClocksCountsDownForWhoeverIsToMove(Visits visits) {
    GamePage page = visits.open();
    Locator dialog = newGame(page);
    choose(dialog, "Two players");
    dialog.getByText("Rules, clock and start").click();
    dialog.getByLabel("Clock", exactly()).selectOption("1");
    page.press("Start game");
    Locator clocks = page.page().getByRole(AriaRole.TIMER);
    assertThat(clocks).hasCount(2);
    page.type("23-18");
    page.expectMoveCount(1);
    String before = clocks.first().innerText() + clocks.last().innerText();
    page.page()
        .waitForCondition(
            () -> !before.equals(clocks.first().innerText() + clocks.last().innerText()));
  }

  @Test
  void thePageGoesOnWithoutAServer(Visits visits) {
    GamePage page = visits.open();
    // The first visit fills the shelf for the days without a server.
    page.page().evaluate("navigator.serviceWorker.ready.then(() => null)");
    page.page().context().setOffline(true);
    page.reload();
    page.playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    visits.forgiveFailedRequests();
  }

  @Test
  void aGameIsExportedAndReadAgain(Visits visits) throws IOException {
    GamePage page = visits.open(SavedGame.chess().after("e2e4", "e7e5", "g1f3"));
    page.press("Game files");
    Download file = page.page().waitForDownload(() -> page.press("Export PGN"));
    String written = Files.readString(file.path());
    Assertions.assertThat(written).contains("1. e4 e5 2. Nf3");
    String annotated = written.replace("2. Nf3", "2. Nf3 {as in 1843} Nc6");
    page.page().getByLabel("Or paste it here").fill(annotated);
    page.press("Read");
    page.page().locator("dialog[open] li button").first().click();
    page.expectMoves("e4", "e5", "Nf3", "Nc6");
    page.press("Game files");
    Download again = page.page().waitForDownload(() -> page.press("Export PGN"));
    Assertions.assertThat(Files.readString(again.path())).contains("as in 1843");
  }

  /** Twice as large means half as wide for the page. */
  @Test
  void atTwiceTheSizeNothingLiesBesideTheScreen(Visits visits) {
    GamePage page = visits.open(Visits.desktop().setViewportSize(640, 400).setDeviceScaleFactor(2));
    page.expectNothingBeside();
    page.playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    page.expectNothingBeside();
  }

  @Test
  void onAPhoneNothingLiesBesideTheScreen(Visits visits) {
    GamePage page = visits.open(Visits.phone());
    page.expectNothingBeside();
    page.playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    page.expectNothingBeside();
    newGame(page);
    page.expectNothingBeside();
  }

  private static Locator newGame(GamePage page) {
    page.press("New game");
    Locator dialog = page.page().locator("dialog[open]");
    dialog.waitFor();
    return dialog;
  }

  private static void choose(Locator dialog, String words) {
    dialog.getByText(words, new Locator.GetByTextOptions().setExact(true)).first().click();
  }

  private static Locator.GetByLabelOptions exactly() {
    return new Locator.GetByLabelOptions().setExact(true);
  }
}
