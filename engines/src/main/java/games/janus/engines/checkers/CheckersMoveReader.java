package games.janus.engines.checkers;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveList;
import games.janus.engines.search.MoveReader;
import java.util.Optional;

/** Reads the kernel's moves: legal moves have the same order in both worlds. */
final class CheckersMoveReader implements MoveReader<Position, Move> {
  private final BoardState board = new BoardState();
  private final MoveList list = new MoveList();

  @Override
  public Optional<Move> move(Position position, long packed) {
    position.copyTo(board);
    position.generator().generate(board, list);
    for (int place = 0; place < list.size(); place++) {
      if (list.get(place) == packed) {
        return Optional.of(position.legalMoves().get(place));
      }
    }
    return Optional.empty();
  }

  @Override
  public Position play(Position position, Move move) {
    return position.play(move);
  }
}
