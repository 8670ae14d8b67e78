package games.janus.play.xray;

import java.util.Optional;

/**
 * How much a move threw away, by the points it cost. The limits are those that players know: 0.1,
 * 0.2 and 0.3 of the chances counted from -1 (lost) to 1 (won), which are half as many points.
 */
public enum Swing {
  NONE(0, 0, ""),
  DUBIOUS(0.05, 6, "?!"),
  MISTAKE(0.10, 2, "?"),
  BLUNDER(0.15, 4, "??");

  private final double least;
  private final int nag;
  private final String mark;

  Swing(double least, int nag, String mark) {
    this.least = least;
    this.nag = nag;
    this.mark = mark;
  }

  /** The worst that such a loss deserves. */
  static Swing of(double lost) {
    Swing worst = NONE;
    for (Swing swing : values()) {
      if (lost >= swing.least) {
        worst = swing;
      }
    }
    return worst;
  }

  /**
   * For a sure win that slips away, or a sure loss that was avoidable: mild where as good as
   * nothing changes.
   *
   * @param oneSided how one-sided the game stays, from 0 to 1: the chances of the side that gains
   *     or keeps them
   */
  static Swing ofDecision(double oneSided) {
    return oneSided > 0.975 ? DUBIOUS : oneSided > 0.93 ? MISTAKE : BLUNDER;
  }

  /** The least loss of points that counts as one. */
  public double least() {
    return least;
  }

  /** As annotators write it. */
  public String mark() {
    return mark;
  }

  /** The number of that mark in game files; none where there is nothing to mark. */
  Optional<Integer> nag() {
    return this == NONE ? Optional.empty() : Optional.of(nag);
  }
}
