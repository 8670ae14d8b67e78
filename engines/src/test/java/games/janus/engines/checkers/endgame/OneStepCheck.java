package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;

/** Holds a position's result and distance against those of the positions its moves lead to. */
final class OneStepCheck {
  private final SolvedSlices values;
  private final SliceDistances[] distances = new SliceDistances[Slice.CODES];
  private final EndgameOracle oracle;
  private final BoardState board = new BoardState();
  private final BoardState child = new BoardState();
  private final MoveList moves = new MoveList();

  OneStepCheck(Known.Solution solution) {
    values = solution.values;
    oracle = solution.table.oracle();
    solution.distances.forEach(each -> distances[each.slice().code()] = each);
  }

  void check(Slice slice, Slice.Cursor at) {
    board.set(at.theirMen | at.theirKings, at.men | at.kings, at.kings | at.theirKings, false, 0);
    CaptureResolver.RULES.generate(board, moves);
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    boolean isDrawable = false;
    for (int place = 0; place < moves.size(); place++) {
      child.place(board, moves.get(place));
      int reply = distanceOfChild();
      if (reply == SliceDistances.DRAWN) {
        isDrawable = true;
      } else if (reply % 2 == 0) {
        shortest = Math.min(shortest, reply + 1);
      } else {
        longest = Math.max(longest, reply + 1);
      }
    }
    boolean isWon = shortest != Integer.MAX_VALUE;
    int distance = isWon ? shortest : isDrawable ? SliceDistances.DRAWN : longest;
    int value = isWon ? EndgameOracle.WIN : isDrawable ? EndgameOracle.DRAW : EndgameOracle.LOSS;
    require(distances[slice.code()].get(at.index()) == distance, slice, at);
    require(values.value(at.men, at.kings, at.theirMen, at.theirKings) == value, slice, at);
    boolean isQuiet = !MoveGenerator.canJump(board);
    require(oracle.probe(board) == (isQuiet ? value : EndgameOracle.UNKNOWN), slice, at);
    boolean isTimed = isQuiet && value != EndgameOracle.DRAW;
    require(oracle.distance(board) == (isTimed ? distance : EndgameOracle.UNKNOWN), slice, at);
  }

  private static void require(boolean condition, Slice slice, Slice.Cursor at) {
    if (!condition) {
      throw new AssertionError("slice " + slice + ", index " + at.index());
    }
  }

  private int distanceOfChild() {
    int kings = Integer.reverse(child.kings());
    int mine = Integer.reverse(child.white());
    int theirs = Integer.reverse(child.black());
    if (mine == 0) {
      return 0;
    }
    int code =
        Slice.code(
            Integer.bitCount(mine & ~kings),
            Integer.bitCount(mine & kings),
            Integer.bitCount(theirs & ~kings),
            Integer.bitCount(theirs & kings));
    Slice slice = distances[code].slice();
    return distances[code].get(
        slice.index(mine & ~kings, mine & kings, theirs & ~kings, theirs & kings));
  }
}
