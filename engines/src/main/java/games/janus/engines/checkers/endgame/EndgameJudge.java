package games.janus.engines.checkers.endgame;

import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.kernel.BoardState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Answers people's questions about the end of the game from a table: what it comes to and which
 * moves are best. Follows pending captures until the position is quiet. Positions are those of the
 * official rules.
 */
public final class EndgameJudge {
  private final EndgameOracle oracle;
  private final BoardState board = new BoardState();

  public EndgameJudge(EndgameOracle oracle) {
    this.oracle = oracle;
  }

  /** What the table knows; nothing if this position or what it leads to is not in it. */
  public Optional<Verdict> judge(Position position) {
    int result = result(position);
    if (result == EndgameOracle.UNKNOWN) {
      return Optional.empty();
    }
    int distance = distance(position, result);
    var best = new ArrayList<Move>();
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      int reply = result(after);
      if (reply == EndgameOracle.UNKNOWN) {
        return Optional.empty();
      }
      boolean keeps = reply == opposite(result);
      if (keeps && (distance < 0 || distance(after, reply) == distance - 1)) {
        best.add(move);
      }
    }
    return Optional.of(
        new Verdict(
            Verdict.Result.values()[result],
            distance < 0 ? Optional.empty() : Optional.of(distance),
            List.copyOf(best)));
  }

  static int opposite(int result) {
    return switch (result) {
      case EndgameOracle.WIN -> EndgameOracle.LOSS;
      case EndgameOracle.LOSS -> EndgameOracle.WIN;
      default -> result;
    };
  }

  private int result(Position position) {
    if (position.legalMoves().isEmpty()) {
      return EndgameOracle.LOSS;
    }
    position.copyTo(board);
    int known = oracle.probe(board);
    if (known != EndgameOracle.UNKNOWN || !isCapturePending(position)) {
      return known;
    }
    int best = EndgameOracle.LOSS;
    for (Move move : position.legalMoves()) {
      int reply = result(position.play(move));
      if (reply == EndgameOracle.UNKNOWN) {
        return reply;
      }
      if (reply == EndgameOracle.LOSS) {
        best = EndgameOracle.WIN;
      } else if (reply == EndgameOracle.DRAW && best == EndgameOracle.LOSS) {
        best = EndgameOracle.DRAW;
      }
    }
    return best;
  }

  private static boolean isCapturePending(Position position) {
    return !position.legalMoves().getFirst().captured().isEmpty();
  }

  private int distance(Position position, int result) {
    if (result == EndgameOracle.DRAW) {
      return EndgameOracle.UNKNOWN;
    }
    if (position.legalMoves().isEmpty()) {
      return 0;
    }
    position.copyTo(board);
    int known = oracle.distance(board);
    if (known != EndgameOracle.UNKNOWN || !isCapturePending(position)) {
      return known;
    }
    int best = EndgameOracle.UNKNOWN;
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      int reply = result(after);
      if (reply == opposite(result)) {
        int plies = distance(after, reply);
        if (plies == EndgameOracle.UNKNOWN) {
          return plies;
        }
        boolean isBetter = best < 0 || (result == EndgameOracle.WIN ? plies < best : plies > best);
        best = isBetter ? plies : best;
      }
    }
    return best + 1;
  }
}
