package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first minute, and every later return. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class FrontDoorTest {
  private static final Pattern FRONT = Pattern.compile("/(#/)?$");

  @Test
  void oneLookOffersEverythingThereIs(Visits visits) {
    GamePage page = visits.open();
    assertThat(page.page().locator("h1")).hasText("Play a machine that shows its thinking.");
    for (String words :
        List.of("Play checkers", "Play chess", "See how it thinks", "Two players", "Museum")) {
      assertThat(door(page, words)).isVisible();
    }
    assertThat(door(page, "Play checkers")).containsText("Level 1, First game");
    assertThat(page.page().getByText("No account. Works offline.")).isVisible();
    assertThat(page.message()).hasText("You play Dark. Move a piece and the game begins.");
  }

  @Test
  void whoMovesAPieceHasBegunToPlay(Visits visits) {
    GamePage page = visits.open();
    page.click("f6", "e5");
    page.expectOwnAddress();
    page.expectMoveCount(2);
    assertThat(page.page().getByRole(AriaRole.GROUP, named("Light: Janus"))).isVisible();
    assertThat(page.page().locator("section.moves")).not().containsText("Red begins");
  }

  /** The museum's game has rules of its own, and they come with its opponent. */
  @Test
  void whoPlayedTheFlowchartLastPlaysItsGameAgain(Visits visits) {
    GamePage page = visits.open();
    page.press("New game");
    page.page().locator("dialog[open] [data-engine=minimax]").click();
    assertThat(page.page().getByLabel("Red, moves first")).isChecked();
    page.press("Start game");
    assertThat(page.message()).hasText("You play Red. Move a piece and the game begins.");
    page.page().getByRole(AriaRole.LINK, named("Janus, front page")).click();
    assertThat(page.message()).hasText("You play Red. Move a piece and the game begins.");
    page.press("New game");
    page.page().locator("dialog[open] [data-engine=janus-checkers]").click();
    page.press("Start game");
    assertThat(page.message()).hasText("You play Dark. Move a piece and the game begins.");
  }

  @Test
  void oneClickStartsAFirstGameOfChess(Visits visits) {
    GamePage page = visits.open();
    door(page, "Play chess").click();
    page.expectOwnAddress();
    assertThat(page.message()).hasText("You play White. Move a piece and the game begins.");
    page.click("e2", "e4");
    page.expectMoveCount(2);
    assertThat(page.page().getByText("First game, 575")).isVisible();
  }

  @Test
  void pointingAtADoorShowsItsBoard(Visits visits) {
    GamePage page = visits.open();
    door(page, "Play chess").hover();
    page.expectMan("e1", "white king");
    assertThat(page.message()).hasText("You play White. Move a piece and the game begins.");
    door(page, "Play checkers").hover();
    page.expectMan("f6", "black man");
    page.click("f6", "e5");
    page.expectMoveCount(2);
  }

  @Test
  void whoComesBackLandsInTheGameThatWasLeft(Visits visits) {
    GamePage page = visits.open();
    page.click("f6", "e5");
    page.expectMoveCount(2);
    page.page().evaluate("history.replaceState(null, '', '#/')");
    page.reload();
    page.expectMoveCount(2);
    page.expectOwnAddress();
  }

  @Test
  void theLogoLeadsToTheFrontDoorAndACardBackToTheGame(Visits visits) {
    GamePage page = visits.open();
    page.click("f6", "e5");
    page.expectMoveCount(2);
    page.page().getByRole(AriaRole.LINK, named("Janus, front page")).click();
    assertThat(page.page()).hasURL(FRONT);
    Locator card = door(page, "Your game goes on");
    assertThat(card).containsText("Checkers against Janus, move 1. Your turn.");
    page.expectMan("e5", "black man");
    door(page, "Play chess").hover();
    page.expectMan("e5", "black man");
    card.click();
    page.expectOwnAddress();
    page.expectMoveCount(2);
  }

  @Test
  void aGameThatIsOverIsNotGoneOnWith(Visits visits) {
    GamePage page =
        visits.open(
            SavedGame.checkers("red-vs-ai").from("W:W30:B26").against("minimax", "expert", "1"));
    page.click("c1", "e3");
    page.expectMessage("You win!");
    page.page().getByRole(AriaRole.LINK, named("Janus, front page")).click();
    assertThat(door(page, "Your game goes on")).hasCount(0);
    assertThat(page.men()).hasCount(24);
  }

  @Test
  void twoPlayersBeginAtOnceAndAgreeOnJumping(Visits visits) {
    GamePage page = visits.open();
    door(page, "Two players").click();
    page.expectOwnAddress();
    page.expectMessage("White to move");
    assertThat(page.page().locator(".film")).hasCount(0);
    page.page().getByLabel("Must jump?").check();
    assertThat(page.page().getByText("Family, must jump")).isVisible();
    page.click("c3", "d4");
    page.expectMoves("22-18");
    assertThat(page.page().getByLabel("Must jump?")).hasCount(0);
  }

  @Test
  void theThinkingDoorShowsTheSearchItPromises(Visits visits) {
    GamePage page = visits.open();
    door(page, "See how it thinks").click();
    assertThat(page.page().locator("[data-count=nodes]")).containsText("271");
    assertThat(page.page().locator("main")).containsText("55 cut-offs");
  }

  @Test
  void whoHasNoGamesIsToldWhereTheyWillBe(Visits visits) throws IOException {
    GamePage page = visits.open(Visits.desktop(), visits.ownProduct().address());
    page.page().getByRole(AriaRole.LINK, named("My games")).click();
    assertThat(page.page().locator("main"))
        .containsText("No games yet. Every game you start is kept here");
    page.page().locator("main").getByRole(AriaRole.LINK).click();
    assertThat(door(page, "Play checkers")).isVisible();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theFrontDoorOfAPhoneHasNoBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.phone().setColorScheme(colours).setBypassCSP(true));
    Barriers.expectNone(page, "front door");
    door(page, "Play chess").click();
    page.expectOwnAddress();
    Barriers.expectNone(page, "game");
  }

  private static Locator door(GamePage page, String words) {
    return page.page().locator(".door").filter(new Locator.FilterOptions().setHasText(words));
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }
}
