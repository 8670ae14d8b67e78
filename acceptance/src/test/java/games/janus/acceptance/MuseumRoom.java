package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.assertj.core.api.Assertions;

/** A room of the museum whose machine plays on a board beside a chart. */
final class MuseumRoom {
  private final Page page;
  private final String id;

  private MuseumRoom(Page page, String id) {
    this.page = page;
    this.id = id;
  }

  /** To the hall, by the places of the page: the front door has a door of that name too. */
  static void go(Page page) {
    page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Places"))
        .getByText("Museum")
        .click();
  }

  /** Through the hall, as visitors go. */
  static MuseumRoom enter(GamePage visit, String id) {
    Page page = visit.page();
    go(page);
    page.locator("a[href='#/museum/" + id + "']").click();
    page.locator("[data-room='" + id + "']").waitFor();
    return new MuseumRoom(page, id);
  }

  Locator inside(String selector) {
    return page.locator("[data-room='" + id + "'] " + selector);
  }

  void click(String... squares) {
    for (String square : squares) inside("[data-square='" + square + "']").click();
  }

  void press(String button) {
    inside("").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button)).click();
  }

  void expectMan(String square, String man) {
    assertThat(inside(".piece[data-at='" + square + "']")).hasAttribute("data-man", man);
  }

  void expectNoMan(String square) {
    assertThat(inside(".piece[data-at='" + square + "']")).hasCount(0);
  }

  void expectLit(String box) {
    assertThat(inside(".box.lit")).hasAttribute("data-box", box);
  }

  /** How often a box of the chart was lit. */
  void expectLit(String box, int times) {
    assertThat(inside("[data-box='" + box + "']"))
        .hasAttribute("data-count", String.valueOf(times));
  }

  void expectCounter(String id, String text) {
    assertThat(inside("[data-counter='" + id + "'] dd")).hasText(text);
  }

  void expectNothingBesideThePage() {
    Object beside =
        page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth");
    Assertions.assertThat(((Number) beside).intValue()).isLessThanOrEqualTo(0);
  }
}
