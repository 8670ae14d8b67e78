package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds how long wins and losses take, for slices small enough to be gone through once for every
 * ply. It looks up no results solved before, so that the two ways of solving check each other.
 *
 * <p>A win takes one ply more than the shortest loss a move leads to; a loss one more than the
 * longest win, when every move leads to one. Captures and promotions lead to slices done before and
 * are known from the start. What is decided in n plies is told to the positions before it by quiet
 * moves, n by n, so that nothing shorter can turn up later.
 */
public final class DistanceSolver {
  private final @Nullable SliceDistances[] done;
  private final Side[] sides;
  private final BoardState board = new BoardState();
  private final BoardState child = new BoardState();
  private final MoveList moves = new MoveList();
  private final Retreats retreats = new Retreats();

  private DistanceSolver(Slice slice, @Nullable SliceDistances[] done) {
    this.done = done;
    sides =
        slice.isOwnMirror()
            ? new Side[] {new Side(slice)}
            : new Side[] {new Side(slice), new Side(slice.mirror())};
  }

  /** The distances of every slice with up to so many pieces. */
  public static List<SliceDistances> solve(int pieces) {
    var done = new SliceDistances[Slice.CODES];
    var all = new ArrayList<SliceDistances>();
    for (int n = 2; n <= pieces; n++) {
      for (Slice slice : Slice.withPieces(n)) {
        if (done[slice.code()] == null) {
          for (Side side : new DistanceSolver(slice, done).solvePair()) {
            done[side.slice.code()] = side.distances;
          }
        }
        all.add(done[slice.code()]);
      }
    }
    return all;
  }

  private Side[] solvePair() {
    for (Side side : sides) {
      for (var at = side.slice.new Cursor(); !at.isAtEnd(); at.next()) {
        firstLook(side, at);
      }
    }
    boolean goesOn = true;
    for (int ply = 0; goesOn; ply++) {
      goesOn = false;
      for (int number = 0; number < sides.length; number++) {
        goesOn |= decide(sides[number], sides[sides.length - 1 - number], ply);
      }
    }
    return sides;
  }

  /** Takes in what captures and promotions lead to; quiet moves stay open. */
  private void firstLook(Side side, Slice.Cursor at) {
    int index = at.index();
    at.place(board);
    CaptureResolver.RULES.generate(board, moves);
    side.open[index] = (byte) moves.size();
    for (int place = 0; place < moves.size(); place++) {
      child.place(board, moves.get(place));
      int reply = distanceOfChild();
      if (reply != SliceDistances.DRAWN) {
        side.hear(index, reply);
      }
    }
    side.isQuiet[index] = !MoveGenerator.canJump(board);
  }

  /** Drawn also if its slice is not done yet: such moves stay open. */
  private int distanceOfChild() {
    int kings = Integer.reverse(child.kings());
    int mine = Integer.reverse(child.white());
    int theirs = Integer.reverse(child.black());
    if (mine == 0) {
      return 0;
    }
    SliceDistances distances =
        done[Slice.codeOf(mine & ~kings, mine & kings, theirs & ~kings, theirs & kings)];
    return distances == null
        ? SliceDistances.DRAWN
        : distances.get(
            distances.slice().index(mine & ~kings, mine & kings, theirs & ~kings, theirs & kings));
  }

  /** Decides what ends in this many plies and tells the positions before; whether to go on. */
  private boolean decide(Side side, Side before, int ply) {
    boolean goesOn = false;
    var at = side.slice.new Cursor();
    for (int index = 0; index < side.open.length; index++) {
      if (side.distances.get(index) != SliceDistances.DRAWN || !side.isDecided(index)) {
        continue;
      }
      goesOn = true;
      if (side.plies(index) == ply) {
        side.distances.put(index, ply);
        at.moveTo(index);
        // Seen from the side that has just moved, the board is turned around.
        retreats.find(
            before.slice,
            Integer.reverse(at.theirMen),
            Integer.reverse(at.theirKings),
            Integer.reverse(at.men),
            Integer.reverse(at.kings));
        for (int place = 0; place < retreats.size(); place++) {
          before.hearQuiet(retreats.index(place), ply);
        }
      }
    }
    return goesOn;
  }

  /** A slice and what is known so far of each position. */
  private static final class Side {
    private static final int NEVER = 255;

    private final Slice slice;
    private final SliceDistances distances;
    private final boolean[] isQuiet;

    /** Moves not known to lose. */
    private final byte[] open;

    /** Plies of the quickest win so far. */
    private final short[] win;

    /** Plies of the slowest loss among moves known to lose. */
    private final short[] loss;

    Side(Slice slice) {
      this.slice = slice;
      distances = new SliceDistances(slice);
      isQuiet = new boolean[slice.size()];
      open = new byte[slice.size()];
      win = new short[slice.size()];
      loss = new short[slice.size()];
      Arrays.fill(win, (short) NEVER);
    }

    /** A quiet move leads to a position decided in so many plies. */
    void hearQuiet(int index, int reply) {
      if (isQuiet[index] && distances.get(index) == SliceDistances.DRAWN) {
        hear(index, reply);
      }
    }

    void hear(int index, int reply) {
      if ((reply & 1) == 0) {
        win[index] = (short) Math.min(win[index], reply + 1);
      } else {
        open[index]--;
        loss[index] = (short) Math.max(loss[index], reply + 1);
      }
    }

    boolean isDecided(int index) {
      return win[index] != NEVER || open[index] == 0;
    }

    int plies(int index) {
      return win[index] != NEVER ? win[index] : loss[index];
    }
  }
}
