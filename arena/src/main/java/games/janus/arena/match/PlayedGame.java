package games.janus.arena.match;

import games.janus.engines.search.Score;
import games.janus.play.live.TimeControl;
import games.janus.rules.Outcome;
import games.janus.rules.text.Comment;
import games.janus.rules.text.GameRecord;
import games.janus.rules.text.Line;
import games.janus.rules.text.Ply;
import games.janus.rules.text.Result;
import games.janus.rules.text.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game of a match that has been played.
 *
 * @param number from 0; games 2n and 2n+1 are a pair
 */
public record PlayedGame<P, M>(
    int number, String white, String black, SearchBudget budget, BoutReport<P, M> report) {

  public Outcome outcome() {
    return report.outcome();
  }

  /** What the referee has to say, often nothing. */
  public String explanation() {
    return report.explanation();
  }

  public int plies() {
    return report.game().plies();
  }

  /** The game with every score and time, ready for a file. */
  public GameRecord<P, M> record(String event, String date) {
    GameRecord<P, M> plain = GameRecord.of(Tags.NONE, report.game());
    Tags tags =
        Tags.NONE
            .with("Event", event)
            .with("Date", date)
            .with("Round", number / 2 + 1 + "." + (number % 2 + 1))
            .with("White", white)
            .with("Black", black)
            .with("TimeControl", budget.control().map(TimeControl::text).orElse("-"))
            .with("Termination", termination(report.outcome().reason()))
            .with("TerminationDetails", details());
    if (budget.control().isEmpty()) {
      tags = tags.with("Limits", budget.text());
    }
    return new GameRecord<>(
        tags, plain.start(), line(plain.moves()), Result.of(Optional.of(report.outcome())));
  }

  /** In the words of the standard. */
  private static String termination(Outcome.Reason reason) {
    return switch (reason) {
      case TIME -> "time forfeit";
      case ILLEGAL_MOVE, OVERRUN -> "rules infraction";
      case FAILURE -> "abandoned";
      case ADJUDICATION, MOVE_LIMIT -> "adjudication";
      default -> "normal";
    };
  }

  /** In ours. */
  private String details() {
    String reason = report.outcome().reason().words();
    return report.explanation().isEmpty() ? reason : reason + ": " + report.explanation();
  }

  private Line<M> line(List<M> moves) {
    List<MoveNote> notes = report.notes();
    int fromBook = moves.size() - notes.size();
    var plies = new ArrayList<Ply<M>>();
    for (int i = 0; i < moves.size(); i++) {
      List<Comment> after =
          i < fromBook ? List.of() : List.of(new Comment(words(notes.get(i - fromBook))));
      plies.add(new Ply<>(moves.get(i), List.of(), List.of(), after, List.of()));
    }
    return new Line<>(plies, List.of());
  }

  private static String words(MoveNote note) {
    String time = String.format(Locale.ROOT, "%.3fs", note.millis() / 1000.0);
    if (note.score().isEmpty()) {
      return time;
    }
    int score = note.score().get();
    String value =
        Score.isDecided(score)
            ? (score > 0 ? "+M" : "-M") + (Score.pliesToEnd(score) + 1) / 2
            : String.format(Locale.ROOT, "%+.2f", score / 100.0);
    return value + "/" + note.depth().orElse(0) + " " + time;
  }
}
