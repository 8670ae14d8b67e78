package games.janus.play.museum;

import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Metric;
import games.janus.engine.Term;
import games.janus.engines.museum.octave.OctaveConsole;
import games.janus.engines.museum.octave.OctaveReply;
import games.janus.play.JsonText;
import games.janus.play.Question;
import games.janus.play.UnansweredException;
import java.util.List;
import java.util.Optional;

/**
 * chess1 at its console: what it prints for one more line. The moves so far come with the question,
 * so that nothing is thought twice; the seconds it prints are those the original took.
 */
public final class OctaveAnswer {
  private static final int MOST_MOVES = 2000;
  private static final int LONGEST_LINE = 4096;
  private static final long NANOSECONDS_A_MILLISECOND = 1_000_000;

  private final StringBuilder atOnce = new StringBuilder();
  private final StringBuilder afterThinking = new StringBuilder();
  private final OctaveConsole console;
  private boolean hasThought;

  private OctaveAnswer(Question question) {
    List<String> moves = question.texts("moves");
    if (moves.size() > MOST_MOVES) {
      throw UnansweredException.request("a game has " + MOST_MOVES + " moves at most");
    }
    var settings = new OctaveConsole.Settings(question.flag("mono"), question.flag("repaired"));
    Position start =
        question
            .text("start")
            .filter(fen -> !fen.isEmpty())
            .map(fen -> Position.of(Fen.read(fen)))
            .orElseGet(Position::initial);
    console = new OctaveConsole(settings, this::print, () -> 0, start);
    console.slowDown(_ -> hasThought = true);
    console.resume(moves);
  }

  /** Answers the question {@code octave}. */
  public static String to(Question question) {
    question.knows("line", "mono", "repaired");
    Optional<String> line = question.text("line");
    if (line.filter(text -> text.length() > LONGEST_LINE).isPresent()) {
      throw UnansweredException.request("a line has " + LONGEST_LINE + " characters at most");
    }
    var answer = new OctaveAnswer(question);
    line.ifPresentOrElse(answer.console::enter, answer.console::start);
    return answer.written();
  }

  private void print(String text) {
    (hasThought ? afterThinking : atOnce).append(text);
  }

  private String written() {
    var json = new JsonText().beginObject();
    json.name("text").value(atOnce.toString());
    json.name("after").value(afterThinking.toString());
    json.name("moves").values(console.moves());
    json.name("men").value(console.men());
    json.name("over").value(console.isOver());
    json.name("thought");
    console.lastReply().ifPresentOrElse(reply -> write(json, reply), json::nothing);
    return json.endObject().toString();
  }

  private static void write(JsonText json, OctaveReply reply) {
    json.beginObject().name("fen").value(reply.fen());
    json.name("value").value(reply.value());
    json.name("line").values(reply.line());
    json.name("terms").beginArray();
    for (Term term : reply.terms()) {
      json.beginObject().name("name").value(term.name()).name("value").value(term.value());
      json.endObject();
    }
    json.endArray();
    for (Metric metric : List.of(Metric.NODES, Metric.EVALUATIONS, Metric.CUTOFFS)) {
      json.name(metric.id()).value(reply.counters().get(metric));
    }
    json.name("millisThen").value(reply.nanosecondsThen() / NANOSECONDS_A_MILLISECOND);
    json.endObject();
  }
}
