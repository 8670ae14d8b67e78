package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pictures of the main screens for people to look at, made by {@code scripts/pictures}: wide and
 * narrow, light and dark. No test: its name keeps it out of every run.
 */
@Tag("slow")
@ExtendWith(AtThePage.class)
class Pictures {
  private static final Path FOLDER = Path.of("target", "pictures");

  /** The game of the front door's example up to Red's last move. */
  private static final String EXAMPLE =
      "24-20,11-16,20x11,8x15,23-19,15x24,27x20,3-8,32-27,12-16,20x11,8x15";

  /** Places of the page, by their address. */
  private static final List<String> PLACES =
      List.of(
          "xray/tree",
          "xray/steps",
          "xray/why",
          "xray/evaluation",
          "xray/pruning",
          "xray/lineage",
          "xray/review",
          "museum",
          "museum/kim1",
          "museum/octave",
          "museum/mint",
          "museum/microchess-plus",
          "museum/flowchart",
          "museum/lineage",
          "games");

  @ParameterizedTest
  @CsvSource({"wide,LIGHT", "wide,DARK", "phone,LIGHT", "phone,DARK"})
  void make(String width, ColorScheme colours, Visits visits) {
    Browser.NewContextOptions options = width.equals("wide") ? Visits.desktop() : Visits.phone();
    GamePage page = visits.open(options.setColorScheme(colours));
    String kind = "-" + width + "-" + colours.name().toLowerCase(java.util.Locale.ROOT) + ".png";
    take(page.page(), "front" + kind);
    page.playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    take(page.page(), "checkers" + kind);
    page.press("New game");
    take(page.page(), "new-game" + kind);
    page.keys("Escape");
    page.continueWith(
        SavedGame.chess().after("e2e4", "e7e5", "g1f3").against("octave", "faithful", "7"));
    page.expectMoveCount(4);
    take(page.page(), "chess" + kind);
    page.press("More figures");
    page.page().getByLabel("arrows on the board").check();
    take(page.page(), "thoughts" + kind);
    for (String place : PLACES) {
      page.page().evaluate("place => { location.hash = '#/' + place }", place);
      page.page().locator("main h2").first().waitFor();
      page.page()
          .waitForTimeout(2000); // long enough for what comes by and by; nothing depends on it
      take(page.page(), place.replace('/', '-') + kind);
    }
  }

  /** Those that the README shows. */
  @Test
  void makeThoseOfTheReadme(Visits visits) {
    GamePage page = visits.open(Visits.desktop().setViewportSize(1366, 768));
    page.continueWith(
        SavedGame.checkers("red-vs-ai")
            .after(EXAMPLE.split(","))
            .against("minimax", "intermediate", "1"));
    page.page().evaluate("janusTable.enter('26-23')");
    page.expectMoveCount(14);
    assertThat(page.page().locator("section.film")).containsText("271 positions");
    page.page().waitForTimeout(1500); // the drawing grows
    shoot(page.page(), "checkers.png");
    page.page().evaluate("location.hash = '#/xray/steps'");
    page.page().locator("[data-said]").waitFor();
    for (int cut = 0; cut < 12; cut++) page.press("Next cut-off ✂");
    page.page().waitForTimeout(500);
    shoot(page.page(), "steps.png");
  }

  private static void shoot(Page page, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve("readme").resolve(name)));
  }

  /** Games by link: against a machine, with watchers, and with days for each move. */
  @ParameterizedTest
  @CsvSource({"wide,LIGHT", "wide,DARK", "phone,LIGHT", "phone,DARK"})
  void makeOfLinks(String width, ColorScheme colours, Visits visits) throws java.io.IOException {
    Browser.NewContextOptions options = width.equals("wide") ? Visits.desktop() : Visits.phone();
    GamePage page = visits.open(options.setColorScheme(colours), visits.ownProduct().address());
    String kind = "-" + width + "-" + colours.name().toLowerCase(java.util.Locale.ROOT) + ".png";
    page.playCheckers();
    page.press("New game");
    page.page().getByLabel("Who may watch").selectOption("others, by the address of the game");
    page.page().locator("dialog[open] details summary").click();
    page.page().getByLabel("Clock").selectOption("3 days per move");
    take(page.page(), "link-dialog" + kind);
    page.press("Start game");
    page.page().waitForURL("**/#/g/*");
    take(page.page(), "link-game" + kind);
    page.choose("Let others watch");
    take(page.page(), "link-watch" + kind);
  }

  private static void take(Page page, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name)).setFullPage(true));
  }
}
