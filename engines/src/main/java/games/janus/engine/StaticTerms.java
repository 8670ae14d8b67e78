package games.janus.engine;

import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What two boards are worth without looking ahead, for a player whose score is a search result.
 * Each list adds up to the static evaluation of its own board. Neither adds up to the score: a
 * selective search takes that from captures beyond its line, from its table and from other such
 * sources.
 *
 * @param side for whom high values are good on both boards: the side that thinks
 * @param now the board thought about
 * @param end the board where the expected line ends
 */
public record StaticTerms(Color side, List<Term> now, List<Term> end) {
  public StaticTerms {
    now = List.copyOf(now);
    end = List.copyOf(end);
  }

  /**
   * The terms at both ends of a line.
   *
   * @param terms of the static evaluation of a game's position, for a side
   */
  public static <P, M> StaticTerms of(
      Game<P, M> game, List<M> line, BiFunction<Game<P, M>, Color, List<Term>> terms) {
    Color side = game.rules().turn(game.position());
    Game<P, M> end = game;
    for (M move : line) {
      if (end.outcome().isPresent()) {
        break; // the search counts repetitions in its own way, and may go on after a draw
      }
      end = end.play(move);
    }
    return new StaticTerms(side, terms.apply(game, side), terms.apply(end, side));
  }
}
