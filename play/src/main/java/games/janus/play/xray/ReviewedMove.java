package games.janus.play.xray;

import games.janus.rules.Color;

/**
 * A move of a game beside what the reviewing player would have done.
 *
 * @param ply 0 for the first move of the game
 * @param side who moved
 * @param before what the position was worth to that side
 * @param after what it was worth to the other side then
 * @param lost the points the move cost, from 0 to 1
 */
public record ReviewedMove<M>(
    int ply, Color side, M move, Assessment<M> before, Assessment<M> after, double lost) {
  public Swing swing() {
    return Swing.of(lost);
  }
}
