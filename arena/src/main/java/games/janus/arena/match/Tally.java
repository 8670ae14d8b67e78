package games.janus.arena.match;

import java.util.Arrays;

/**
 * The score of a match so far, seen from the first contender. Games come in pairs: one opening,
 * played with both colours. A pair is worth 0 to 4 half points to the first contender.
 *
 * @param wins games
 * @param pairs how many finished pairs were worth 0, 1, 2, 3 and 4 half points
 */
public record Tally(int wins, int draws, int losses, PairCounts pairs) {
  public static final Tally EMPTY = new Tally(0, 0, 0, new PairCounts(0, 0, 0, 0, 0));

  /** How many finished pairs were worth so many half points. */
  public record PairCounts(int zero, int one, int two, int three, int four) {
    int[] toArray() {
      return new int[] {zero, one, two, three, four};
    }

    static PairCounts of(int[] counts) {
      return new PairCounts(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }

    public int all() {
      return Arrays.stream(toArray()).sum();
    }
  }

  /** With one more game, worth 0, 1 or 2 half points. */
  Tally withGame(int halfPoints) {
    return new Tally(
        wins + (halfPoints == 2 ? 1 : 0),
        draws + (halfPoints == 1 ? 1 : 0),
        losses + (halfPoints == 0 ? 1 : 0),
        pairs);
  }

  /** With one more finished pair, worth 0 to 4 half points. */
  Tally withPair(int halfPoints) {
    int[] counts = pairs.toArray();
    counts[halfPoints]++;
    return new Tally(wins, draws, losses, PairCounts.of(counts));
  }

  public int games() {
    return wins + draws + losses;
  }

  /** Points of the first contender. */
  public double points() {
    return wins + draws / 2.0;
  }

  /** What this says about strength. */
  public Estimate estimate() {
    return Estimate.of(this);
  }
}
