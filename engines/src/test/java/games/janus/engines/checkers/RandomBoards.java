package games.janus.engines.checkers;

import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import java.util.Random;

/** Positions of games that were played by lot. */
final class RandomBoards {
  private final Random random;
  private final RuleSet rules;

  RandomBoards(long seed, RuleSet rules) {
    this.random = new Random(seed);
    this.rules = rules;
  }

  Position next() {
    Position position = Position.initial(rules);
    int plies = random.nextInt(90);
    for (int i = 0; i < plies; i++) {
      Position after =
          position.play(position.legalMoves().get(random.nextInt(position.legalMoves().size())));
      if (after.legalMoves().isEmpty()) {
        return position;
      }
      position = after;
    }
    return position;
  }

  static BoardState board(Position position) {
    var board = new BoardState();
    position.copyTo(board);
    return board;
  }
}
