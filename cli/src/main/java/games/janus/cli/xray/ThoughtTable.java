package games.janus.cli.xray;

import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.play.JsonText;
import games.janus.play.core.Refused;
import games.janus.play.core.ToldThought;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Several answers to one question as a table, a line each. Engines that count in one unit stand
 * together under the name of that unit, because scores in different units cannot be compared.
 */
final class ThoughtTable {
  private static final List<String> HEADINGS =
      Stream.of(
              Messages.thoughtOfEngine(),
              Messages.askOfYear(),
              Messages.thoughtOfLevel(),
              Messages.thoughtOfMove(),
              Messages.thoughtOfScore(),
              Messages.askOfPositions(),
              Messages.askOfEvaluations(),
              Messages.askOfPrunes(),
              Messages.thoughtOfTime(),
              Messages.thoughtOfLine())
          .map(Message::text)
          .toList();

  /** The columns of the year, the score, the three counts and the time. */
  private static final Set<Integer> NUMBERS = Set.of(1, 4, 5, 6, 7, 8);

  private final PrintWriter out;

  ThoughtTable(PrintWriter out) {
    this.out = out;
  }

  void print(List<ThinkRunner.Answer> answers) {
    Map<Message, List<List<String>>> byUnit = new LinkedHashMap<>();
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADINGS);
    for (ThinkRunner.Answer answer : answers) {
      List<String> row = cells(answer);
      rows.add(row);
      byUnit.computeIfAbsent(answer.engine().scoreUnit(), _ -> new ArrayList<>()).add(row);
    }
    out.println(line(HEADINGS, rows));
    byUnit.forEach((unit, together) -> {
      out.println(Messages.askUnit(unit));
      together.forEach(row -> out.println(line(row, rows)));
    });
    out.flush();
  }

  private static List<String> cells(ThinkRunner.Answer answer) {
    List<String> who =
        List.of(answer.engine().id(), Integer.toString(answer.engine().year()), answer.level());
    List<String> said =
        answer
            .thought()
            .map(thought -> said(answer, thought))
            .orElseGet(() -> failed(answer.refused().orElseThrow()));
    return Stream.concat(who.stream(), said.stream()).toList();
  }

  private static List<String> said(ThinkRunner.Answer answer, ToldThought thought) {
    return List.of(
        thought.move().orElseGet(() -> Messages.askResigns().text()),
        thought.score().map(JsonText::number).orElse("-"),
        count(thought.nodes()),
        count(thought.evaluations()),
        count(thought.cutoffs()),
        (thought.complete() ? answer.time() : Messages.askCutShort(answer.time())).text(),
        thought.line().isEmpty() ? "-" : String.join(" ", thought.line()));
  }

  private static List<String> failed(Refused refused) {
    return List.of("-", "-", "-", "-", "-", "-", Excerpt.of(refused.error()));
  }

  /** Numbers to the right, words to the left, each column as wide as its widest cell. */
  private static String line(List<String> row, List<List<String>> rows) {
    var line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      int at = column;
      int width = rows.stream().mapToInt(cells -> cells.get(at).length()).max().orElse(0);
      String blanks = " ".repeat(width - row.get(column).length());
      boolean isNumber = NUMBERS.contains(column);
      line.append(column == 0 ? "" : "  ");
      line.append(isNumber ? blanks + row.get(column) : row.get(column) + blanks);
    }
    return line.toString().stripTrailing();
  }

  private static String count(Optional<Long> number) {
    return number.map(count -> Messages.thoughtNumber(count).text()).orElse("-");
  }
}
