package games.janus.engines.search;

import games.janus.engine.Finding;
import games.janus.engine.SearchControl;
import java.util.ArrayList;
import java.util.List;

/**
 * What a thought has come to so far. Hears what is found at each depth, keeps the best line, and
 * tells the listener, best line first.
 *
 * <p>Lines are looked for in that order, each without the first moves of those before it. But a
 * search is not always of one mind with itself: a later line may come out better than an earlier
 * one, and then they change places.
 */
public final class Findings<M> {
  private final SearchControl<M> control;

  /** The finished lines of this depth, best first. */
  private final List<Finding<M>> lines = new ArrayList<>();

  private List<M> line = List.of();
  private int score = Score.NONE;
  private boolean enough;

  /**
   * Nothing yet.
   *
   * @param control told of everything
   */
  public Findings(SearchControl<M> control) {
    this.control = control;
  }

  /** The best line; empty before the first look is over. */
  public List<M> line() {
    return line;
  }

  /** The score of the best line; {@link Score#NONE} before the first look is over. */
  public int score() {
    return score;
  }

  /** Whether somebody has said that this will do. */
  public boolean isEnough() {
    return enough;
  }

  /** Begins the search for the best line of a depth, the second best and so on. */
  public void beginLine(int rank) {
    if (rank == 1) {
      lines.clear();
    }
  }

  /** This is the best line, though its look was not finished. */
  public void take(List<M> moves, int worth) {
    line = moves;
    score = worth;
  }

  /** Hears of a line, finished or not. */
  public void hear(Finding<M> found) {
    switch (found.bound()) {
      case EXACT -> rank(found);
      case AT_LEAST -> {
        if (found.rank() == 1) {
          take(found.line(), found.score());
        }
        tell(found);
      }
      // Which moves are less good than was thought, nobody knows yet; told is what was expected.
      case AT_MOST -> tell(told(found, found.rank(), found.rank() == 1 ? line : List.of(), found));
    }
  }

  private void rank(Finding<M> found) {
    int place = lines.size();
    while (place > 0 && lines.get(place - 1).score() < found.score()) {
      place--;
    }
    lines.add(place, found);
    if (place == 0) {
      take(found.line(), found.score());
    }
    for (int i = place; i < lines.size(); i++) {
      Finding<M> pushed = lines.get(i);
      tell(told(pushed, i + 1, pushed.line(), found));
    }
  }

  /** A finding at another place or with another line, as things stand now. */
  private static <M> Finding<M> told(Finding<M> old, int rank, List<M> line, Finding<M> now) {
    return new Finding<>(
        old.depth(),
        old.deepest(),
        rank,
        old.score(),
        old.bound(),
        line,
        now.counters(),
        now.tableUse());
  }

  private void tell(Finding<M> finding) {
    enough |= control.isEnough(finding);
  }
}
