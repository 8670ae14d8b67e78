package games.janus.chess;

/** Leaves of the tree of legal moves, counted by the kernel and, slowly, by positions. */
final class Perft {
  private Perft() {}

  static long count(Position position, int depth) {
    return Chess.RULES.perft(position, depth);
  }

  /** A second opinion: every move is played. */
  static long countByPositions(Position position, int depth) {
    return depth == 0
        ? 1
        : position.legalMoves().stream()
            .mapToLong(move -> countByPositions(position.play(move), depth - 1))
            .sum();
  }
}
