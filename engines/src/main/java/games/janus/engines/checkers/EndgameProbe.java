package games.janus.engines.checkers;

import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.kernel.MoveList;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.checkers.endgame.Slice;
import games.janus.engines.search.Score;
import java.util.Arrays;

/**
 * What the endgame database says, in scores. It knows the official rules of moving; under others it
 * is not asked.
 */
final class EndgameProbe {
  /** A draw that the side ahead may still press counts for a little more than others. Untested. */
  private static final int MOST_OF_A_DRAW = 9;

  /** No database of ours goes further; saves asking in vain. */
  private static final int MOST_PIECES = Slice.MOST_PIECES;

  private final EndgameOracle oracle;
  private final boolean isAsked;
  private final MoveGenerator generator;

  EndgameProbe(EndgameOracle oracle, RuleSet rules, MoveGenerator generator) {
    this.oracle = oracle;
    this.generator = generator;
    isAsked =
        rules.capture() == RuleSet.Capture.FORCED
            && rules.continuation() == RuleSet.Continuation.MUST
            && rules.crowningEndsTurn()
            && rules.blocked() == RuleSet.Blocked.LOSS;
  }

  /**
   * The score of a quiet position as far as the database settles it, otherwise {@link Score#NONE}.
   * A bare "won" settles a position with fewer pieces than the root: among positions with as many,
   * the search itself has to find the way forward.
   */
  int probe(BoardState board, int ply, int rootPieces) {
    int pieces = CheckersSearch.pieces(board);
    if (!isAsked || pieces > MOST_PIECES) {
      return Score.NONE;
    }
    int value = oracle.probe(board);
    if (value == EndgameOracle.UNKNOWN) {
      return Score.NONE;
    }
    if (value == EndgameOracle.DRAW) {
      return drawn(board);
    }
    int distance = oracle.distance(board);
    if (distance != EndgameOracle.UNKNOWN) {
      int end = ply + distance;
      return value == EndgameOracle.WIN ? Score.wonIn(end) : Score.lostIn(end);
    }
    if (pieces == rootPieces) {
      return Score.NONE;
    }
    int score = CheckersSearch.DATABASE_WON - ply;
    return value == EndgameOracle.WIN ? score : -score;
  }

  /**
   * What to add to the evaluation of a position that is decided, nobody knows in how many moves,
   * and has as many pieces as the root: there the winner has to get on.
   */
  int progress(BoardState board, int rootPieces) {
    if (!isAsked || rootPieces > MOST_PIECES || CheckersSearch.pieces(board) != rootPieces) {
      return 0;
    }
    return switch (oracle.probe(board)) {
      case EndgameOracle.WIN -> WinProgress.ofMover(board);
      case EndgameOracle.LOSS -> -WinProgress.ofOther(board);
      default -> 0;
    };
  }

  private static int drawn(BoardState board) {
    int kings = board.kings();
    int ahead =
        3 * (Integer.bitCount(board.mine()) - Integer.bitCount(board.theirs()))
            + Integer.bitCount(board.mine() & kings)
            - Integer.bitCount(board.theirs() & kings);
    return Math.clamp(ahead, -MOST_OF_A_DRAW, MOST_OF_A_DRAW);
  }

  /**
   * The root moves worth looking at: those that keep what the database promises, and of the winning
   * ones with a known distance only the quickest. All, if it does not know.
   */
  int[] worthLooking(BoardState root, MoveList moves) {
    int[] all = CheckersThinking.allPlaces(moves.size());
    if (!isAsked || CheckersSearch.pieces(root) > MOST_PIECES) {
      return all;
    }
    int[] scores = new int[all.length];
    int best = Score.NONE;
    for (int i = 0; i < all.length; i++) {
      var child = new BoardState();
      child.set(root, moves.get(i));
      int reply = resolve(child, 1);
      if (reply == Score.NONE) {
        return all;
      }
      scores[i] = -reply;
      best = Math.max(best, scores[i]);
    }
    int kept = 0;
    for (int i = 0; i < all.length; i++) {
      if (scores[i] == best) {
        all[kept++] = i;
      }
    }
    return Arrays.copyOf(all, kept);
  }

  /** What a position comes to after all pending jumps, draws all alike; NONE if unknown. */
  private int resolve(BoardState board, int ply) {
    var moves = new MoveList();
    generator.generate(board, moves);
    if (moves.size() == 0) {
      return Score.lostIn(ply);
    }
    if (!MoveGenerator.canJump(board)) {
      return settled(board, ply);
    }
    int best = Score.NONE;
    for (int i = 0; i < moves.size(); i++) {
      var child = new BoardState();
      child.set(board, moves.get(i));
      int reply = resolve(child, ply + 1);
      if (reply == Score.NONE) {
        return Score.NONE;
      }
      best = Math.max(best, -reply);
    }
    return best;
  }

  private int settled(BoardState board, int ply) {
    int value = oracle.probe(board);
    if (value == EndgameOracle.UNKNOWN) {
      return Score.NONE;
    }
    if (value == EndgameOracle.DRAW) {
      return Score.DRAW;
    }
    int distance = oracle.distance(board);
    int score =
        distance == EndgameOracle.UNKNOWN
            ? CheckersSearch.DATABASE_WON
            : Score.wonIn(ply + distance);
    return value == EndgameOracle.WIN ? score : -score;
  }
}
