package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;
import java.util.Arrays;

/**
 * Which moves have refuted positions, so that they are tried early elsewhere: two for each ply, as
 * sisters of a position often fall to the same move, and the {@link History} of all.
 */
final class Refutations {
  /** No ply is taught about more failures than this; the later ones hardly matter. */
  static final int MAX_TRIED = 64;

  private static final int MAX_BONUS = 1800;

  private final History history;
  private final SearchStack stack;
  private final int[] firstKiller = new int[SearchStack.MAX_PLY + 3];
  private final int[] secondKiller = new int[SearchStack.MAX_PLY + 3];

  Refutations(History history, SearchStack stack) {
    this.history = history;
    this.stack = stack;
  }

  void begin() {
    Arrays.fill(firstKiller, MovePicker.NONE);
    Arrays.fill(secondKiller, MovePicker.NONE);
  }

  int firstKiller(int ply) {
    return firstKiller[ply];
  }

  int secondKiller(int ply) {
    return secondKiller[ply];
  }

  boolean isKiller(int ply, int move) {
    return move == firstKiller[ply] || move == secondKiller[ply];
  }

  /** A ply reached by other moves than before begins without. */
  void clearKillers(int ply) {
    firstKiller[ply] = MovePicker.NONE;
    secondKiller[ply] = MovePicker.NONE;
  }

  /** How a quiet move has done before, by itself and after the last two moves. */
  int historyScore(int ply, int color, int move, int pieceTo) {
    return history.quiet(color, move & 0xFFF)
        + history.continuationHistory(stack.pieceTo(ply, 1), pieceTo)
        + history.continuationHistory(stack.pieceTo(ply, 2), pieceTo);
  }

  /** The move that cut is praised, those tried before it are blamed. */
  void update(StackEntry node) {
    int ply = node.ply;
    BoardState board = node.board;
    int bonus = Math.min(MAX_BONUS, 16 * node.depth * node.depth + 130 * node.depth);
    if (node.isQuiet) {
      keepKiller(ply, node.move);
      history.setCounterMove(stack.pieceTo(ply, 1), node.move);
      // A cut at once in a shallow search says little.
      if (node.depth > 3 || node.quietCount > 0) {
        updateQuiet(ply, board, node.move, bonus);
      }
      for (int i = 0; i < node.quietCount; i++) {
        updateQuiet(ply, board, node.quietTried[i], -bonus);
      }
    } else {
      updateCapture(board, node.move, bonus);
    }
    for (int i = 0; i < node.noisyCount; i++) {
      updateCapture(board, node.noisyTried[i], -bonus);
    }
  }

  private void keepKiller(int ply, int move) {
    if (firstKiller[ply] != move) {
      secondKiller[ply] = firstKiller[ply];
      firstKiller[ply] = move;
    }
  }

  private void updateQuiet(int ply, BoardState board, int move, int bonus) {
    int color = board.turn();
    int pieceTo = History.pieceTo(color, board.man(Moves.from(move)), Moves.to(move));
    history.updateQuiet(color, move & 0xFFF, bonus);
    history.updateContinuation(stack.pieceTo(ply, 1), pieceTo, bonus);
    history.updateContinuation(stack.pieceTo(ply, 2), pieceTo, bonus);
    history.updateContinuation(stack.pieceTo(ply, 4), pieceTo, bonus / 2);
  }

  private void updateCapture(BoardState board, int move, int bonus) {
    int taken = Moves.kind(move) == Moves.EN_PASSANT ? Men.PAWN : board.man(Moves.to(move));
    int pieceTo = History.pieceTo(board.turn(), board.man(Moves.from(move)), Moves.to(move));
    history.updateCapture(pieceTo, taken, bonus);
  }
}
