package games.janus.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Positions as random games reach them. */
public final class RandomChess {
  private RandomChess() {}

  /** The positions of a random game, one in three of them from a Chess960 start. */
  public static List<Position> game(RandomGenerator random, int plies) {
    Position position =
        random.nextInt(3) == 0 ? Chess960.start(random.nextInt(960)) : Position.initial();
    var positions = new ArrayList<Position>();
    positions.add(position);
    for (int ply = 0; ply < plies && position.outcome().isEmpty(); ply++) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
      positions.add(position);
    }
    return positions;
  }
}
