package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;

/** The page in the words of somebody who plays on it. Every expectation waits, but not for long. */
final class GamePage {
  /** What is null here arrives as undefined there; the page itself writes null. */
  private static final String PUT_ON_THE_SHELF =
      """
      sent => new Promise((done, no) => {
        const game = JSON.parse(JSON.stringify(sent, (name, value) => value === undefined ? null : value));
        const opening = indexedDB.open('janus', 1);
        opening.onerror = () => no(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put({ ...game, id: crypto.randomUUID() });
          writing.onabort = () => no(writing.error);
          writing.oncomplete = () => { opening.result.close(); done(null); };
        };
      })
      """;

  private final Page page;

  GamePage(Page page) {
    this.page = page;
  }

  Page page() {
    return page;
  }

  GamePage ready() {
    page.getByRole(AriaRole.GRID).waitFor();
    // The board stands before its squares listen; the sentence beside it is the last to come.
    assertThat(message()).not().hasText("Setting up the board …");
    page.evaluate("document.fonts.ready.then(() => null)"); // words have their width
    return this;
  }

  /** From the front door into a first game. */
  GamePage playCheckers() {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play checkers")).click();
    expectOwnAddress();
    return this;
  }

  void reload() {
    page.reload();
    ready();
  }

  void continueWith(SavedGame game) {
    page.evaluate(PUT_ON_THE_SHELF, game.record());
    // Without an address of its own the page goes on with the latest game.
    page.evaluate("history.replaceState(null, '', '#/')");
    reload();
  }

  // The board

  Locator squares() {
    return page.locator("[data-square]");
  }

  Locator square(String name) {
    return page.locator("[data-square='" + name + "']");
  }

  Locator men() {
    return page.locator(".piece");
  }

  Locator men(String man) {
    return page.locator(".piece[data-man='" + man + "']");
  }

  void click(String... names) {
    for (String name : names) square(name).click();
  }

  void expectMan(String square, String man) {
    assertThat(page.locator(".piece[data-at='" + square + "']")).hasAttribute("data-man", man);
  }

  void expectEmpty(String... names) {
    for (String name : names) {
      assertThat(page.locator(".piece[data-at='" + name + "']")).hasCount(0);
    }
  }

  void expectSelected(String square) {
    assertThat(square(square)).hasAttribute("aria-selected", "true");
    assertThat(page.locator("[aria-selected=true]")).hasCount(1);
  }

  void expectNothingSelected() {
    assertThat(page.locator("[role=gridcell][aria-selected=true]")).hasCount(0);
    expectMarked("regular");
    expectMarked("jump");
  }

  /** Exactly these squares are marked so. */
  void expectMarked(String mark, String... names) {
    assertThat(page.locator("[data-mark='" + mark + "']")).hasCount(names.length);
    for (String name : names) assertThat(square(name)).hasAttribute("data-mark", mark);
  }

  // The message beside the board

  Locator message() {
    return page.locator("[data-tone] .text");
  }

  void expectMessage(String words) {
    var anyCase = new LocatorAssertions.ContainsTextOptions().setIgnoreCase(true);
    assertThat(message()).containsText(words, anyCase);
  }

  void expectMessage(Pattern words) {
    assertThat(message()).containsText(words);
  }

  // The moves

  /** The moves so far in order, as the list shows them. */
  void expectMoves(String... texts) {
    assertThat(listed()).containsText(texts);
    expectMoveCount(texts.length);
  }

  void expectMoveCount(int count) {
    assertThat(listed()).hasCount(count);
  }

  List<String> moves() {
    return listed().allInnerTexts();
  }

  private Locator listed() {
    return page.locator("section.moves li .move");
  }

  /** Waits until the address is that of the game on the board. */
  void expectOwnAddress() {
    assertThat(page).hasURL(Pattern.compile("#/game/[0-9a-f-]{36}$"));
  }

  // The rest of the table

  void press(String button) {
    button(button).click();
  }

  Locator button(String name) {
    var exactly = new Page.GetByRoleOptions().setName(name).setExact(true);
    return page.getByRole(AriaRole.BUTTON, exactly);
  }

  /** What stands in the menu behind the three dots. */
  void choose(String act) {
    openMenu();
    press(act);
  }

  void openMenu() {
    if (page.locator(".menu").count() == 0) press("More");
  }

  /** The field is fetched from the menu the first time. */
  void type(String move) {
    Locator field = page.getByLabel("Type a move");
    if (field.count() == 0) choose("Type a move");
    field.fill(move);
    page.keyboard().press("Enter");
  }

  /** The page is no wider than the screen. */
  void expectNothingBeside() {
    // Not innerWidth: on a phone that grows with what does not fit.
    Object wide = page.evaluate("document.documentElement.scrollWidth");
    Assertions.assertThat(((Number) wide).intValue())
        .as("how wide the page is")
        .isLessThanOrEqualTo(page.viewportSize().width);
  }

  void keys(String... keys) {
    for (String key : keys) page.keyboard().press(key);
  }
}
