package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;

/** What taking on one square wins, in hundredths of a pawn, for code at human speed. */
public final class Exchanges {
  private final LegalMoves legal = new LegalMoves();
  private final BoardState board = new BoardState();
  private final int[] list = new int[LegalMoves.MOST];

  /** Whether a legal move wins at least this much once all exchanges on its square are over. */
  public boolean winsAtLeast(Position position, Move move, int atLeast) {
    return See.atLeast(board, packed(position, move), atLeast);
  }

  /** What a legal move takes at once, and gains by promoting. */
  public int takes(Position position, Move move) {
    return See.gain(board, packed(position, move));
  }

  /** Legal moves have the same order in both worlds. */
  private int packed(Position position, Move move) {
    position.copyTo(board);
    legal.fill(board, list, 0);
    return list[position.legalMoves().indexOf(move)];
  }
}
