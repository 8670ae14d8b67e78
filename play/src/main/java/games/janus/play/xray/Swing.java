package games.janus.play.xray;

import java.util.Optional;

/** How much a move threw away, by the points it cost. */
public enum Swing {
  NONE(0, 0, ""),
  DUBIOUS(0.10, 6, "?!"),
  MISTAKE(0.20, 2, "?"),
  BLUNDER(0.30, 4, "??");

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
