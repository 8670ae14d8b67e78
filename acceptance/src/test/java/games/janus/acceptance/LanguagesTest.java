package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import games.janus.acceptance.LayoutTest.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In every language, in one whose words are two fifths longer and in one written from the right:
 * the page fits the screen and has no barriers.
 */
@Tag("slow")
@ExtendWith(AtThePage.class)
class LanguagesTest {
  private static final String LONGER = "qps";
  private static final String MIRRORED = "qpsm";

  /** A phone, a lying phone, a laptop, a wide screen. */
  private static final List<Screen> SCREENS =
      List.of(
          new Screen(360, 640),
          new Screen(844, 390),
          new Screen(1280, 720),
          new Screen(1920, 1080));

  /** English has the screens of {@link LayoutTest}; the first of the others stands for them all. */
  static Stream<String> layouts() throws IOException {
    return Stream.concat(translations().limit(1), Stream.of(LONGER, MIRRORED));
  }

  /** Every language but English. */
  static Stream<String> translations() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("../rules/src/main/messages"))) {
      List<String> codes = folders.map(folder -> folder.getFileName().toString()).sorted().toList();
      return codes.stream().filter(code -> !code.equals("en"));
    }
  }

  /** Also when the screen is turned, or the window made larger. */
  @ParameterizedTest
  @MethodSource("layouts")
  void thePageFitsEveryScreen(String code, Visits visits) {
    GamePage page = open(visits, code, SCREENS.getFirst());
    onEveryScreen(page, shown -> LayoutTest.expectDoors(shown, 6));
    page.continueWith(SavedGame.chess().after(LayoutTest.longGame()).against("janus", "1", "1"));
    page.expectMoveCount(LayoutTest.PLIES);
    onEveryScreen(page, LanguagesTest::expectGame);
  }

  private static void onEveryScreen(GamePage page, Consumer<GamePage> expectation) {
    LayoutTest.onScreens(SCREENS, page, expectation);
  }

  private static void expectGame(GamePage page) {
    LayoutTest.expectNoScrolling(page);
    LayoutTest.expectInSight(page, page.page().locator("[role=grid]"), "board");
    Locator acts = page.page().locator(".actions > button");
    for (int i = 0; i < acts.count(); i++) {
      LayoutTest.expectInSight(page, acts.nth(i), "act " + i);
    }
    LayoutTest.expectInSight(page, page.message(), "the turn");
    for (int i = 0; i < 2; i++) {
      LayoutTest.expectInSight(page, page.page().locator(".bar").nth(i), "player");
    }
    LayoutTest.expectInSight(page, LayoutTest.currentMove(page), "the current move");
  }

  /** The first file of the board is at the left, wherever a text begins. */
  @Test
  void aBoardIsNeverMirrored(Visits visits) {
    GamePage page = open(visits, MIRRORED, SCREENS.getLast());
    assertThat(page.page().locator("html")).hasAttribute("dir", "rtl");
    // Dark sits in front: h8 is at the left, as on a board that is turned and not mirrored.
    double left = page.square("h8").boundingBox().x;
    Assertions.assertThat(left).isLessThan(page.square("a1").boundingBox().x);
    double board = page.page().locator("[role=grid]").boundingBox().x;
    Assertions.assertThat(page.page().locator("h1").boundingBox().x).isLessThan(board);
  }

  @Test
  void theCoreSpeaksTheLanguageOfThePage(Visits visits) {
    GamePage page = open(visits, LONGER, SCREENS.getLast());
    assertThat(page.page().locator("[role=grid]")).hasAttribute("aria-label", accented());
    Object said = page.page().evaluate("janusTable.view.message");
    Assertions.assertThat(said.toString()).contains("Dáárk").contains("möövëë");
  }

  private static Pattern accented() {
    return Pattern.compile("[áëîöû]");
  }

  @ParameterizedTest
  @MethodSource("translations")
  void thePageHasNoBarriers(String code, Visits visits) throws IOException {
    GamePage page = open(visits, code, SCREENS.get(2));
    Barriers.expectNone(page, "front door");
    page.page().locator("header .tools button").nth(1).click();
    page.page().locator("dialog[open]").waitFor();
    Barriers.expectNone(page, "settings");
    page.keys("Escape");
    page.page().evaluate("location.hash = '#/museum'");
    page.page().locator("main h1").waitFor();
    Barriers.expectNone(page, "museum");
    page.continueWith(SavedGame.chess().after("e2e4", "e7e5").against("janus", "1", "1"));
    page.expectMoveCount(2);
    Barriers.expectNone(page, "game");
  }

  /** In the settings, where every screen has it; the game goes on, and the choice is remembered. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("translations")
  void theLanguageChangesWithoutAReload(String code, Visits visits) {
    GamePage page = visits.open(Visits.desktop().setBypassCSP(true)); // the test waits by a script
    page.playCheckers();
    page.type("11-15");
    page.expectMoveCount(2);
    page.page().evaluate("window.isSamePage = true");
    page.press("Settings");
    page.page()
        .getByLabel("Language", new Page.GetByLabelOptions().setExact(true))
        .last()
        .selectOption(code);
    assertThat(page.page().locator("html")).hasAttribute("lang", code);
    page.keys("Escape");
    Assertions.assertThat(page.page().evaluate("window.isSamePage")).isEqualTo(true);
    page.expectMoveCount(2);
    page.page().waitForFunction("!janusTable.view.message.includes('move')");
    page.page().reload();
    page.expectMoveCount(2);
    assertThat(page.page().locator("html")).hasAttribute("lang", code);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("translations")
  void aBrowserIsGreetedInItsLanguage(String code, Visits visits) {
    GamePage page = visits.open(Visits.desktop().setLocale(code));
    assertThat(page.page().locator("html")).hasAttribute("lang", code);
  }

  private static GamePage open(Visits visits, String code, Screen screen) {
    return visits.openIn(
        code, Visits.desktop().setViewportSize(screen.width(), screen.height()).setBypassCSP(true));
  }
}
