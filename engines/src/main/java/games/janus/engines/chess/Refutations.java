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
  static final int MOST_TRIED = 64;

  private static final int MOST_BONUS = 1800;

  private final History history;
  private final Path path;
  private final int[] firstKiller = new int[Path.PLIES + 3];
  private final int[] secondKiller = new int[Path.PLIES + 3];

  Refutations(History history, Path path) {
    this.history = history;
    this.path = path;
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
  int past(int ply, int color, int move, int step) {
    return history.quiet(color, move & 0xFFF)
        + history.followUp(path.step(ply, 1), step)
        + history.followUp(path.step(ply, 2), step);
  }

  /** The move that cut is praised, those tried before it are blamed. */
  void reward(Node node) {
    int ply = node.ply;
    BoardState board = node.board;
    int bonus = Math.min(MOST_BONUS, 16 * node.depth * node.depth + 130 * node.depth);
    if (node.isQuiet) {
      keepKiller(ply, node.move);
      history.rememberAnswer(path.step(ply, 1), node.move);
      // A cut at once in a shallow search says little.
      if (node.depth > 3 || node.quietCount > 0) {
        rewardQuiet(ply, board, node.move, bonus);
      }
      for (int i = 0; i < node.quietCount; i++) {
        rewardQuiet(ply, board, node.triedQuiet[i], -bonus);
      }
    } else {
      rewardLoud(board, node.move, bonus);
    }
    for (int i = 0; i < node.loudCount; i++) {
      rewardLoud(board, node.triedLoud[i], -bonus);
    }
  }

  private void keepKiller(int ply, int move) {
    if (firstKiller[ply] != move) {
      secondKiller[ply] = firstKiller[ply];
      firstKiller[ply] = move;
    }
  }

  private void rewardQuiet(int ply, BoardState board, int move, int bonus) {
    int color = board.turn();
    int step = History.step(color, board.man(Moves.from(move)), Moves.to(move));
    history.rewardQuiet(color, move & 0xFFF, bonus);
    history.rewardFollowUp(path.step(ply, 1), step, bonus);
    history.rewardFollowUp(path.step(ply, 2), step, bonus);
    history.rewardFollowUp(path.step(ply, 4), step, bonus / 2);
  }

  private void rewardLoud(BoardState board, int move, int bonus) {
    int taken = Moves.kind(move) == Moves.EN_PASSANT ? Men.PAWN : board.man(Moves.to(move));
    int step = History.step(board.turn(), board.man(Moves.from(move)), Moves.to(move));
    history.rewardLoud(step, taken, bonus);
  }
}
