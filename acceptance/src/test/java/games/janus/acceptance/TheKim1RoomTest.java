package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Microchess on the KIM-1, played on its own keys. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheKim1RoomTest {
  private static final List<String> BEFORE_THE_THOUGHT =
      List.of("C", "PC", "6", "0", "5", "0", "F");

  /** The question that finds a state, on the chart. */
  private static final Map<Integer, String> QUESTIONS =
      Map.of(0x0C, "is0C", 0x08, "is08", 0x04, "is04", 0x00, "is00", 0xF9, "isF9");

  private static Page enter(Visits visits) {
    return enter(visits.open());
  }

  private static Page enter(GamePage visit) {
    Page page = visit.page();
    MuseumRoom.go(page);
    page.locator("a[href='#/museum/kim1']").click();
    expectDisplay(page, "00 00 D8");
    return page;
  }

  private static void press(Page page, List<String> keys) {
    for (String key : keys) {
      page.locator("[data-key='" + key + "']").click();
    }
  }

  private static void expectDisplay(Page page, String digits) {
    assertThat(page.locator("[aria-label='Display: " + digits + "']")).isVisible();
  }

  @Test
  void itOpensWithTheKingsPawnAndAnswersFromItsBook(Visits visits) {
    Page page = enter(visits);
    press(page, List.of("C", "PC"));
    expectDisplay(page, "0F 13 33");
    assertThat(page.locator("[data-at='33']")).hasAttribute("data-man", "0F");
    press(page, List.of("6", "3", "4", "3", "F"));
    expectDisplay(page, "FF 63 43");
    assertThat(page.locator("[data-at='43']")).hasAttribute("data-man", "1F");
    press(page, List.of("PC"));
    expectDisplay(page, "06 01 22");
    assertThat(page.locator("[data-said]")).hasText("06 01 22, from the book");
  }

  @Test
  void itIsPlayedOnTheKeyboardAndByPointingAtTheBoard(Visits visits) {
    Page page = enter(visits);
    page.locator("[data-key='C']").focus();
    page.keyboard().type("cp");
    expectDisplay(page, "0F 13 33");
    page.locator("[data-at='63']").click();
    page.locator("[data-at='43']").click();
    expectDisplay(page, "1F 63 43");
    page.locator("[data-key='F']").focus();
    page.keyboard().type("f");
    expectDisplay(page, "FF 63 43");
  }

  @Test
  void theGuideLeadsToItsFirstThought(Visits visits) {
    GamePage visit = visits.open();
    Page page = enter(visit);
    Locator guide = page.locator("[data-guide]");
    for (String key : List.of("C PC 6 3 4 3 F PC 6 0 5 0 F PC".split(" ", -1))) {
      visit.button("Press " + key + " for me").click();
    }
    assertThat(guide).containsText("It compared 27 moves");
    assertThat(page.locator("[aria-label^='Flowchart of JANUS']")).isVisible();
  }

  @Test
  void theMachineStandsAsItWasLeft(Visits visits) {
    Page page = enter(visits);
    press(page, BEFORE_THE_THOUGHT);
    press(page, List.of("PC"));
    expectDisplay(page, "01 04 40");
    page.getByText("This position in the X-ray").click();
    // Its 30 candidates, one of them worth D8.
    assertThat(page.locator("main")).containsText("30 candidates");
    page.navigate(page.url().replaceAll("#.*", "#/museum/kim1"));
    expectDisplay(page, "01 04 40");
    press(page, List.of("6", "1", "5", "1", "F"));
    expectDisplay(page, "FF 61 51");
  }

  @Test
  void aLevelIsTwoBytesOfMemory(Visits visits) {
    Page page = enter(visits);
    press(page, List.of("C", "RS", "AD", "0", "2", "F", "2", "DA", "0", "0"));
    expectDisplay(page, "02 F2 00");
    press(page, List.of("AD", "0", "0", "0", "0", "GO"));
    expectDisplay(page, "00 00 D8");
    assertThat(page.locator("summary").filter(new Locator.FilterOptions().setHasText("Level")))
        .containsText("blitz");
  }

  @Test
  void itTakesItsTimeAsIn1976UnlessTheWaitIsSkipped(Visits visits) {
    Page page = enter(visits);
    page.getByLabel("speed of 1976").check();
    press(page, BEFORE_THE_THOUGHT);
    expectDisplay(page, "FF 60 50");
    press(page, List.of("PC"));
    assertThat(page.locator("[data-note]")).containsText("s left");
    page.locator("[data-key='C']").click();
    page.getByText("Skip", new Page.GetByTextOptions().setExact(true)).click();
    assertThat(page.locator("[data-note]")).containsText("best of 30 moves");
  }

  @Test
  void theChartIsLitAsTheEngineThinks(Visits visits) {
    Page page = enter(visits);
    press(page, BEFORE_THE_THOUGHT);
    press(page, List.of("PC"));
    Locator room = page.locator("[data-section]");
    for (int section : new int[] {0, 9}) {
      page.locator("[data-go]").selectOption(Integer.toString(section));
      assertThat(room).hasAttribute("data-section", Integer.toString(section));
      assertThat(room).hasAttribute("data-at", "-1");
      List<List<?>> events = events(page, section);
      for (int at = 0; at < 40; at++) {
        page.getByText("Step", new Page.GetByTextOptions().setExact(true)).click();
        int next = at < events.size() ? at : at - events.size();
        assertThat(room).hasAttribute("data-at", Integer.toString(next));
        if (at < events.size()) {
          expectPath(page, events.get(at));
        }
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static List<List<?>> events(Page page, int section) {
    List<String> keys = new ArrayList<>(BEFORE_THE_THOUGHT);
    keys.add("PC");
    var question = Map.<String, Object>of("ask", "kim1", "keys", keys, "trace", section);
    Map<?, ?> answer = ServersCore.ask(page, question);
    return (List<List<?>>) Objects.requireNonNull(answer.get("events"), "no trace");
  }

  private static void expectPath(Page page, List<?> event) {
    String path = page.locator("[data-path]").getAttribute("data-path");
    List<String> boxes = List.of(path.split(" ", -1));
    Assertions.assertThat(boxes.getLast()).as("%s: %s", event, path).isEqualTo(end(event));
    if (event.getFirst().equals("move")) {
      String question = QUESTIONS.getOrDefault((Integer) event.get(1), "isFF");
      Assertions.assertThat(
              boxes.stream().filter(box -> box.startsWith("is") && !box.equals("isFB")))
          .as("%s: %s", event, path)
          .last()
          .isEqualTo(question);
    }
    Object lit = page.evaluate("() => document.querySelectorAll('.box.lit').length");
    Assertions.assertThat(lit).as("%s: %s", event, path).isEqualTo(boxes.size());
  }

  /** Where the chart's way ends for an event of the engine's trace. */
  private static String end(List<?> event) {
    return switch ((String) event.getFirst()) {
      case "move" ->
          switch ((String) event.get(7)) {
            case "analysed" -> "countX";
            case "followed" -> "isFB";
            default -> "return";
          };
      case "enter" ->
          switch ((Integer) event.get(1)) {
            case 0x0C, 0x04 -> "generate";
            case 0x00 -> "replies";
            case 0x08 -> "continue";
            case 0xF9 -> "threats";
            default -> "captures";
          };
      case "leave" ->
          switch ((Integer) event.get(1)) {
            case 0x0C, 0x04, 0xF9 -> "generate";
            case 0x00 -> "back04";
            case 0x08 -> "unmake04";
            default -> "return";
          };
      default -> "return";
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void neitherHallNorRoomHasBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage visit = visits.open(Visits.desktop().setColorScheme(colours).setBypassCSP(true));
    MuseumRoom.go(visit.page());
    visit.page().locator("a[href='#/museum/kim1']").waitFor();
    Barriers.expectNone(visit, "hall");
    Page page = enter(visit);
    press(page, BEFORE_THE_THOUGHT);
    press(page, List.of("PC"));
    page.locator("[data-go]").selectOption("1");
    page.getByText("Step", new Page.GetByTextOptions().setExact(true)).click();
    Barriers.expectNone(visit, "room");
  }

  @Test
  void aPhoneShowsItAllWithoutScrollingSideways(Visits visits) {
    Page page = enter(visits.open(Visits.phone()));
    press(page, BEFORE_THE_THOUGHT);
    press(page, List.of("PC"));
    page.locator("[data-section]").waitFor();
    Object wider = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth");
    Assertions.assertThat((Integer) wider).isLessThanOrEqualTo(0);
  }
}
