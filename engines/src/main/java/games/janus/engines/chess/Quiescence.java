package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Moves;
import games.janus.engine.SearchTree.Ending;
import games.janus.engines.search.PvTable;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.SearchStats;
import games.janus.engines.search.StopCheck;
import games.janus.engines.search.TranspositionTable;

/**
 * Quiescence search: captures until the position is quiet, because an evaluation in the middle of
 * an exchange means nothing. A side may stand pat instead of capturing, except in check, where
 * captures and one quiet evasion are tried.
 */
final class Quiescence {
  /** Delta pruning: what a capture may gain beside the man it takes. Untested. */
  private static final int DELTA_MARGIN = 150;

  private final TranspositionTable table;
  private final SearchStats stats;
  private final StopCheck stopCheck;
  private final SearchStack stack;
  private final PvTable pv;
  private final StaticEval evaluator;
  private final Sampler sampler;

  Quiescence(SearchParts parts) {
    table = parts.table;
    stats = parts.stats;
    stopCheck = parts.stopCheck;
    stack = parts.stack;
    pv = parts.pv;
    evaluator = parts.evaluator;
    sampler = parts.sampler;
  }

  /** The score of a position once it is quiet: exact inside the window, otherwise a bound. */
  int search(int ply, int alpha, int beta) {
    return sampler.isSampling(ply) ? searchSampled(ply, alpha, beta) : searchNode(ply, alpha, beta);
  }

  private int searchSampled(int ply, int alpha, int beta) {
    sampler.enter(ply, stack.move(ply), 0, alpha, beta, stats.nodes);
    int score = searchNode(ply, alpha, beta);
    sampler.leave(ply, score, stopCheck.isStopped(), stats.nodes);
    return score;
  }

  private int searchNode(int ply, int alpha, int beta) {
    BoardState board = stack.board(ply);
    pv.clear(ply);
    stopCheck.enter(ply);
    stats.quiescenceNodes++;
    if (stopCheck.isStopped() || stack.isDraw(ply)) {
      sampler.endReason(Ending.GAME_OVER);
      return Score.DRAW;
    }
    if (ply >= SearchStack.MAX_PLY - 1) {
      sampler.endReason(Ending.LEAF);
      return stack.isCheck(ply) ? Score.DRAW : evaluator.rawEval(board);
    }
    long tableEntry = table.probe(board.key());
    int tableMove = MovePicker.NONE;
    if (tableEntry != TranspositionTable.UNKNOWN) {
      stats.tableHits++;
      tableMove = TranspositionTable.move(tableEntry);
      int score = TranspositionTable.score(tableEntry, ply);
      boolean isPvNode = beta - alpha > 1;
      if (!isPvNode
          && TranspositionTable.settles(TranspositionTable.bound(tableEntry), score, alpha, beta)) {
        stats.tableCutoffs++;
        sampler.endReason(Ending.TABLE);
        return score;
      }
    }
    if (stack.isCheck(ply)) {
      stack.entry(ply).picker.beginEvasions(board, tableMove, stack, ply);
      return searchMoves(ply, alpha, beta, Score.NONE, Score.NONE);
    }
    return standPat(ply, alpha, beta, tableEntry, tableMove);
  }

  /** Takes the static evaluation if it is above beta already; otherwise searches captures. */
  private int standPat(int ply, int alpha, int beta, long tableEntry, int tableMove) {
    BoardState board = stack.board(ply);
    int rawEval = evaluator.rawEval(board, tableEntry);
    int standPat = rawEval + evaluator.correction(StaticEval.correctionIndex(board));
    stack.setStaticEval(ply, standPat);
    if (standPat >= beta) {
      sampler.endReason(Ending.STOOD_PAT);
      return standPat;
    }
    stack.entry(ply).picker.beginNoisy(board, tableMove, 0);
    return searchMoves(ply, alpha, beta, rawEval, standPat);
  }

  /**
   * Searches the moves of the picker.
   *
   * @param standPat the score of not capturing; none in check
   */
  private int searchMoves(int ply, int alphaOnEntry, int beta, int rawEval, int standPat) {
    BoardState board = stack.board(ply);
    MovePicker picker = stack.entry(ply).picker;
    boolean isCheck = standPat == Score.NONE;
    int best = isCheck ? -Score.INFINITE : standPat;
    int alpha = Math.max(alphaOnEntry, best);
    int bestMove = MovePicker.NONE;
    int moveCount = 0;
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      moveCount++;
      if (isCheck && skipEvasion(board, move, best)) {
        picker.skipQuiet(); // one quiet evasion is enough to know
        continue;
      }
      if (!isCheck && deltaPrune(board, move, standPat, alpha)) {
        best = Math.max(best, deltaScore(board, move, standPat));
        continue;
      }
      stack.play(ply, move);
      int score = -search(ply + 1, -beta, -alpha);
      if (stopCheck.isStopped()) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          if (beta - alphaOnEntry > 1) {
            pv.extend(ply, move);
          }
          if (score >= beta) {
            stats.countCutoff(moveCount);
            break;
          }
          alpha = score;
        }
      }
    }
    if (isCheck && moveCount == 0) {
      sampler.endReason(Ending.GAME_OVER);
      return Score.lostIn(ply);
    }
    setEndReason(moveCount, bestMove, best >= beta);
    store(ply, bestMove, best, rawEval, beta);
    return best;
  }

  private void setEndReason(int moveCount, int bestMove, boolean isCut) {
    if (moveCount == 0) {
      sampler.endReason(Ending.LEAF);
    } else {
      sampler.endReason(isCut ? Ending.CUT : Ending.ALL_TRIED, MovePicker.sampled(bestMove));
    }
  }

  private void store(int ply, int bestMove, int best, int rawEval, int beta) {
    int bound = best >= beta ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST;
    table.store(stack.board(ply).key(), bestMove, best, rawEval, 0, bound, ply);
  }

  /** Whether an evasion is known that is not mated, and this is another quiet one. */
  private static boolean skipEvasion(BoardState board, int move, int best) {
    return !Score.isLost(best) && !MovePicker.isNoisy(board, move);
  }

  /** Delta pruning: even with what it takes we stay below alpha, and the exchange wins nothing. */
  private boolean deltaPrune(BoardState board, int move, int standPat, int alpha) {
    boolean isPruned =
        Moves.kind(move) < Moves.PROMOTION
            && deltaScore(board, move, standPat) <= alpha
            && !See.atLeast(board, move, 1);
    stats.futilityPrunes += isPruned ? 1 : 0;
    return isPruned;
  }

  private static int deltaScore(BoardState board, int move, int standPat) {
    return standPat + DELTA_MARGIN + See.gain(board, move);
  }
}
