package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a hand does at the board beside plain clicks. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class BoardHandlingTest {
  @Test
  void aPieceIsDraggedToItsSquare(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    Mouse mouse = page.page().mouse();
    moveTo(page, "g1");
    mouse.down();
    page.expectSelected("g1");
    moveTo(page, "f3");
    assertThat(page.square("f3")).hasClass(Pattern.compile("\\bover\\b"));
    mouse.up();
    page.expectMan("f3", "white knight");
    page.expectMoves("Nf3");
  }

  @Test
  void aPieceDroppedBesideTheBoardStaysWhereItWas(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    moveTo(page, "g1");
    page.page().mouse().down();
    page.expectSelected("g1");
    page.page().mouse().move(1400, 30);
    page.page().mouse().up();
    page.expectNothingSelected();
    page.expectMan("g1", "white knight");
    page.expectMoveCount(0);
  }

  @Test
  void aPremoveIsPlayedWhenTheOpponentHasMoved(Visits visits) {
    GamePage page = whileJanusThinks(visits);
    page.click("g1", "f3");
    assertThat(page.page().locator(".ahead")).hasCount(2);
    assertThat(page.page().locator("g.premove")).hasCount(1);
    assertThat(announced(page)).containsText("Premove: knight f3.");
    page.press("Move now");
    page.expectMoveCount(4);
    page.expectMan("f3", "white knight");
    assertThat(page.page().locator(".ahead")).hasCount(0);
  }

  @Test
  void aPremoveIsDraggedOrMadeByKeys(Visits visits) {
    GamePage page = whileJanusThinks(visits);
    drag(page, "g1", "f3");
    assertThat(page.square("f3")).hasAttribute("aria-label", "f3, premove");
    page.keys("Escape");
    assertThat(page.page().locator(".ahead")).hasCount(0);
    assertThat(announced(page)).containsText("Premove cancelled.");
    page.square("b1").focus();
    page.keys("Enter", "ArrowUp", "ArrowUp", "ArrowRight", "Enter");
    assertThat(page.square("c3")).hasAttribute("aria-label", "c3, premove");
    page.square("h5").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
    assertThat(page.page().locator(".ahead")).hasCount(0);
  }

  @Test
  void aPremoveThatIsNotLegalIsDroppedWithAQuietWord(Visits visits) {
    GamePage page = whileJanusThinks(visits);
    page.click("g1", "g6");
    assertThat(page.page().locator(".ahead")).hasCount(2);
    page.press("Move now");
    page.expectMessage("Your premove is not possible here.");
    page.expectMoveCount(2);
    page.click("g1", "f3");
    page.expectMan("f3", "white knight");
  }

  @Test
  void aPremovedPawnBecomesAQueen(Visits visits) {
    GamePage page = whileJanusThinks(visits, "4k3/P6p/8/8/8/8/4P2P/4K3 w - - 0 1");
    page.click("a7", "a8");
    page.press("Move now");
    page.expectMan("a8", "white queen");
  }

  @Test
  void arrowsAndCirclesAreDrawnAndWipedOff(Visits visits) {
    GamePage page = visits.open(SavedGame.chess());
    Locator drawings = page.page().locator("[data-drawn]");
    drawWithTheRightButton(page, "e2", "e4");
    drawWithTheRightButton(page, "d5", "d5");
    assertThat(drawings).hasCount(2);
    drawWithTheRightButton(page, "d5", "d5");
    assertThat(drawings).hasCount(1);
    page.click("h5");
    assertThat(drawings).hasCount(0);
    page.choose("Draw on the board");
    drag(page, "g1", "f3");
    assertThat(drawings).hasCount(1);
    page.expectMan("g1", "white knight");
    page.press("Stop drawing");
    page.type("e4");
    page.expectMoves("e4");
    assertThat(drawings).hasCount(0);
  }

  @Test
  void aPositionIsSetUpByHandAndPlayedFrom(Visits visits) throws IOException {
    GamePage page = visits.open(Visits.desktop().setBypassCSP(true));
    Locator dialog = editor(page, "Chess");
    Locator start = page.button("Start game");
    assertThat(dialog.locator("[data-piece]")).hasCount(32);
    page.press("Empty board");
    assertThat(dialog.locator("[data-piece]")).hasCount(0);
    assertThat(dialog.locator("li.flaw")).hasCount(2);
    assertThat(start).isDisabled();
    drag(page, page.button("White king"), place(dialog, "e1"));
    page.press("White pawn");
    place(dialog, "a7").click();
    place(dialog, "h7").click();
    drag(page, place(dialog, "h7"), dialog.locator("header"));
    place(dialog, "e8").focus();
    page.keys("k");
    assertThat(dialog.getByLabel("FEN")).hasValue("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    Barriers.expectNone(page, "position editor");
    start.click();
    assertThat(page.men()).hasCount(3);
    page.expectMan("a7", "white pawn");
    page.click("e1", "e2");
    page.expectMan("e2", "white king");
  }

  @Test
  void theEditorsBoardAndItsFenStayInStep(Visits visits) {
    GamePage page = visits.open();
    Locator dialog = editor(page, "Checkers");
    assertThat(dialog.locator("[data-piece]")).hasCount(24);
    Locator fen = dialog.getByLabel("FEN");
    fen.fill("B:W30:BK3");
    assertThat(dialog.locator("[data-piece]")).hasCount(2);
    assertThat(place(dialog, "f8")).hasAttribute("data-piece", "black king");
    place(dialog, "c1").focus();
    page.keys("Delete", "K");
    assertThat(fen).hasValue("B:WK30:BK3");
    page.press("Start position");
    assertThat(dialog.locator("[data-piece]")).hasCount(24);
  }

  private static Locator editor(GamePage page, String game) {
    page.press("New game");
    Locator dialog = page.page().locator("dialog[open]");
    dialog.getByText(game, new Locator.GetByTextOptions().setExact(true)).click();
    dialog.getByText("Two players", new Locator.GetByTextOptions().setExact(true)).click();
    dialog.getByText("Rules, clock and start").click();
    dialog
        .getByLabel("Starting position", new Locator.GetByLabelOptions().setExact(true))
        .selectOption("setup");
    dialog.locator("[data-piece]").first().waitFor();
    dialog.getByLabel("FEN").scrollIntoViewIfNeeded();
    return dialog;
  }

  private static Locator place(Locator dialog, String square) {
    return dialog.locator("[data-place='" + square + "']");
  }

  /** Without a clock the strongest level thinks for ten seconds unless it is told to move. */
  private static GamePage whileJanusThinks(Visits visits) {
    return whileJanusThinks(visits, "");
  }

  private static GamePage whileJanusThinks(Visits visits, String fen) {
    GamePage page = visits.open(SavedGame.chess().from(fen).against("janus", "full", "1"));
    page.expectMessage(Pattern.compile("You play White|Your move"));
    page.click("e2", "e4");
    page.expectMessage("thinking");
    return page;
  }

  private static Locator announced(GamePage page) {
    return page.page().locator(".unseen[role=status]");
  }

  private static void drag(GamePage page, String from, String to) {
    drag(page, page.square(from), page.square(to));
  }

  private static void drag(GamePage page, Locator from, Locator to) {
    moveTo(page, from);
    page.page().mouse().down();
    moveTo(page, to);
    page.page().mouse().up();
  }

  private static void drawWithTheRightButton(GamePage page, String from, String to) {
    Mouse mouse = page.page().mouse();
    moveTo(page, from);
    mouse.down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
    moveTo(page, to);
    mouse.up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
  }

  private static void moveTo(GamePage page, String square) {
    moveTo(page, page.square(square));
  }

  private static void moveTo(GamePage page, Locator there) {
    BoundingBox box = there.boundingBox();
    var inSteps = new Mouse.MoveOptions().setSteps(4);
    page.page().mouse().move(box.x + box.width / 2, box.y + box.height / 2, inSteps);
  }
}
