package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The charts of the museum, lit by what the machine beside them really did. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheFlowchartRoomTest {
  /** What {@code janus think checkers --engine minimax --moves 22-18} counts under these rules. */
  private static final int POSITIONS = 155;

  private static final int EVALUATIONS = 101;
  private static final int PRUNES = 29;

  @Test
  void theMachinesTurnLightsAsManyBoxesAsItCounted(Visits visits) {
    MuseumRoom room = MuseumRoom.enter(visits.open(), "flowchart");
    room.expectLit("HumanTurn");
    room.click("c3");
    room.expectLit("WaitMove");
    room.click("d4");
    // 11-15 is its answer; whoever wants less motion sees the walk already walked.
    room.expectMan("e5", "black man");
    room.expectLit("Prune", PRUNES);
    room.expectLit("EvalBoard", EVALUATIONS);
    room.expectLit("IncrementPos", POSITIONS - 1);
    room.expectCounter("positions", POSITIONS + " of " + POSITIONS);
    room.expectCounter("prunes", PRUNES + " of " + PRUNES);
    room.expectLit("HumanTurn");
    room.press("One step back");
    room.press("One step back");
    room.expectLit("CheckWin");
    room.press("To the end");
    room.press("Again");
    room.press("Pause");
    room.expectNoMan("e5");
    room.press("To the end");
    room.expectMan("e5", "black man");
  }

  @Test
  void itsSearchIsSeenInTheXrayAndTheRoomStandsAsItWasLeft(Visits visits) {
    GamePage page = visits.open();
    MuseumRoom room = MuseumRoom.enter(page, "flowchart");
    room.click("c3", "d4");
    room.expectLit("Prune", PRUNES);
    room.inside("a[href^='#/xray/tree?']").first().click();
    assertThat(page.page().locator("main")).containsText(POSITIONS + " positions");
    MuseumRoom again = MuseumRoom.enter(page, "flowchart");
    again.expectMan("e5", "black man");
    again.expectLit("Prune", PRUNES);
  }

  @Test
  void theMachineAnswersEveryMove(Visits visits) {
    MuseumRoom room = MuseumRoom.enter(visits.open(), "flowchart");
    room.expectLit("HumanTurn");
    for (int moves = 0; moves < 3; moves++) {
      room.press("Play Red for me");
      assertThat(room.inside(".message")).containsText("Red");
      room.expectLit("HumanTurn");
    }
  }

  @Test
  void aClickThatMeansNothingGoesBackToWaiting(Visits visits) {
    MuseumRoom room = MuseumRoom.enter(visits.open(), "flowchart");
    room.expectLit("HumanTurn");
    room.click("d4");
    room.expectLit("ValidateClick", 1);
    room.expectLit("HumanTurn", 2);
  }

  @Test
  void improvedMicrochessAddsUpWhatItsMoveIsWorth(Visits visits) {
    MuseumRoom room = MuseumRoom.enter(visits.open(), "microchess-plus");
    room.expectLit("Input");
    room.click("h2", "h4");
    room.expectLit("Input");
    room.expectLit("Find", 1);
    room.expectLit("Visit", 3224);
    room.expectCounter("positions", "3,224 of 3,224");
    // Every board it evaluated, term by term: all of them are still in the opening.
    for (String box : List.of("Evaluate", "Material", "Development", "Check", "Sum")) {
      room.expectLit(box, 2997);
    }
    room.expectLit("KingSafety", 0);
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theRoomHasNoBarriers(ColorScheme colours, Visits visits) throws IOException {
    GamePage page = visits.open(Visits.desktop().setColorScheme(colours).setBypassCSP(true));
    MuseumRoom room = MuseumRoom.enter(page, "flowchart");
    room.click("c3", "d4");
    room.expectLit("Prune", PRUNES);
    room.inside("[data-box='Prune']").click();
    room.inside("summary").click();
    Barriers.expectNone(page, "the flowchart, " + colours);
  }

  @Test
  void aTelephoneShowsThePartThatIsLit(Visits visits) {
    MuseumRoom room = MuseumRoom.enter(visits.open(Visits.phone()), "flowchart");
    room.click("c3", "d4");
    room.expectLit("Prune", PRUNES);
    room.expectNothingBesideThePage();
  }
}
