package games.janus.engine;

import games.janus.engine.Finding.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one thought has counted so far, root move by root move. Written by the thread that searches
 * and by nobody else; others read it when that thread polls its {@link SearchControl}.
 */
public final class RootCounters<M> {
  private final List<Tally<M>> tallies = new ArrayList<>();

  /** How many looks have begun, each deeper than the one before; 0 if the engine looks once. */
  private int looks;

  /** The last look that has scored a move. */
  private int lastScored;

  /** No move yet. */
  public RootCounters() {}

  /** None of these moves was looked at yet. */
  public RootCounters(List<M> moves) {
    moves.forEach(this::add);
  }

  /**
   * What is known of a root move.
   *
   * @param score for the side to move at the root, in the unit of the engine's card; none before it
   *     was known, and none again once a deeper look has scored another move: exact scores of
   *     different depths do not compare
   * @param bound whether that is the score, or only known to be at most this, because one reply was
   *     enough, or at least this
   * @param nodes positions visited behind this move, the one it leads to included
   * @param cutoffs cut-offs among them
   * @param plies the same by plies from the root, beginning with the position the move leads to;
   *     empty if the engine does not count so closely
   */
  public record RootMove<M>(
      M move, Optional<Double> score, Bound bound, long nodes, long cutoffs, List<Ply> plies) {
    public RootMove {
      plies = List.copyOf(plies);
    }

    /** The same for a move in other words. */
    public <N> RootMove<N> of(N other) {
      return new RootMove<>(other, score, bound, nodes, cutoffs, plies);
    }
  }

  /** Positions visited at one distance from the root, and cut-offs there. */
  public record Ply(long nodes, long cutoffs) {}

  private static final class Tally<M> {
    final M move;
    final List<long[]> plies = new ArrayList<>();
    Optional<Double> score = Optional.empty();
    Bound bound = Bound.EXACT;
    int look;
    long nodes;
    long cutoffs;

    Tally(M move) {
      this.move = move;
    }

    long[] ply(int ply) {
      while (plies.size() < ply) {
        plies.add(new long[2]);
      }
      return plies.get(ply - 1);
    }

    RootMove<M> copy(int lastScored) {
      var counted = new ArrayList<Ply>();
      plies.forEach(ply -> counted.add(new Ply(ply[0], ply[1])));
      boolean isOutdated = bound == Bound.EXACT && look < lastScored;
      return new RootMove<>(
          move, isOutdated ? Optional.empty() : score, bound, nodes, cutoffs, counted);
    }
  }

  /** One more move, for an engine that does not know them all when it begins. */
  public void add(M move) {
    tallies.add(new Tally<>(move));
  }

  public int size() {
    return tallies.size();
  }

  /** Positions that were visited behind a move, and cut-offs there. */
  public void count(int move, long nodes, long cutoffs) {
    Tally<M> tally = tallies.get(move);
    tally.nodes += nodes;
    tally.cutoffs += cutoffs;
  }

  /** A position, so many plies from the root. */
  public void countNode(int move, int ply) {
    count(move, 1, 0);
    tallies.get(move).ply(ply)[0]++;
  }

  /** A cut-off in a position so many plies from the root. */
  public void countCutoff(int move, int ply) {
    count(move, 0, 1);
    tallies.get(move).ply(ply)[1]++;
  }

  /** Another look begins, deeper than the last one. */
  public void beginLook() {
    looks++;
  }

  /** What a move came to, in place of what was known before. */
  public void setScore(int move, double score, Bound bound) {
    Tally<M> tally = tallies.get(move);
    tally.score = Optional.of(score);
    tally.bound = bound;
    tally.look = looks;
    lastScored = looks;
  }

  /** As it stands now, in the order of the moves. */
  public List<RootMove<M>> copy() {
    var copy = new ArrayList<RootMove<M>>();
    tallies.forEach(tally -> copy.add(tally.copy(lastScored)));
    return copy;
  }
}
