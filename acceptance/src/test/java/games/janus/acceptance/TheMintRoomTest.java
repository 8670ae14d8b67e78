package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** MINT in the page: spoken, stepped through, played and read. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheMintRoomTest {
  private static final String IS_IN_SIGHT =
      """
      line => {
        const paper = line.parentElement.getBoundingClientRect();
        const { top, bottom } = line.getBoundingClientRect();
        return top >= paper.top && bottom <= paper.bottom;
      }
      """;

  private static OldTerminal enter(Visits visits) {
    return OldTerminal.enter(visits.open(), "mint");
  }

  private static Locator stack(OldTerminal terminal) {
    return terminal.page().locator("ol.stack li");
  }

  @Test
  void aLineIsAnsweredAsOnTheJvm(Visits visits) {
    OldTerminal terminal = enter(visits);
    List<String> lines = List.of("3 4 + .", "10 3 / . /r .", "1 0 /", "1 2 3");
    for (String line : lines) {
      terminal.type(line);
      terminal.expect("> " + line);
      assertThat(terminal.field()).isEditable();
    }
    assertThat(terminal.printed())
        .isEqualTo(
            "> 3 4 + .\n7 \n> 10 3 / . /r .\n3 1 \n> 1 0 /\n"
                + "ERROR: Division by zero (line 3, column 5)\n> 1 2 3");
    Map<?, ?> onTheJvm = terminal.askTheServer(Map.of("ask", "mint", "lines", lines));
    assertThat(onTheJvm.get("text"))
        .isEqualTo("> 7 \n> 3 1 \n> ERROR: Division by zero (line 3, column 5)\n> > ");
    assertThat(stack(terminal)).containsText(new String[] {"3", "2", "1", "0", "1"});
  }

  @Test
  void aLoopWithoutEndIsEndedWithAReason(Visits visits) {
    OldTerminal terminal = enter(visits);
    terminal.type("/U ( 1 ' )");
    terminal.expect("ERROR: Stopped after 1000000 steps: is there a loop that never ends?");
    terminal.type("2 .");
    assertThat(terminal.field()).isEditable();
    assertThat(terminal.printed()).endsWith("> 2 .\n2 ");
  }

  @Test
  void aLineIsFollowedWordByWord(Visits visits) {
    OldTerminal terminal = enter(visits);
    terminal.type(":TWICE 2 * ;");
    terminal.expect("> :TWICE 2 * ;");
    terminal.field().fill("21 TWICE .");
    terminal.press("Step through");
    assertThat(stack(terminal)).containsText(new String[] {"21"});
    for (int word = 2; word <= 3; word++) terminal.press("Step");
    assertThat(stack(terminal)).containsText(new String[] {"2", "21"});
    assertThat(terminal.page().getByText("In TWICE, line 1")).isVisible();
    assertThat(terminal.page().locator("mark")).hasText("2");
    terminal.press("Step");
    assertThat(stack(terminal)).containsText(new String[] {"42"});
    terminal.press("To the end");
    terminal.expect("42 ");
    assertThat(terminal.field()).isFocused();
  }

  @Test
  void aGameIsPlayedAgainstTheLots(Visits visits) {
    OldTerminal terminal = enter(visits);
    terminal.press("Play chess");
    terminal.expect("Your turn (White):");
    terminal.type("e2e7");
    terminal.expect("Illegal move!");
    terminal.type("e2e4");
    terminal.expect("4|. . . . P . . . |4");
    terminal.expect("AI moves: ");
    terminal.type("q");
    terminal.expect("Game Over");
  }

  @Test
  void aWordOfTheListingLeadsToItsDefinition(Visits visits) {
    OldTerminal terminal = enter(visits);
    Page page = terminal.page();
    word(page, "call", "VALID_MOVE").click();
    assertThat(page.getByText("Defined in lines 171 to 174")).isVisible();
    Locator marked = page.locator(".line.inside");
    assertThat(marked).hasCount(4);
    assertThat(marked.first()).containsText(":VALID_MOVE");
    assertThat(marked.first().evaluate(IS_IN_SIGHT)).isEqualTo(true);
    word(page, "word", "/W").click();
    assertThat(page.getByText("leaves the loop if c is 0")).isVisible();
  }

  private static Locator word(Page page, String kind, String text) {
    var exactly = Pattern.compile("^" + text + "$");
    return page.locator("button.word." + kind, new Page.LocatorOptions().setHasText(exactly))
        .first();
  }

  @Test
  void theLessonShowsWhatWasMeantAndWhatWasDone(Visits visits) {
    OldTerminal terminal = enter(visits);
    terminal.press("Try it both ways: Bits");
    Locator lesson =
        terminal.page().locator("li").filter(new Locator.FilterOptions().setHasText("-1 ~ ."));
    assertThat(lesson.locator(".meant dd")).hasText("0");
    assertThat(lesson.locator(".did dd")).hasText("65535");
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theRoomHasNoBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.phone().setColorScheme(colours).setBypassCSP(true));
    OldTerminal terminal = OldTerminal.enter(page, "mint");
    terminal.field().fill("1 2 + x !");
    terminal.press("Step through");
    assertThat(stack(terminal)).containsText(new String[] {"1"});
    assertThat(terminal.page().getByRole(AriaRole.HEADING, named("All its words"))).isVisible();
    // Under the mouse a button has other colours, which must be readable too.
    page.button("Play chess").hover();
    Barriers.expectNone(page, "mint");
    assertThat(terminal.page().evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }
}
