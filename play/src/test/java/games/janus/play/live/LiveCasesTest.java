package games.janus.play.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.janus.rules.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases of {@code live.cases}, run by the game itself. */
class LiveCasesTest {
  static List<LiveCase> cases() throws IOException {
    return LiveCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isDecidedAsWritten(LiveCase story) {
    LiveGame<?, ?> first = LiveGame.of(story.game(), 0);
    LiveGame<?, ?> live = first;
    var log = new ArrayList<Event>();
    for (LiveCase.Line line : story.lines()) {
      String found = look(live, line.command());
      if (found.isEmpty()) {
        Decision decision = live.decide(LiveCase.command(line.command()));
        found = LiveCase.text(decision, story.settings().containsKey("clock"));
        live = live.after(decision);
        if (decision instanceof Decision.Accepted accepted) {
          log.addAll(accepted.events());
        }
      }
      assertThat(found).as("line " + line.number()).isEqualTo(line.expected());
    }
    LiveGame<?, ?> again = first;
    for (Event event : log) {
      again = again.apply(event);
    }
    assertThat(again).isEqualTo(live);
  }

  /** What a line only asks about. */
  private static String look(LiveGame<?, ?> live, String question) {
    String[] words = question.split(" ", -1);
    if (words[words.length - 1].equals("clocks")) {
      Clocks clocks = live.clocks().orElseThrow();
      long at = Long.parseLong(words[0]);
      return clocks.left(Color.WHITE, at) + " " + clocks.left(Color.BLACK, at);
    }
    return switch (question) {
      case "flag" -> live.flagAt().map(String::valueOf).orElse("none");
      case "moves" -> moves(live);
      default -> "";
    };
  }

  private static String moves(LiveGame<?, ?> live) {
    return live.made() == 0 ? "none" : String.join(" ", live.moveIds());
  }
}
