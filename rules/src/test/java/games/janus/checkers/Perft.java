package games.janus.checkers;

/** Ways to play a number of plies on, counted by the kernel and, slowly, by positions. */
final class Perft {
  private Perft() {}

  static long count(Position position, int depth) {
    return Checkers.with(position.ruleSet()).perft(position, depth);
  }

  /** A second opinion: every move is played. */
  static long countByPositions(Position position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth is at least 0, not " + depth);
    }
    if (depth <= 1) {
      return depth == 0 ? 1 : position.legalMoves().size();
    }
    return position.legalMoves().stream()
        .mapToLong(move -> countByPositions(position.play(move), depth - 1))
        .sum();
  }
}
