package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The list of kept games, and the address of each. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class MyGamesTest {
  @Test
  void aGameIsListedOpenedExportedAndDeleted(Visits visits) throws Exception {
    Product own = visits.ownProduct();
    GamePage page = visits.open(Visits.desktop(), own.address());
    page.playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    page.press("New game");
    page.press("Start game");
    page.expectMoveCount(0);
    go(page, "#/games");
    assertThat(rows(page)).hasCount(1);
    assertThat(rows(page)).containsText("You against");
    assertThat(rows(page)).containsText("1 move");
    assertThat(rows(page)).containsText("Your turn");

    Download file =
        page.page().waitForDownload(() -> rows(page).getByText("PDN", exactly()).click());
    Assertions.assertThat(Files.readString(file.path())).contains("11-15");

    rows(page).getByRole(AriaRole.LINK).first().click();
    page.expectMoveCount(2);
    page.expectOwnAddress();

    go(page, "#/games");
    rows(page).getByText("Delete", exactly()).click();
    page.press("Keep");
    assertThat(rows(page)).hasCount(1);
    rows(page).getByText("Delete", exactly()).click();
    page.press("Delete");
    assertThat(page.page().locator("main")).containsText("No games yet");
    page.page().reload();
    assertThat(page.page().locator("main")).containsText("No games yet");
  }

  @Test
  void theGamesOfTheServerAreListedInEveryBrowser(Visits visits) throws Exception {
    Product own = visits.ownProduct();
    GamePage here = visits.open(Visits.desktop(), own.address());
    here.playCheckers();
    here.type("11-15");
    here.expectMoveCount(2);
    here.expectOwnAddress();
    here.page()
        .waitForFunction(
            "async () => (await (await fetch('api/games')).json()).games[0]?.plies === 2");
    GamePage there = visits.open(Visits.desktop(), own.address());
    go(there, "#/games");
    assertThat(rows(there)).containsText("1 move");
    rows(there).getByRole(AriaRole.LINK).first().click();
    there.expectMoveCount(2);
    Assertions.assertThat(there.page().url()).isEqualTo(here.page().url());
  }

  @Test
  void anAddressNobodyKnowsSaysSo(Visits visits) {
    GamePage page = visits.open();
    go(page, "#/game/00000000-0000-4000-8000-000000000000");
    assertThat(page.page().locator(".notice[role=alert]")).containsText("no game at this address");
    page.page().locator(".notice[role=alert]").getByRole(AriaRole.LINK).click();
    assertThat(page.page()).hasURL(Pattern.compile("#/games$"));
    visits.forgiveFailedRequests();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theListHasNoBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.phone().setColorScheme(colours).setBypassCSP(true));
    page.playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    go(page, "#/games");
    rows(page).first().waitFor();
    page.expectNothingBeside();
    Barriers.expectNone(page, "list of games");
    rows(page).first().getByText("Delete", exactly()).click();
    page.button("Keep").waitFor();
    Barriers.expectNone(page, "asked whether to delete");
  }

  private static void go(GamePage page, String address) {
    page.page().evaluate("address => { location.hash = address }", address);
  }

  private static Locator rows(GamePage page) {
    return page.page().locator(".games li");
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }
}
