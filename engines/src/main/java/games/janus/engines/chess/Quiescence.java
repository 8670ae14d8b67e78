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
  private final Tally tally;
  private final Watch watch;
  private final Path path;
  private final BestLines lines;
  private final Judgement judgement;
  private final MovePicker[] pickers;
  private final Sampler sampler;

  Quiescence(Parts parts) {
    table = parts.table;
    tally = parts.tally;
    watch = parts.watch;
    path = parts.path;
    lines = parts.lines;
    judgement = parts.judgement;
    pickers = parts.pickers;
    sampler = parts.sampler;
  }

  /** The score of a position once it is quiet: exact inside the window, otherwise a bound. */
  int search(int ply, int alpha, int beta) {
    return sampler.watches(ply) ? watched(ply, alpha, beta) : look(ply, alpha, beta);
  }

  private int watched(int ply, int alpha, int beta) {
    sampler.enter(ply, path.move(ply), 0, alpha, beta, tally.nodes);
    int score = look(ply, alpha, beta);
    sampler.leave(ply, score, watch.isStopped(), tally.nodes);
    return score;
  }

  private int look(int ply, int alpha, int beta) {
    BoardState board = path.board(ply);
    lines.clear(ply);
    watch.enter(ply);
    tally.quiescenceNodes++;
    if (watch.isStopped() || path.isDraw(ply)) {
      sampler.because(Ending.GAME_OVER);
      return Score.DRAW;
    }
    if (ply >= Path.PLIES - 1) {
      sampler.because(Ending.LEAF);
      return path.isCheck(ply) ? Score.DRAW : judgement.rough(board);
    }
    long known = table.probe(board.key());
    int tableMove = MovePicker.NONE;
    if (known != TranspositionTable.UNKNOWN) {
      tally.tableHits++;
      tableMove = TranspositionTable.move(known);
      int score = TranspositionTable.score(known, ply);
      boolean isOpen = beta - alpha > 1;
      if (!isOpen
          && TranspositionTable.settles(TranspositionTable.bound(known), score, alpha, beta)) {
        tally.tableCutoffs++;
        sampler.because(Ending.TABLE);
        return score;
      }
    }
    return path.isCheck(ply)
        ? escape(ply, alpha, beta, tableMove)
        : capture(ply, alpha, beta, tableMove, judgement.rough(board, known));
  }

  /** Tries the captures that do not lose material. */
  private int capture(int ply, int alphaOnEntry, int beta, int tableMove, int rough) {
    BoardState board = path.board(ply);
    int still = rough + judgement.correction(Judgement.place(board));
    path.setSight(ply, still);
    if (still >= beta) { // standing still is already enough
      sampler.because(Ending.STOOD_PAT);
      return still;
    }
    int alpha = Math.max(alphaOnEntry, still);
    int best = still;
    int bestMove = MovePicker.NONE;
    int tried = 0;
    MovePicker picker = pickers[ply];
    picker.beginLoud(board, tableMove, 0);
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      tried++;
      if (isTooLittle(board, move, still, alpha)) {
        best = Math.max(best, still + DELTA + Exchange.gain(board, move));
        tally.futilityPrunes++;
        continue;
      }
      int score = after(ply, move, alpha, beta);
      if (watch.isStopped()) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          keepLine(ply, move, alphaOnEntry, beta);
          if (score >= beta) {
            tally.countCutoff(tried);
            break;
          }
          alpha = score;
        }
      }
    }
    if (tried == 0) {
      sampler.because(Ending.LEAF);
    } else {
      tellEnding(bestMove, best, beta);
    }
    store(ply, bestMove, best, rough, beta);
    return best;
  }

  /** Delta pruning: even with what it takes we stay behind, and the exchange wins nothing. */
  private static boolean isTooLittle(BoardState board, int move, int still, int alpha) {
    return Moves.kind(move) < Moves.PROMOTION
        && still + DELTA + Exchange.gain(board, move) <= alpha
        && !Exchange.wins(board, move, 1);
  }

  /** Tries the ways out of check. */
  private int escape(int ply, int alphaOnEntry, int beta, int tableMove) {
    BoardState board = path.board(ply);
    int alpha = alphaOnEntry;
    int best = -Score.INFINITE;
    int bestMove = MovePicker.NONE;
    int tried = 0;
    MovePicker picker = pickers[ply];
    picker.begin(
        board,
        tableMove,
        MovePicker.NONE,
        MovePicker.NONE,
        path.step(ply, 1),
        path.step(ply, 2),
        path.step(ply, 4));
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      tried++;
      if (best > -Score.WON + 2 * Path.PLIES && !MovePicker.isLoud(board, move)) {
        picker.skipQuiet(); // one quiet way out of check is enough to know
        continue;
      }
      int score = after(ply, move, alpha, beta);
      if (watch.isStopped()) {
        return Score.DRAW;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          bestMove = move;
          keepLine(ply, move, alphaOnEntry, beta);
          if (score >= beta) {
            tally.countCutoff(tried);
            break;
          }
          alpha = score;
        }
      }
    }
    if (tried == 0) {
      sampler.because(Ending.GAME_OVER);
      return Score.lostIn(ply);
    }
    tellEnding(bestMove, best, beta);
    store(ply, bestMove, best, Score.NONE, beta);
    return best;
  }

  private void tellEnding(int bestMove, int best, int beta) {
    long move = bestMove == MovePicker.NONE ? Sampler.NO_MOVE : bestMove;
    sampler.because(best >= beta ? Ending.CUT : Ending.ALL_TRIED, move);
  }

  private int after(int ply, int move, int alpha, int beta) {
    path.play(ply, move);
    return -search(ply + 1, -beta, -alpha);
  }

  private void keepLine(int ply, int move, int alpha, int beta) {
    if (beta - alpha > 1) {
      lines.extend(ply, move);
    }
  }

  private void store(int ply, int bestMove, int best, int rough, int beta) {
    int bound = best >= beta ? TranspositionTable.AT_LEAST : TranspositionTable.AT_MOST;
    table.store(path.board(ply).key(), bestMove, best, rough, 0, bound, ply);
  }
}
