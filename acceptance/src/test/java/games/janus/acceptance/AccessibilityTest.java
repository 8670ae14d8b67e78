package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** axe-core, a list of known barriers, finds none on any screen, light or dark. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class AccessibilityTest {
  private static final Path AXE = Path.of("node_modules", "axe-core", "axe.min.js");
  private static final String BARRIERS =
      """
      async () => (await axe.run(document)).violations.flatMap(rule =>
        rule.nodes.map(node => rule.id + ' at ' + node.html.slice(0, 160)))
      """;

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void thePageHasNoBarriersFromTheGreetingToTheEnd(ColorScheme colours, Visits visits)
      throws IOException {
    // The page's own policy lets no foreign script in; the test's is one.
    GamePage page = visits.open(Visits.desktop().setColorScheme(colours).setBypassCSP(true));
    expectNoBarriers(page, "greeting");
    page.type("23-18");
    page.expectMoveCount(2);
    page.press("show all");
    expectNoBarriers(page, "thought");
    page.press("Resign");
    page.expectMessage("You lose");
    expectNoBarriers(page, "end");
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
      expectNoBarriers(page, dialog);
      page.keys("Escape");
      page.page().locator("dialog[open]").waitFor(hidden());
    }
  }

  private static Locator.WaitForOptions hidden() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
  }

  private static void expectNoBarriers(GamePage page, String screen) throws IOException {
    page.page().evaluate(Files.readString(AXE));
    Object barriers = page.page().evaluate(BARRIERS);
    assertThat((List<?>) barriers).as(screen).isEmpty();
  }
}
