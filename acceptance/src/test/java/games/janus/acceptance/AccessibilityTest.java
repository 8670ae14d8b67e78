package games.janus.acceptance;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** axe-core, a list of known barriers, finds none on any screen, light or dark. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class AccessibilityTest {
  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void thePageHasNoBarriersFromTheGreetingToTheEnd(ColorScheme colours, Visits visits)
      throws IOException {
    // The page's own policy lets no foreign script in; the test's is one.
    GamePage page = visits.open(Visits.desktop().setColorScheme(colours).setBypassCSP(true));
    Barriers.expectNone(page, "front door");
    page.playCheckers();
    Barriers.expectNone(page, "greeting");
    page.type("11-15");
    page.expectMoveCount(2);
    page.press("More figures");
    Barriers.expectNone(page, "thought");
    page.openMenu();
    Barriers.expectNone(page, "menu");
    page.press("Resign");
    page.press("Really resign?");
    page.expectMessage("You lost.");
    Barriers.expectNone(page, "end");
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theDialogsHaveNoBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.desktop().setColorScheme(colours).setBypassCSP(true));
    for (String dialog : List.of("Game files", "Settings", "New game")) {
      page.press(dialog);
      page.page().locator("dialog[open]").waitFor();
      Barriers.expectNone(page, dialog);
      page.keys("Escape");
      page.page().locator("dialog[open]").waitFor(hidden());
    }
  }

  private static Locator.WaitForOptions hidden() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
  }
}
