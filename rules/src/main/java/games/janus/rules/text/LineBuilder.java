package games.janus.rules.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line while it is being read: finished moves, and the last one, about which more may come. */
final class LineBuilder<P, M> {
  private final long openedAt;
  private final int firstPly;
  private final List<Ply<M>> plies = new ArrayList<>();
  private P before;
  private P now;

  private @Nullable M last;
  private List<Integer> nags = List.of();
  private List<Comment> leading = List.of();
  private List<Comment> after = List.of();
  private List<Line<M>> variations = List.of();

  /** Comments that wait for the next move, or for the end of the line. */
  private List<Comment> waiting = List.of();

  /**
   * @param openedAt the line of the file where it begins
   * @param firstPly how many plies come before it
   */
  LineBuilder(P start, long openedAt, int firstPly) {
    this.before = start;
    this.now = start;
    this.openedAt = openedAt;
    this.firstPly = firstPly;
  }

  long openedAt() {
    return openedAt;
  }

  P position() {
    return now;
  }

  /** How many plies come before the next move of this line. */
  int ply() {
    return firstPly + plies.size() + (last == null ? 0 : 1);
  }

  boolean hasMoves() {
    return last != null;
  }

  void play(M move, P next) {
    settle();
    last = move;
    leading = waiting;
    waiting = List.of();
    before = now;
    now = next;
  }

  void nag(int nag) {
    nags = with(nags, nag);
  }

  void comment(Comment comment) {
    if (last == null || !variations.isEmpty()) {
      waiting = with(waiting, comment);
    } else {
      after = with(after, comment);
    }
  }

  /** A line that replaces the last move. */
  LineBuilder<P, M> variation(long line) {
    return new LineBuilder<>(before, line, ply() - 1);
  }

  void add(Line<M> variation) {
    variations = with(variations, variation);
  }

  Line<M> close() {
    settle();
    return new Line<>(plies, waiting);
  }

  private void settle() {
    if (last != null) {
      plies.add(new Ply<>(last, nags, leading, after, variations));
      last = null;
    }
    nags = List.of();
    after = List.of();
    variations = List.of();
  }

  /** Most moves come alone, so a list is made only when there is something to put into it. */
  private static <T> List<T> with(List<T> list, T item) {
    List<T> longer = list.isEmpty() ? new ArrayList<>(2) : list;
    longer.add(item);
    return longer;
  }
}
