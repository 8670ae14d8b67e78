package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Men;
import games.janus.chess.kernel.Moves;
import java.util.Arrays;

/**
 * How moves have done elsewhere in the search, by which moves are ordered: what caused many beta
 * cutoffs is tried first. Every number drifts towards the newest evidence and stays within {@link
 * #MAX} of zero.
 *
 * <p>A <i>piece-to</i> is a man of a colour arriving on a square, 0 to {@link #PIECE_TO_COUNT} - 1:
 * what the tables know of a move.
 */
final class History {
  /**
   * Ordering by history: +328 ± 102 Elo, 6,000 nodes a move, 80 games, 2026-11-17. The value:
   * untested.
   */
  static final int MAX = 16_384;

  /** Moves tried before a cutoff are remembered up to this many of a kind: untested. */
  static final int MAX_TRIED = 64;

  /** Untested, as are the formula of the bonus and who gets half of it. */
  private static final int MAX_BONUS = 1800;

  static final int PIECE_TO_COUNT = 14 * 64;

  /** The piece-to of no move: before the root, and after a null move. */
  static final int NO_PIECE_TO = 0;

  /** Butterfly history: quiet moves by colour, from and to. */
  private final short[] quietHistory = new short[2 * 64 * 64];

  /** Captures by piece-to and what they take. */
  private final short[] captureHistory = new short[PIECE_TO_COUNT * 8];

  /** Quiet moves by piece-to, after an earlier piece-to. */
  private final short[] continuationHistory = new short[PIECE_TO_COUNT * PIECE_TO_COUNT];

  /** The quiet move that last cut after a piece-to. */
  private final int[] counterMove = new int[PIECE_TO_COUNT];

  void clear() {
    Arrays.fill(quietHistory, (short) 0);
    Arrays.fill(captureHistory, (short) 0);
    Arrays.fill(continuationHistory, (short) 0);
    Arrays.fill(counterMove, 0);
  }

  /** A man, by code and colour, arriving on a square. Codes begin at 1, so none is 0. */
  static int pieceTo(int color, int man, int to) {
    assert man != Men.NONE : "somebody moves";
    return (color * 7 + man) << 6 | to;
  }

  /** The piece-to of a move. */
  static int pieceTo(BoardState board, int move) {
    return pieceTo(board.turn(), board.man(Moves.from(move)), Moves.to(move));
  }

  /** The man that a noisy move takes; none for a promotion without capture. */
  static int captured(BoardState board, int move) {
    return Moves.kind(move) == Moves.EN_PASSANT ? Men.PAWN : board.man(Moves.to(move));
  }

  int quietHistory(int color, int fromTo) {
    return quietHistory[color << 12 | fromTo];
  }

  int continuationHistory(int earlier, int pieceTo) {
    return continuationHistory[earlier * PIECE_TO_COUNT + pieceTo];
  }

  int captureHistory(int pieceTo, int captured) {
    return captureHistory[pieceTo << 3 | captured];
  }

  int counterMove(int pieceTo) {
    return counterMove[pieceTo];
  }

  /** How the quiet move at hand has done before, by itself and after the last two moves. */
  int score(SearchStack stack, StackEntry node) {
    return quietHistory(node.board.turn(), node.move & 0xFFF)
        + continuationHistory(stack.pieceTo(node.ply, 1), node.pieceTo)
        + continuationHistory(stack.pieceTo(node.ply, 2), node.pieceTo);
  }

  /** Raises the move that caused a cutoff, and lowers those tried before it. */
  void update(SearchStack stack, StackEntry node) {
    BoardState board = node.board;
    int bonus = Math.min(MAX_BONUS, 16 * node.depth * node.depth + 130 * node.depth);
    if (node.isQuiet) {
      counterMove[stack.pieceTo(node.ply, 1)] = node.move;
      // A cutoff at once in a shallow search says little.
      if (node.depth > 3 || node.quietCount > 0) {
        updateQuiet(stack, node, node.move, bonus);
      }
      for (int i = 0; i < node.quietCount; i++) {
        updateQuiet(stack, node, node.quietTried[i], -bonus);
      }
    } else {
      updateCapture(board, node.move, bonus);
    }
    for (int i = 0; i < node.noisyCount; i++) {
      updateCapture(board, node.noisyTried[i], -bonus);
    }
  }

  private void updateQuiet(SearchStack stack, StackEntry node, int move, int bonus) {
    int color = node.board.turn();
    int pieceTo = pieceTo(node.board, move);
    update(quietHistory, color << 12 | (move & 0xFFF), bonus);
    updateContinuation(stack.pieceTo(node.ply, 1), pieceTo, bonus);
    updateContinuation(stack.pieceTo(node.ply, 2), pieceTo, bonus);
    updateContinuation(stack.pieceTo(node.ply, 4), pieceTo, bonus / 2);
  }

  private void updateContinuation(int earlier, int pieceTo, int bonus) {
    update(continuationHistory, earlier * PIECE_TO_COUNT + pieceTo, bonus);
  }

  private void updateCapture(BoardState board, int move, int bonus) {
    update(captureHistory, pieceTo(board, move) << 3 | captured(board, move), bonus);
  }

  /** The further a number has gone one way, the less it goes on that way. */
  private static void update(short[] table, int at, int bonus) {
    int now = table[at];
    table[at] = (short) (now + bonus - now * Math.abs(bonus) / MAX);
  }
}
