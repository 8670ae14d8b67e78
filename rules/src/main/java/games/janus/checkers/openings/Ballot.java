package games.janus.checkers.openings;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.notation.MoveText;
import games.janus.rules.Game;
import java.util.List;
import java.util.Optional;

/**
 * A card with the first three moves of a game.
 *
 * @param number its number among all three-move openings, as players cite it
 * @param moves the moves in PDN, Black's first
 * @param name what players call it, if they do
 */
public record Ballot(int number, List<String> moves, Optional<String> name) {
  public Ballot {
    moves = List.copyOf(moves);
  }

  /** A game of the official rules in which these moves have been made. */
  public Game<Position, Move> game() {
    Game<Position, Move> game = Game.of(Checkers.with(RuleSet.ACF));
    for (String move : moves) {
      game = game.play(MoveText.read(game.position(), move));
    }
    return game;
  }

  /** Such as {@code 68: 10-14 22-18 12-16 (White Doctor)}. */
  @Override
  public String toString() {
    return number + ": " + String.join(" ", moves) + name.map(its -> " (" + its + ")").orElse("");
  }
}
