package games.janus.rules.text;

import java.util.List;

/**
 * One move of one side, with everything said about it.
 *
 * @param nags what annotators mean by it, as the numbers 0 to 255 of the PGN standard (1 is {@code
 *     !}, 2 is {@code ?})
 * @param before comments that lead up to it: at the head of a line, or behind the variations of the
 *     move before
 * @param after comments that follow it
 * @param variations what could have been played instead, each from the position before this move
 */
public record Ply<M>(
    M move,
    List<Integer> nags,
    List<Comment> before,
    List<Comment> after,
    List<Line<M>> variations) {
  public Ply {
    nags = List.copyOf(nags);
    before = List.copyOf(before);
    after = List.copyOf(after);
    variations = List.copyOf(variations);
    for (int nag : nags) {
      if (nag < 0 || nag > Notation.HIGHEST_NAG) {
        throw new IllegalArgumentException("NAGs go from 0 to 255, not " + nag);
      }
    }
    for (Line<M> variation : variations) {
      if (variation.isEmpty()) {
        throw new IllegalArgumentException("a variation has moves, or at least a comment");
      }
    }
  }

  /** A move about which nothing is said. */
  public static <M> Ply<M> of(M move) {
    return new Ply<>(move, List.of(), List.of(), List.of(), List.of());
  }

  Ply<M> withComments(List<Comment> newBefore, List<Comment> newAfter) {
    return new Ply<>(move, nags, newBefore, newAfter, variations);
  }
}
