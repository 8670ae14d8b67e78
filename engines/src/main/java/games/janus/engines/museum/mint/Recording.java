package games.janus.engines.museum.mint;

import java.util.ArrayList;
import java.util.List;

/** Keeps some of the words that are carried out: so many of them, after the first few. */
public final class Recording {
  private final long from;
  private final int most;
  private final List<Carried> kept = new ArrayList<>();
  private final StringBuilder printed = new StringBuilder();
  private long count;

  /**
   * @param from how many words are passed over first
   * @param most how many are kept
   */
  public Recording(long from, int most) {
    this.from = from;
    this.most = most;
  }

  /** A recording of nothing. */
  static Recording none() {
    return new Recording(0, 0);
  }

  /** The words kept, in the order they were carried out. */
  public List<Carried> kept() {
    return List.copyOf(kept);
  }

  /** How many words were carried out in all. */
  public long count() {
    return count;
  }

  boolean isOn() {
    return most > 0;
  }

  void print(String text) {
    printed.append(text);
  }

  /** Counts a word; whether it is to be kept. */
  boolean takesNext() {
    boolean takes = count >= from && kept.size() < most;
    count++;
    return takes;
  }

  void keep(Carried word) {
    kept.add(word);
  }

  /** What has been printed since this was last asked. */
  String takePrinted() {
    String text = printed.toString();
    printed.setLength(0);
    return text;
  }
}
