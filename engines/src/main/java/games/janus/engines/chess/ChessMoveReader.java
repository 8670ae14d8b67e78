package games.janus.engines.chess;

import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.LegalMoves;
import games.janus.engines.search.MoveReader;
import java.util.Optional;

/** Reads the kernel's moves: legal moves have the same order in both worlds. */
final class ChessMoveReader implements MoveReader<Position, Move> {
  private final LegalMoves legal = new LegalMoves();
  private final BoardState board = new BoardState();
  private final int[] list = new int[LegalMoves.MOST];

  @Override
  public Optional<Move> move(Position position, long packed) {
    position.copyTo(board);
    int size = legal.fill(board, list, 0);
    for (int index = 0; index < size; index++) {
      if (list[index] == packed) {
        return Optional.of(position.legalMoves().get(index));
      }
    }
    return Optional.empty();
  }

  @Override
  public Position play(Position position, Move move) {
    return position.play(move);
  }
}
