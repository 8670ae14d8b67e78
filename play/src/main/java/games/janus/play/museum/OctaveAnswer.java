package games.janus.play.museum;

import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Metric;
import games.janus.engines.museum.octave.OctaveConsole;
import games.janus.message.Messages;
import games.janus.play.ThinkControl;
import games.janus.play.core.RefusedException;
import games.janus.play.core.Reply;
import games.janus.play.core.Reply.Octave.OctaveThought;
import games.janus.play.core.Request;
import java.util.List;
import java.util.Optional;

/**
 * chess1 at its console: what it prints for one more line. The moves so far come with the question,
 * so that nothing is thought twice. The seconds it prints are those it thought here.
 */
public final class OctaveAnswer {
  private static final int MOST_MOVES = 2000;
  private static final int LONGEST_LINE = 4096;
  private static final long NANOSECONDS_A_MILLISECOND = 1_000_000;

  private final StringBuilder atOnce = new StringBuilder();
  private final StringBuilder afterThinking = new StringBuilder();
  private final OctaveConsole console;
  private boolean hasThought;

  private OctaveAnswer(Request.Octave asked, ThinkControl control) {
    List<String> moves = asked.moves();
    if (moves.size() > MOST_MOVES) {
      throw RefusedException.request(Messages.octaveMoves(MOST_MOVES));
    }
    var settings = new OctaveConsole.Settings(asked.mono(), asked.repaired());
    Position start =
        asked
            .start()
            .filter(fen -> !fen.isEmpty())
            .map(fen -> Position.of(Fen.read(fen)))
            .orElseGet(Position::initial);
    console =
        new OctaveConsole(
            settings, this::print, () -> control.millis() * NANOSECONDS_A_MILLISECOND, start);
    console.slowDown(_ -> hasThought = true);
    console.resume(moves);
  }

  /**
   * Answers the question {@code octave}.
   *
   * @param control has the clock whose seconds are printed
   */
  public static Reply.Octave to(Request.Octave asked, ThinkControl control) {
    Optional<String> line = asked.line();
    if (line.filter(text -> text.length() > LONGEST_LINE).isPresent()) {
      throw RefusedException.request(Messages.octaveLine(LONGEST_LINE));
    }
    var answer = new OctaveAnswer(asked, control);
    line.ifPresentOrElse(answer.console::enter, answer.console::start);
    return answer.reply();
  }

  private void print(String text) {
    (hasThought ? afterThinking : atOnce).append(text);
  }

  private Reply.Octave reply() {
    return new Reply.Octave(
        atOnce.toString(),
        afterThinking.toString(),
        console.moves(),
        console.men(),
        console.isOver(),
        console.lastReply().map(OctaveAnswer::thought));
  }

  private static OctaveThought thought(games.janus.engines.museum.octave.OctaveReply reply) {
    return new OctaveThought(
        reply.fen(),
        reply.value(),
        reply.line(),
        reply.terms(),
        reply.counters().get(Metric.NODES),
        reply.counters().get(Metric.EVALUATIONS),
        reply.counters().get(Metric.CUTOFFS),
        reply.nanosecondsThen() / NANOSECONDS_A_MILLISECOND);
  }
}
