package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** chess1 on its console in the page. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheOctaveRoomTest {
  private static final String PROMPT = "Enter move (e.g., e2e4 or e2-e4): ";

  private static OldTerminal enter(Visits visits) {
    return OldTerminal.enter(visits.open(), "octave");
  }

  private static void check(OldTerminal terminal, AriaRole role, String name) {
    terminal.page().getByRole(role, new Page.GetByRoleOptions().setName(name)).check();
  }

  /** The time is that of the clock, which no two runs share. */
  private static String withoutSeconds(String printed) {
    return printed.replaceAll("\\(\\d+\\.\\d\\d sec", "(0.00 sec");
  }

  @Test
  void itPrintsToTheLetterWhatTheSameCorePrintsOnTheJvm(Visits visits) {
    OldTerminal terminal = enter(visits);
    String greeting = (String) terminal.askTheServer(Map.of("ask", "octave")).get("text");
    terminal.type("e2e4");
    terminal.expect("eval=0.5): e7e6");
    Map<?, ?> answer = terminal.askTheServer(Map.of("ask", "octave", "line", "e2e4"));
    String all = greeting + "e2e4\n" + answer.get("text") + answer.get("after");
    assertThat(all).endsWith(PROMPT);
    String paper = all.substring(0, all.length() - PROMPT.length() - 1);
    assertThat(withoutSeconds(terminal.printed()))
        .isEqualTo(withoutSeconds(paper.replaceAll("\u001b\\[[07]m", "")));
    assertThat(terminal.page().locator(".terminal .prompt")).hasText(PROMPT.strip());
    // Black's sixteen men on each of three boards.
    assertThat(terminal.log().locator(".inverse")).hasCount(48);
  }

  @Test
  void qQuitsAndWhatIsNoMoveIsAskedForAgain(Visits visits) {
    OldTerminal terminal = enter(visits);
    terminal.type("castle");
    terminal.expect("Invalid input. Use format: e2e4 (column=a-h, row=1-8)");
    terminal.type("e2e5");
    terminal.expect("Illegal move. Try again.");
    terminal.type("q");
    terminal.expect("Exiting game...");
    assertThat(terminal.printed()).endsWith("Exiting game...\nGame Over.");
    assertThat(terminal.field()).hasCount(0);
    terminal.press("Run it again");
    assertThat(terminal.field()).isFocused();
    assertThat(terminal.printed()).doesNotContain("Game Over.");
  }

  @Test
  void atPeriodSpeedThePublishedAnswerTakesItsSecondsUnlessTheyAreSkipped(Visits visits) {
    OldTerminal terminal = enter(visits);
    terminal.press("The published position");
    check(terminal, AriaRole.CHECKBOX, "Period speed");
    terminal.type("d2d3");
    terminal.expect("AI thinking...");
    assertThat(terminal.page().getByText("s of about 88 s left")).isVisible();
    assertThat(terminal.log()).not().containsText("AI move");
    terminal.press("Take my move back");
    assertThat(terminal.field()).isEditable();
    assertThat(terminal.log()).not().containsText("AI thinking...");
    terminal.type("d2d3");
    terminal.press("Skip the wait");
    terminal.expect(" sec, eval=11.5): f8c5");
    assertThat(terminal.printed()).as("the time that passed").doesNotContain("88.49");
    assertThat(terminal.page().getByText("about 88 s, computed from its log")).isVisible();
    assertThat(terminal.page().getByText("3,310 positions, 240 cut-offs")).isVisible();
  }

  @Test
  void theTreesAreThoseOfItsSearch(Visits visits) {
    OldTerminal terminal = enter(visits);
    Page page = terminal.page();
    assertThat(page.locator("[data-tree='two']"))
        .containsText("13 positions, 9 evaluated, 1 cut-off.");
    assertThat(page.locator("figure g.node")).hasCount(13);
    assertThat(page.locator("figure g.node.cut")).hasAttribute("data-move", "h8g8");
    check(terminal, AriaRole.RADIO, "The same, three plies");
    assertThat(page.locator("[data-tree='three']"))
        .containsText("55 positions, 42 evaluated, 5 cut-offs.");
    assertThat(page.locator("figure g.node")).hasCount(55);
    assertThat(page.locator("figure g.node.cut")).hasCount(5);
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Every position")).click();
    assertThat(page.locator("main")).containsText("55 positions");
    assertThat(page.locator("nav[aria-label=Places] a[aria-current]")).hasText("X-ray");
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theRoomHasNoBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.phone().setColorScheme(colours).setBypassCSP(true));
    OldTerminal terminal = OldTerminal.enter(page, "octave");
    terminal.type("e2e4");
    terminal.expect("e7e6");
    assertThat(terminal.page().locator("[data-tree='two']")).isVisible();
    Barriers.expectNone(page, "octave");
    assertThat(terminal.page().evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
  }
}
