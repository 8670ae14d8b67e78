package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The analysis board, and learning from the mistakes of a game. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class StudyTest {
  /** Scholar's mate is there, and Black has just played Nd4. */
  private static final SavedGame BLUNDERED =
      SavedGame.chess().after("e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g7g6", "h5f3", "c6d4");

  private static void goTo(GamePage page, String address) {
    page.page().evaluate("at => { location.hash = at }", address);
  }

  private static Locator lesson(GamePage page) {
    return page.page().getByLabel("The move to improve");
  }

  @Test
  void aMistakeIsMendedAndAWrongTryAnswered(Visits visits) {
    GamePage page = visits.open(BLUNDERED);
    goTo(page, "#/xray/review/now");
    page.button("Learn from your mistakes").click();
    assertThat(lesson(page)).containsText("Black played Nd4??");
    page.expectMan("c6", "black knight");
    page.click("h7", "h6");
    assertThat(lesson(page)).containsText("h6 costs");
    assertThat(lesson(page)).containsText("It allows mate in 1: Qxf7#.");
    page.expectMan("f7", "white queen");
    page.button("Try again").click();
    page.button("Hint").click();
    page.expectSelected("g8");
    page.click("f6");
    assertThat(lesson(page)).containsText("Nf6");
    page.button("Next").click();
    assertThat(lesson(page)).containsText("you found 1 yourself");
    visits.expectNoComplaints();
  }

  @Test
  void variationsAreTriedMarkedSavedAndFoundAgainAtTheirAddress(Visits visits) throws IOException {
    GamePage page = visits.open(Visits.desktop().setBypassCSP(true));
    goTo(page, "#/analysis?game=chess&moves=e2e4,e7e5,d1h5,b8c6,f1c4,g7g6,h5f3,c6d4");
    Page at = page.page();
    at.getByText("Qf3", new Page.GetByTextOptions().setExact(true)).click();
    page.click("d8", "f6");
    page.expectMan("f6", "black queen");
    page.button("!?").click();
    at.getByLabel("Comment on Qf6").fill("trades queens");
    at.getByLabel("Comment on Qf6").press("Tab");
    assertThat(at.getByRole(AriaRole.GROUP, group("Variation"))).containsText("Qf6!?");
    at.getByRole(AriaRole.SWITCH).check();
    Locator lines = at.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Lines"));
    assertThat(lines.getByRole(AriaRole.LISTITEM)).hasCount(3);
    Barriers.expectNone(page, "analysis board");
    at.getByRole(AriaRole.SWITCH).uncheck();
    Download saved = at.waitForDownload(() -> page.button("Save as PGN").click());
    assertThat(Files.readString(saved.path()).replaceAll("\\s+", " "))
        .contains("(4... Qf6 $5 {trades queens})");
    assertThat(at).hasURL(Pattern.compile("#/analysis\\?game=chess&moves=.*d8f6$"));
    page.keys("ArrowLeft");
    page.expectMan("d8", "black queen");
    at.reload();
    page.expectMan("d8", "black queen");
    assertThat(at.getByRole(AriaRole.GROUP, group("Variation"))).containsText("trades queens");
    visits.expectNoComplaints();
  }

  private static Page.GetByRoleOptions group(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }
}
