package games.janus.engines.chess;

import games.janus.chess.kernel.BoardState;
import games.janus.chess.kernel.Moves;
import games.janus.engine.SearchTree.Ending;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;

/**
 * Captures until it is quiet: an evaluation in the middle of an exchange means nothing. Either side
 * may stand still instead of capturing, except in check, where captures and one quiet way out are
 * tried.
 */
final class Quiescence {
  /** Even a won man more than the evaluation knows about is seldom worth more than this beside. */
  private static final int DELTA = 150;

  private final TranspositionTable table;
  private final SearchStats stats;
  private final StopCheck stopCheck;
  private final SearchStack stack;
  private final PvTable pv;
  private final StaticEval evaluator;
  private final MovePicker[] pickers;
  private final Sampler sampler;

  Quiescence(SearchParts parts) {
    table = parts.table;
    stats = parts.stats;
    stopCheck = parts.stopCheck;
    stack = parts.stack;
    pv = parts.pv;
    evaluator = parts.evaluator;
    pickers = parts.pickers;
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
    return stack.isCheck(ply)
        ? searchEvasions(ply, alpha, beta, tableMove)
        : searchCaptures(ply, alpha, beta, tableMove, evaluator.rawEval(board, tableEntry));
  }

  /** Tries the captures that do not lose material. */
  private int searchCaptures(int ply, int alphaOnEntry, int beta, int tableMove, int rawEval) {
    BoardState board = stack.board(ply);
    int standPat = rawEval + evaluator.correction(StaticEval.correctionIndex(board));
    stack.setStaticEval(ply, standPat);
    if (standPat >= beta) { // standing still is already enough
      sampler.endReason(Ending.STOOD_PAT);
      return standPat;
    }
    int alpha = Math.max(alphaOnEntry, standPat);
    int best = standPat;
    int bestMove = MovePicker.NONE;
    int moveCount = 0;
    MovePicker picker = pickers[ply];
    picker.beginNoisy(board, tableMove, 0);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      moveCount++;
      if (deltaPrune(board, move, standPat, alpha)) {
        best = Math.max(best, standPat + DELTA + See.gain(board, move));
        stats.futilityPrunes++;
        continue;
      }
      int score = searchMove(ply, move, alpha, beta);
      if (stopCheck.isStopped()) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          keepLine(ply, move, alphaOnEntry, beta);
          if (score >= beta) {
            stats.countCutoff(moveCount);
            break;
          }
          alpha = score;
        }
      }
    }
    if (moveCount == 0) {
      sampler.endReason(Ending.LEAF);
    } else {
      setEndReason(bestMove, best, beta);
    }
    store(ply, bestMove, best, rawEval, beta);
    return best;
  }

  /** Delta pruning: even with what it takes we stay behind, and the exchange wins nothing. */
  private static boolean deltaPrune(BoardState board, int move, int standPat, int alpha) {
    return Moves.kind(move) < Moves.PROMOTION
        && standPat + DELTA + See.gain(board, move) <= alpha
        && !See.atLeast(board, move, 1);
  }

  /** Tries the ways out of check. */
  private int searchEvasions(int ply, int alphaOnEntry, int beta, int tableMove) {
    BoardState board = stack.board(ply);
    int alpha = alphaOnEntry;
    int best = -Score.INFINITE;
    int bestMove = MovePicker.NONE;
    int moveCount = 0;
    MovePicker picker = pickers[ply];
    picker.begin(
        board,
        tableMove,
        MovePicker.NONE,
        MovePicker.NONE,
        stack.pieceTo(ply, 1),
        stack.pieceTo(ply, 2),
        stack.pieceTo(ply, 4));
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      moveCount++;
      if (best > -Score.WON + 2 * SearchStack.MAX_PLY && !MovePicker.isNoisy(board, move)) {
        picker.skipQuiet(); // one quiet way out of check is enough to know
        continue;
      }
      int score = searchMove(ply, move, alpha, beta);
      if (stopCheck.isStopped()) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          keepLine(ply, move, alphaOnEntry, beta);
          if (score >= beta) {
            stats.countCutoff(moveCount);
            break;
          }
          alpha = score;
        }
      }
    }
    if (moveCount == 0) {
      sampler.endReason(Ending.GAME_OVER);
      return Score.lostIn(ply);
    }
    setEndReason(bestMove, best, beta);
    store(ply, bestMove, best, Score.NONE, beta);
    return best;
  }

  private void setEndReason(int bestMove, int best, int beta) {
    long move = bestMove == MovePicker.NONE ? Sampler.NO_MOVE : bestMove;
    sampler.endReason(best >= beta ? Ending.CUT : Ending.ALL_TRIED, move);
  }

  private int searchMove(int ply, int move, int alpha, int beta) {
    stack.play(ply, move);
    return -search(ply + 1, -beta, -alpha);
  }

  private void keepLine(int ply, int move, int alpha, int beta) {
    if (beta - alpha > 1) {
      pv.extend(ply, move);
    }
  }

  private void store(int ply, int bestMove, int best, int rawEval, int beta) {
    int bound = best >= beta ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST;
    table.store(stack.board(ply).key(), bestMove, best, rawEval, 0, bound, ply);
  }
}
