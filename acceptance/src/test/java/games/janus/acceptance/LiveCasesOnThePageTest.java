package games.janus.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.janus.play.live.LiveCase;
import games.janus.play.live.LiveCaseJson;
import java.io.IOException;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The cases of {@code live.cases} at the table of the page: its log, its clocks and its board are
 * held against each line. Left out are the three cases with a lag: at one board nothing is on its
 * way.
 */
@Tag("slow")
@ExtendWith(AtThePage.class)
class LiveCasesOnThePageTest {
  /** No engine moves by itself, and time stands where a line says. */
  private static final String PREPARE =
      """
      () => {
        const { janusTable: table } = window;
        table.machines.think = () => new Promise(() => undefined);
        window.setTimeOfGame = at => { table.time.now = () => at; };
        table.time.epoch = () => 0;
        table.needs.onSaved = undefined; // the server keeps no games of another policy
        const { client } = table.needs;
        const carry = client.carry;
        client.carry = async question => (window.lastAnswer = await carry(question));
      }
      """;

  private static final String BEGIN =
      """
      async settings => {
        setTimeOfGame(0);
        await janusTable.start(JSON.parse(settings));
        if (janusTable.trouble) throw new Error(janusTable.trouble);
      }
      """;

  /** What the command came to: what the table added to its log, or the reason it was given. */
  private static final String ACT =
      """
      async text => {
        const { by, at, action } = JSON.parse(text);
        const known = janusTable.log.events.length;
        setTimeOfGame(at);
        janusTable.refusal = null;
        const isDone = await janusTable.act(by, action);
        if (isDone) return JSON.stringify({ events: janusTable.log.events.slice(known) });
        if (janusTable.refusal !== lastAnswer.error) throw new Error('the person is told something else');
        return JSON.stringify(lastAnswer);
      }
      """;

  private static final String LOOK =
      """
      () => {
        const { made, view, clock } = janusTable;
        const count = janusTable.made.length - janusTable.settings.before.length;
        return JSON.stringify({ clocks: clock.shown ?? {}, made: count, view: { history: view.history } });
      }
      """;

  @Test
  void everyCaseComesOutAsWritten(Visits visits) throws IOException {
    Page page =
        visits.open().playCheckers().page(); // the front door would lay its own game on the board
    page.evaluate(PREPARE);
    var softly = new SoftAssertions();
    List<LiveCase> cases = LiveCase.all().stream().filter(story -> !hasLag(story)).toList();
    assertThat(cases).hasSize(124);
    for (LiveCase story : cases) {
      page.evaluate(BEGIN, LiveCaseJson.settings(story.game()));
      for (LiveCase.Line line : story.lines()) {
        softly
            .assertThat(outcome(page, story, line.command()))
            .as("line %d of %s", line.number(), story)
            .isEqualTo(line.expected());
      }
    }
    softly.assertAll();
  }

  private static boolean hasLag(LiveCase story) {
    return story.lines().stream().anyMatch(line -> line.command().contains("~"));
  }

  private static String outcome(Page page, LiveCase story, String command) {
    if (command.matches("flag|moves|\\d+ clocks")) {
      return LiveCaseJson.look((String) page.evaluate(LOOK), command);
    }
    String reply = (String) page.evaluate(ACT, LiveCaseJson.command(command));
    return LiveCaseJson.text(reply, story.settings().containsKey("clock"));
  }
}
