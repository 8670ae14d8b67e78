package games.janus.rules.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves played one after another: a game, or a variation of one.
 *
 * <p>A comment belongs to the move it follows. Where nothing stands between a move and a comment, a
 * line keeps it {@link Ply#after after} the one move, never before the next: so there is one way to
 * write a line, and it reads back as itself.
 *
 * @param closing comments at the end, behind the variations of the last move
 */
public record Line<M>(List<Ply<M>> plies, List<Comment> closing) {
  public Line {
    var settled = new ArrayList<Ply<M>>(plies.size());
    for (Ply<M> ply : plies) {
      boolean moved = giveToLast(settled, ply.before());
      settled.add(moved ? ply.withComments(List.of(), ply.after()) : ply);
    }
    closing = giveToLast(settled, closing) ? List.of() : List.copyOf(closing);
    plies = List.copyOf(settled);
  }

  /** Puts the comments behind the last move, unless variations stand between. */
  private static <M> boolean giveToLast(List<Ply<M>> plies, List<Comment> comments) {
    if (comments.isEmpty() || plies.isEmpty() || !plies.getLast().variations().isEmpty()) {
      return false;
    }
    Ply<M> last = plies.getLast();
    var after = new ArrayList<>(last.after());
    after.addAll(comments);
    plies.set(plies.size() - 1, last.withComments(last.before(), after));
    return true;
  }

  /** A line of moves about which nothing is said. */
  public static <M> Line<M> of(List<M> moves) {
    var plies = new ArrayList<Ply<M>>(moves.size());
    for (M move : moves) {
      plies.add(Ply.of(move));
    }
    return new Line<>(plies, List.of());
  }

  public boolean isEmpty() {
    return plies.isEmpty() && closing.isEmpty();
  }

  public List<M> moves() {
    var moves = new ArrayList<M>(plies.size());
    for (Ply<M> ply : plies) {
      moves.add(ply.move());
    }
    return List.copyOf(moves);
  }
}
