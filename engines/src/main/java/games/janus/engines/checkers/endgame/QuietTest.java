package games.janus.engines.checkers.endgame;

import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;

/** Whether no capture is pending. */
final class QuietTest {
  private final BoardState board = new BoardState();

  boolean test(Slice.Cursor at) {
    board.place(at.theirMen | at.theirKings, at.men | at.kings, at.kings | at.theirKings, false);
    return !MoveGenerator.canJump(board);
  }
}
