package games.janus.arena.match;

import games.janus.arena.PlayerFailure;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * How a game of a match went.
 *
 * @param game the opening and every move made
 * @param notes about the moves after the opening
 * @param explanation what the referee has to say, often nothing
 * @param failed the side whose player is of no further use
 */
public record BoutReport<P, M>(
    Game<P, M> game,
    List<MoveNote> notes,
    Outcome outcome,
    String explanation,
    Optional<Color> failed) {
  public BoutReport {
    notes = List.copyOf(notes);
  }

  /** A game that this side lost because its player failed. */
  static <P, M> BoutReport<P, M> lostBy(
      Color side, PlayerFailure failure, Game<P, M> game, List<MoveNote> notes) {
    return new BoutReport<>(
        game,
        notes,
        new Outcome.Win(side.opponent(), failure.reason()),
        String.valueOf(failure.getMessage()),
        Optional.of(side));
  }
}
