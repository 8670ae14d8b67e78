package games.janus.cli.xray;

import games.janus.message.Messages;
import games.janus.play.core.Reply.Refused;
import games.janus.play.core.ToldThought;
import games.janus.play.xray.Figures;
import games.janus.rules.Excerpt;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Several answers to one question as a table, a line each. */
record ThoughtTable(PrintWriter out) {
  /** The columns of the year, the score, the three counts and the time are numbers. */
  private static final UnitTable TABLE =
      new UnitTable(
          List.of(
              Messages.thoughtOfEngine(),
              Messages.askOfYear(),
              Messages.thoughtOfLevel(),
              Messages.thoughtOfMove(),
              Messages.thoughtOfScore(),
              Messages.askOfPositions(),
              Messages.askOfEvaluations(),
              Messages.askOfPrunes(),
              Messages.thoughtOfTime(),
              Messages.thoughtOfLine()),
          Set.of(1, 4, 5, 6, 7, 8));

  void print(List<ThinkRunner.Answer> answers) {
    TABLE.print(
        answers.stream()
            .map(answer -> new UnitTable.Row(answer.engine().scoreUnit().text(), cells(answer)))
            .toList(),
        out);
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
        thought.score().map(Figures::text).orElse("-"),
        UnitTable.count(thought.nodes()),
        UnitTable.count(thought.evaluations()),
        UnitTable.count(thought.cutoffs()),
        (thought.complete() ? answer.time() : Messages.askCutShort(answer.time())).text(),
        thought.line().isEmpty() ? "-" : String.join(" ", thought.line()));
  }

  private static List<String> failed(Refused refused) {
    return List.of("-", "-", "-", "-", "-", "-", Excerpt.of(refused.error()));
  }
}
