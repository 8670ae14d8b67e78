package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * On every screen, light or dark: nothing lies beside it, the board is wholly in sight together
 * with what a turn needs, and so is the current move of a long game. A visit goes through all
 * screens, as when a tablet is turned or a window made larger: most of the time of a test goes into
 * loading the page. The tests tagged "long" load it on each.
 */
@Tag("slow")
@ExtendWith(AtThePage.class)
class LayoutTest {
  /** How wide and how high. */
  record Screen(int width, int height) {}

  /** Phones, tablets, laptops, wide screens; the last is a laptop at twice the size. */
  private static final List<Screen> SCREENS =
      List.of(
          new Screen(360, 640),
          new Screen(390, 844),
          new Screen(844, 390),
          new Screen(768, 1024),
          new Screen(1024, 768),
          new Screen(1280, 720),
          new Screen(1366, 768),
          new Screen(1440, 900),
          new Screen(1920, 1080),
          new Screen(2560, 1300),
          new Screen(683, 384));

  /** A game of 42 moves with many men taken, after which White is to move. */
  private static final String LONG_GAME =
      """
      e2e4 a7a6 g1f3 a6a5 c2c4 a5a4 b2b3 h7h5 c1b2 d7d6 b1c3 a4a3 b2c1 c8g4 h2h3 b7b5 h3g4 c7c6
      c4b5 e7e6 d1c2 f7f6 f3d4 e6e5 d4f5 g7g6 f2f3 g6f5 g4f5 c6c5 c3a4 b8d7 c1a3 d8b8 f1e2 b8c8
      b5b6 c8d8 b6b7 d7b6 e2b5 e8e7 b7a8q b6a8 b5c6 a8c7 g2g3 c7a8 g3g4 h5h4 f3f4 e5f4 c6d5 a8c7
      d5c4 h4h3 g4g5 f8g7 a3b2 f4f3 g5g6 d8b8 d2d3 f3f2 c2f2 b8f8 b2c3 f8a8 a2a3 e7d7 a4b6 d7d8
      b6a8 c7a8 d3d4 d8d7 e1e2 a8b6 c4e6 d7c6 d4c5 d6c5 a3a4 g8e7
      """;

  static final int PLIES = 84;

  static List<Screen> screens() {
    return SCREENS;
  }

  @Test
  void theFrontDoorFitsTheScreen(Visits visits) {
    onEveryScreen(open(visits), LayoutTest::expectFrontDoor);
  }

  /** Who comes back by the logo finds the game that goes on beside all the doors. */
  @Test
  void theFrontDoorFitsTheScreenWhileAGameGoesOn(Visits visits) {
    GamePage page = open(visits);
    page.playCheckers();
    page.page().evaluate("janusTable.enter('11-15')");
    page.expectMoveCount(2);
    page.page().evaluate("location.hash = '#/'");
    onEveryScreen(page, LayoutTest::expectFrontDoorOfAGame);
  }

  @Test
  void aGameFitsTheScreen(Visits visits) {
    GamePage page = open(visits);
    continueLongGame(page);
    onEveryScreen(page, LayoutTest::expectGame);
  }

  @Test
  void theEndOfAGameFitsTheScreen(Visits visits) {
    GamePage page = open(visits);
    page.continueWith(
        SavedGame.checkers("red-vs-ai").from("W:W30:B26").against("minimax", "expert", "1"));
    page.click("c1", "e3");
    onEveryScreen(page, LayoutTest::expectEnd);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("screens")
  void whatIsLoadedThereFitsTheScreen(Screen screen, Visits visits) {
    GamePage page = visits.open(Visits.desktop().setViewportSize(screen.width(), screen.height()));
    lightAndDark(page, LayoutTest::expectFrontDoor);
    continueLongGame(page);
    lightAndDark(page, LayoutTest::expectGame);
  }

  private static void continueLongGame(GamePage page) {
    page.continueWith(SavedGame.chess().after(longGame()).against("janus", "1", "1"));
    page.expectMoveCount(PLIES);
  }

  /** Also where the head of the page leaves its room to the board. */
  @Test
  void theSettingsAreInReach(Visits visits) {
    GamePage page = open(visits);
    onScreens(page, LayoutTest::expectSettings);
    page.playCheckers();
    onScreens(page, LayoutTest::expectSettings);
  }

  private static void expectSettings(GamePage page) {
    Locator settings =
        page.page()
            .getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Settings").setExact(true));
    if (settings.count() == 0) page.press("More");
    settings.click();
    assertThat(page.page().getByLabel("Language").last()).isVisible();
    page.keys("Escape");
    assertThat(page.page().locator("dialog[open]")).hasCount(0);
  }

  @Test
  void theOpponentsOfTheXrayCanBeRead(Visits visits) {
    GamePage page = open(visits);
    page.page().evaluate("location.hash = '#/xray/tree'");
    page.page().locator(".asked select").first().waitFor();
    onScreens(page, LayoutTest::expectReadableSelects);
  }

  private static void expectReadableSelects(GamePage page) {
    Locator chosen = page.page().locator(".asked select");
    for (int i = 0; i < chosen.count(); i++) {
      Assertions.assertThat(chosen.nth(i).evaluate(ROOM_LEFT)).as("select " + i).isEqualTo(true);
    }
  }

  /** Whether the words of a select fit into it. */
  private static final String ROOM_LEFT =
      """
      select => {
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const words = pen.measureText(select.selectedOptions[0].text).width;
        const arrow = 16;
        return words + arrow + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) <= select.clientWidth;
      }
      """;

  @Test
  void textModeFitsItsPanel(Visits visits) {
    GamePage page = open(visits);
    page.playCheckers();
    page.choose("Text mode");
    Locator field = page.page().getByLabel("Type a move or a question");
    field.fill("b");
    field.press("Enter");
    onEveryScreen(page, LayoutTest::expectTextMode);
  }

  private static GamePage open(Visits visits) {
    return visits.open(Visits.desktop());
  }

  /** On all of them, light and dark. */
  private static void onEveryScreen(GamePage page, Consumer<GamePage> expectation) {
    onScreens(page, shown -> lightAndDark(shown, expectation));
  }

  static void onScreens(GamePage page, Consumer<GamePage> expectation) {
    onScreens(SCREENS, page, expectation);
  }

  static void onScreens(List<Screen> screens, GamePage page, Consumer<GamePage> expectation) {
    for (Screen screen : screens) {
      page.page().setViewportSize(screen.width(), screen.height());
      page.page().evaluate(UNTIL_IT_IS_DRAWN, screen.height());
      try {
        expectation.accept(page);
      } catch (AssertionError no) {
        throw new AssertionError("on " + screen, no);
      }
    }
  }

  /** A window learns of its new size a moment later. */
  private static final String UNTIL_IT_IS_DRAWN =
      """
      height => new Promise(done => {
        const look = () => (innerHeight === height ? requestAnimationFrame(done) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      })
      """;

  private static void lightAndDark(GamePage page, Consumer<GamePage> expectation) {
    for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      page.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
      expectation.accept(page);
    }
  }

  private static void expectFrontDoor(GamePage page) {
    expectInSight(page, page.page().locator("[role=grid]"), "board");
    expectInSight(page, page.page().locator("h1"), "title");
    expectDoors(page, 6);
  }

  private static void expectFrontDoorOfAGame(GamePage page) {
    expectDoors(page, 7);
  }

  static void expectDoors(GamePage page, int count) {
    expectNoScrolling(page);
    Locator doors = page.page().locator(".door");
    assertThat(doors).hasCount(count);
    for (int i = 0; i < count; i++) expectInSight(page, doors.nth(i), "door " + i);
  }

  private static void expectGame(GamePage page) {
    page.page().evaluate("janusTable.goTo(" + PLIES + ")");
    page.expectMoveCount(PLIES);
    expectNoScrolling(page);
    expectInSight(page, page.page().locator("[role=grid]"), "board");
    for (String act : List.of("Undo", "Hint", "Flip", "More")) {
      expectInSight(page, page.button(act), act);
    }
    expectInSight(page, page.message(), "the turn");
    for (int i = 0; i < 2; i++) {
      expectInSight(page, page.page().locator(".bar").nth(i), "player");
    }
    expectInSight(page, currentMove(page), "the current move");
    page.page().evaluate("janusTable.goTo(7)");
    assertThat(currentMove(page)).hasAttribute("data-ply", "7");
    expectInSight(page, currentMove(page), "a move looked back at");
    page.page().evaluate("janusTable.goTo(80)");
    assertThat(currentMove(page)).hasAttribute("data-ply", "80");
    expectInSight(page, currentMove(page), "a later move");
  }

  private static void expectEnd(GamePage page) {
    expectInSight(page, page.page().locator("#end-title"), "who won");
    expectInSight(page, page.button("Reset"), "the button to begin anew");
    expectNoScrolling(page);
    for (String square : List.of("a8", "h8", "e3", "a1", "h1")) {
      expectInSight(page, page.square(square), "the last position");
    }
  }

  @Test
  void onPaperStandThePlayersThePositionAndTheMoves(Visits visits) {
    GamePage page =
        visits.open(Visits.desktop().setColorScheme(ColorScheme.DARK).setViewportSize(1366, 768));
    page.continueWith(SavedGame.chess().after(longGame()).against("janus", "1", "1"));
    page.expectMoveCount(PLIES);
    page.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(page.page().locator("[role=grid]")).isVisible();
    assertThat(page.page().locator("[data-ply='1']")).isVisible();
    assertThat(page.page().locator("[data-ply='84']")).isVisible();
    assertThat(page.button("Undo")).isHidden();
    assertThat(page.page().locator("section.film")).isHidden();
    assertThat(page.page().locator("body")).hasCSS("background-color", "rgb(245, 241, 232)");
  }

  private static void expectTextMode(GamePage page) {
    page.expectNothingBeside();
    BoundingBox panel = page.page().locator(".text:has(form)").boundingBox();
    BoundingBox send = page.button("Send").boundingBox();
    Assertions.assertThat(send.x + send.width).isLessThanOrEqualTo(panel.x + panel.width);
    Assertions.assertThat(send.y + send.height).isLessThanOrEqualTo(panel.y + panel.height);
  }

  static String[] longGame() {
    return Pattern.compile("\\s+").splitAsStream(LONG_GAME.strip()).toArray(String[]::new);
  }

  static Locator currentMove(GamePage page) {
    return page.page().locator("section.moves [aria-current=step]");
  }

  static void expectNoScrolling(GamePage page) {
    page.expectNothingBeside();
    Object high = page.page().evaluate("document.documentElement.scrollHeight");
    Assertions.assertThat(((Number) high).intValue())
        .as("how high the page is")
        .isLessThanOrEqualTo(page.page().viewportSize().height);
  }

  /** Wholly: not beyond the edge of the screen, nor of the list that it stands in. */
  static void expectInSight(GamePage page, Locator shown, String what) {
    assertThat(shown).isVisible();
    BoundingBox box = shown.boundingBox();
    Assertions.assertThat(box.x).as("left of " + what).isGreaterThanOrEqualTo(-0.5);
    Assertions.assertThat(box.y).as("top of " + what).isGreaterThanOrEqualTo(-0.5);
    Assertions.assertThat(box.x + box.width)
        .as("right of " + what)
        .isLessThanOrEqualTo(page.page().viewportSize().width + 0.5);
    Assertions.assertThat(box.y + box.height)
        .as("bottom of " + what)
        .isLessThanOrEqualTo(page.page().viewportSize().height + 0.5);
    Object isOnTop =
        shown.evaluate(
            """
            node => {
              const box = node.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return node.contains(top) || top.contains(node) || top.closest('[role=grid]') !== null;
            }
            """);
    Assertions.assertThat(isOnTop).as(what + " is not covered").isEqualTo(true);
  }
}
