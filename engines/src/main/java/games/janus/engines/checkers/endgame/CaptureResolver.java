package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;

/** Looks one capture ahead: captures lead to fewer pieces, whose slices are solved before. */
final class CaptureResolver {
  /** No capture is pending. */
  static final int QUIET = -1;

  /** The official rules: jumps bind, go on to their end, and end where they crown a man. */
  static final MoveGenerator RULES = new MoveGenerator(true, true, false, true);

  private final SolvedSlices solved;
  private final BoardState board = new BoardState();
  private final BoardState child = new BoardState();
  private final MoveList moves = new MoveList();

  CaptureResolver(SolvedSlices solved) {
    this.solved = solved;
  }

  /** The value of a position with a capture pending for Black; otherwise {@link #QUIET}. */
  int resolve(int men, int kings, int theirMen, int theirKings) {
    board.place(theirMen | theirKings, men | kings, kings | theirKings, false);
    if (!MoveGenerator.canJump(board)) {
      return QUIET;
    }
    RULES.generate(board, moves);
    int best = EndgameOracle.LOSS;
    for (int place = 0; place < moves.size(); place++) {
      child.place(board, moves.get(place));
      int reply = valueOfChild();
      if (reply == EndgameOracle.LOSS) {
        return EndgameOracle.WIN;
      }
      if (reply == EndgameOracle.DRAW) {
        best = EndgameOracle.DRAW;
      }
    }
    return best;
  }

  private int valueOfChild() {
    int white = child.white();
    int black = child.black();
    int crowned = child.kings();
    return solved.valueForWhite(
        white & ~crowned, white & crowned, black & ~crowned, black & crowned);
  }
}
