package games.janus.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every program on one wall: a position before all of them, and their games against each other. */
@Tag("slow")
@ExtendWith(AtThePage.class)
class TheLineageWallTest {
  private static final String MINT_AGAINST_CHESS1 =
      "MINT (Legal moves only) against Octave Chess (As published): 0 won, 20 drawn, 0 lost";

  private static Locator button(MuseumRoom room, String name) {
    return room.inside("").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name));
  }

  @Test
  void aCellOfTheTableOpensItsGamesAndReplaysOne(Visits visits) {
    MuseumRoom room = MuseumRoom.enter(visits.open(), "lineage");
    assertThat(room.inside("caption")).containsText("420 games");
    button(room, MINT_AGAINST_CHESS1).click();
    assertThat(room.inside(".games li")).hasCount(20);
    assertThat(room.inside(".replay .piece").first()).isVisible();
    assertThat(room.inside(".replay")).containsText("Drawn");
    button(room, "First position").click();
    assertThat(room.inside(".replay .piece")).hasCount(32);
    button(room, "One move on").click();
    assertThat(room.inside(".replay .piece[data-at='e4']")).hasAttribute("data-man", "white pawn");
  }

  @Test
  void aPositionOfAGameIsPutToEverybody(Visits visits) {
    MuseumRoom room = MuseumRoom.enter(visits.open(), "lineage");
    button(room, MINT_AGAINST_CHESS1).click();
    button(room, "First position").click();
    button(room, "Ask all players about this position").click();
    assertThat(room.inside(".now")).containsText("after move 0");
    assertThat(room.inside("[data-engine]")).hasCount(5);
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theWallHasNoBarriersAndFitsATelephone(ColorScheme colours, Visits visits)
      throws IOException {
    GamePage page = visits.open(Visits.phone().setColorScheme(colours).setBypassCSP(true));
    MuseumRoom room = MuseumRoom.enter(page, "lineage");
    button(room, MINT_AGAINST_CHESS1).click();
    assertThat(room.inside(".replay .piece").first()).isVisible();
    room.expectNothingBesideThePage();
    Barriers.expectNone(page, "the lineage wall, " + colours);
  }
}
