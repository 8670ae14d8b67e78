package games.janus.checkers.kernel;

/** Counts the paths of legal moves from a position, in room made beforehand for each ply. */
public final class PathCounter {
  private final MoveGenerator generator;
  private final int depth;
  private final BoardState[] boards;
  private final MoveList[] lists;

  /** A counter of paths this many plies long. */
  public PathCounter(MoveGenerator generator, int depth) {
    this.generator = generator;
    this.depth = depth;
    boards = new BoardState[depth + 1];
    lists = new MoveList[depth + 1];
    for (int left = 0; left <= depth; left++) {
      boards[left] = new BoardState();
      lists[left] = new MoveList();
    }
  }

  public long from(BoardState start) {
    return depth == 0 ? 1 : count(start, depth);
  }

  private long count(BoardState board, int left) {
    if (left == 1) {
      return generator.count(board); // the last ply is counted, not played
    }
    MoveList moves = lists[left];
    BoardState child = boards[left - 1];
    generator.generate(board, moves);
    long sum = 0;
    if (left == 2) {
      for (int place = 0; place < moves.size(); place++) {
        sum += generator.countAfter(board, moves.get(place), child);
      }
      return sum;
    }
    for (int place = 0; place < moves.size(); place++) {
      child.place(board, moves.get(place));
      sum += count(child, left - 1);
    }
    return sum;
  }
}
