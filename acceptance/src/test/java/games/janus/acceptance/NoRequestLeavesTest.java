package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page talks to the Janus that sent it, and to nobody else. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class NoRequestLeavesTest {

  @Test
  void playingAskingAndOpeningEverythingAsksOnlyThisMachine(Visits visits) {
    GamePage page = visits.open();
    page.click("f6", "e5");
    page.expectMoveCount(2);
    page.press("More figures");
    page.press("New game");
    page.keys("Escape");
    page.press("Game files");
    page.keys("Escape");
    page.press("Settings");
    page.keys("Escape");
    page.reload();
    assertThat(visits.requests()).hasSizeGreaterThan(3).allMatch(Visits::isLocal);
  }
}
