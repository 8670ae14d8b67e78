package games.janus.arena.match;

import games.janus.rules.Color;
import games.janus.rules.Outcome;
import games.janus.rules.Outcome.Reason;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * When a game is ended before its end because both players say the same about it.
 *
 * @param resignMoves moves in a row of each side that must agree on who is winning; 0 for never
 * @param resignScore from which score on a side counts as winning, in hundredths
 * @param drawFrom the number of the move before which no draw is given
 * @param drawMoves moves in a row of each side that must agree on a draw; 0 for never
 * @param drawScore up to which score a game counts as even, in hundredths
 * @param mostPlies a game of so many plies is a draw
 */
public record Adjudication(
    int resignMoves, int resignScore, int drawFrom, int drawMoves, int drawScore, int mostPlies) {
  /** Every game is played out. */
  public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0, 1000);

  /** What both players agree on after these moves, if they do. */
  Optional<Outcome> verdict(List<MoveNote> notes, int plies) {
    if (resignMoves > 0) {
      for (Color side : Color.values()) {
        if (areLast(notes, 2 * resignMoves, note -> scoreFor(side, note) >= resignScore)) {
          return Optional.of(new Outcome.Win(side, Reason.ADJUDICATION));
        }
      }
    }
    if (drawMoves > 0
        && plies >= 2 * (drawFrom - 1)
        && areLast(notes, 2 * drawMoves, note -> Math.abs(note.scoreOrZero()) <= drawScore)) {
      return Optional.of(new Outcome.Draw(Reason.ADJUDICATION));
    }
    return Optional.empty();
  }

  private static int scoreFor(Color side, MoveNote note) {
    return note.side() == side ? note.scoreOrZero() : -note.scoreOrZero();
  }

  private static boolean areLast(List<MoveNote> notes, int many, Predicate<MoveNote> condition) {
    return notes.size() >= many
        && notes.subList(notes.size() - many, notes.size()).stream()
            .allMatch(note -> note.score().isPresent() && condition.test(note));
  }
}
