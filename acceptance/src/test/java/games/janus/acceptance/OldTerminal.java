package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;

/** A room of the museum with a terminal in it: what is typed, and what is printed. */
final class OldTerminal {
  private static final String PRINTED =
      """
      log => [...log.querySelectorAll('.line')].map(line => line.textContent).join('\\n')
      """;

  private final Page page;

  private OldTerminal(Page page) {
    this.page = page;
  }

  static OldTerminal enter(GamePage visit, String room) {
    visit.page().evaluate("room => { location.hash = '#/museum/' + room }", room);
    var terminal = new OldTerminal(visit.page());
    assertThat(terminal.field()).isEditable();
    return terminal;
  }

  Page page() {
    return page;
  }

  Locator log() {
    return page.getByRole(AriaRole.LOG);
  }

  Locator field() {
    return page.locator(".terminal form input");
  }

  void type(String line) {
    field().fill(line);
    field().press("Enter");
  }

  void press(String button) {
    var exactly = new Page.GetByRoleOptions().setName(button).setExact(true);
    page.getByRole(AriaRole.BUTTON, exactly).click();
  }

  void expect(String text) {
    assertThat(log()).containsText(text);
  }

  /** All lines on the paper; the one being typed on is not among them. */
  String printed() {
    return (String) log().evaluate(PRINTED);
  }

  Map<?, ?> askTheServer(Map<String, Object> question) {
    return ServersCore.ask(page, question);
  }
}
