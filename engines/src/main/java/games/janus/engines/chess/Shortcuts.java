package games.janus.engines.chess;

import games.janus.engine.SearchTree.Ending;
import games.janus.engines.search.Sampler;
import games.janus.engines.search.Score;
import games.janus.engines.search.TranspositionTable;

/** Reasons to leave a position before its moves are tried. */
final class Shortcuts {
  // In hundredths of a pawn; the first two for each ply of depth.
  private static final int FAR_AHEAD_MARGIN = 80;
  private static final int RAZOR_MARGIN = 220;
  private static final int PROBE_MARGIN = 160;

  private final TranspositionTable table;
  private final Tally tally;
  private final Watch watch;
  private final Path path;
  private final Quiescence quiescence;
  private final AlphaBeta search;
  private final Sampler sampler;
  private int passingForbiddenUntil;

  Shortcuts(Parts parts, Quiescence quiescence, AlphaBeta search) {
    table = parts.table;
    tally = parts.tally;
    watch = parts.watch;
    path = parts.path;
    this.quiescence = quiescence;
    this.search = search;
    sampler = parts.sampler;
  }

  void begin() {
    passingForbiddenUntil = 0;
  }

  /** A score that is good enough without trying the moves; none if there is no such reason. */
  int leaveEarly(Node node) {
    if (isFarAhead(node)) {
      tally.futilityPrunes++;
      sampler.because(Ending.FAR_AHEAD);
      return (node.sight + node.beta) / 2;
    }
    int score = Score.NONE;
    if (node.depth <= 3 && node.sight + RAZOR_MARGIN * node.depth < node.alpha) {
      score = onlyCaptures(node);
    }
    if (score == Score.NONE && mayPass(node)) {
      score = afterPassing(node);
    }
    if (score == Score.NONE && node.depth >= 5 && !watch.isStopped()) {
      score = probeCaptures(node);
    }
    return score;
  }

  /** Reverse futility: so far ahead that a few quiet plies will not change it. */
  private static boolean isFarAhead(Node node) {
    int plies = node.depth - (node.isImproving ? 1 : 0);
    return node.depth <= 8
        && node.sight - FAR_AHEAD_MARGIN * plies >= node.beta
        && !Score.isDecided(node.sight);
  }

  /** Razoring: so far behind that only captures can help. */
  private int onlyCaptures(Node node) {
    int score = quiescence.search(node.ply, node.alpha, node.alpha + 1);
    if (score > node.alpha) {
      return Score.NONE;
    }
    tally.futilityPrunes++;
    sampler.because(Ending.FAR_BEHIND);
    return score;
  }

  /** Null move: if the position stands up even to two moves in a row, it is good. */
  private boolean mayPass(Node node) {
    return node.depth >= 3
        && node.sight >= node.beta
        && path.sight(node.ply) >= node.beta - 20 * node.depth + 160
        && node.ply >= passingForbiddenUntil
        && path.step(node.ply, 1) != History.NO_STEP
        && node.hasPieces();
  }

  private int afterPassing(Node node) {
    int ply = node.ply;
    int beta = node.beta;
    int depth = node.depth - 3 - node.depth / 3 - Math.min(3, (node.sight - beta) / 200);
    path.pass(ply);
    int score = -search.search(ply + 1, depth, -beta, -beta + 1, !node.cutExpected);
    if (score >= beta && !watch.isStopped() && (node.depth >= 14 || !node.hasSeveralPieces())) {
      score = withoutPassing(node, depth);
    }
    if (score < beta) {
      return Score.NONE;
    }
    tally.nullMovePrunes++;
    sampler.because(Ending.PASS);
    return Score.isDecided(score) ? beta : score;
  }

  /** Makes sure that it is not zugzwang: the same without passing for a while. */
  private int withoutPassing(Node node, int depth) {
    int before = passingForbiddenUntil;
    passingForbiddenUntil = node.ply + 3 * depth / 4;
    int score =
        depth <= 0
            ? quiescence.search(node.ply, node.beta - 1, node.beta)
            : search.look(
                node.aside().ask(depth, node.beta - 1, node.beta, false, MovePicker.NONE));
    passingForbiddenUntil = before;
    return score;
  }

  /** A capture that beats beta by far in a shallower search will beat it in a deeper one. */
  private int probeCaptures(Node node) {
    int ply = node.ply;
    int high = node.beta + PROBE_MARGIN;
    boolean isDoubtful =
        node.tableDepth >= node.depth - 3
            && node.tableScore != Score.NONE
            && node.tableScore < high;
    if (Score.isDecided(high) || isDoubtful) {
      return Score.NONE;
    }
    MovePicker picker = node.picker;
    picker.beginLoud(node.board, node.tableMove, Math.max(1, high - path.sight(ply)));
    for (int move = picker.next(); move != MovePicker.NONE; move = picker.next()) {
      path.play(ply, move);
      int score = -quiescence.search(ply + 1, -high, -high + 1);
      if (score >= high) {
        score = -search.search(ply + 1, node.depth - 4, -high, -high + 1, true);
      }
      if (watch.isStopped()) {
        return Score.NONE;
      }
      if (score >= high) {
        tally.exchangePrunes++;
        table.store(
            node.board.key(),
            move,
            score,
            path.sight(ply),
            node.depth - 3,
            TranspositionTable.AT_LEAST,
            ply);
        sampler.because(Ending.CAPTURE, move);
        return score;
      }
    }
    return Score.NONE;
  }
}
