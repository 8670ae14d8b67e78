package games.janus.arena.uci;

import games.janus.chess.Move;
import games.janus.chess.notation.Uci;
import games.janus.engine.Finding;
import games.janus.engine.Metric;
import games.janus.engines.search.Score;

/**
 * What an engine has found, as a line that other programs read.
 *
 * @param isChess960 whether castling is written as the king taking his rook
 * @param showsOdds whether to tell how often such a score is won, drawn and lost
 */
record InfoText(boolean isChess960, boolean showsOdds) {
  String write(Finding<Move> finding, long millis) {
    long nodes = finding.counters().get(Metric.NODES);
    var text = new StringBuilder("info depth ").append(finding.depth());
    text.append(" seldepth ").append(Math.max(finding.depth(), finding.deepest()));
    text.append(" multipv ").append(finding.rank());
    text.append(" score ").append(score(finding.score()));
    switch (finding.bound()) {
      case AT_LEAST -> text.append(" lowerbound");
      case AT_MOST -> text.append(" upperbound");
      case EXACT -> {}
    }
    if (showsOdds) {
      text.append(" wdl ").append(Odds.of(finding.score()));
    }
    text.append(" nodes ").append(nodes);
    text.append(" nps ").append(nodes * 1000 / Math.max(1, millis));
    text.append(" hashfull ").append(finding.tableUse());
    text.append(" time ").append(millis);
    if (!finding.line().isEmpty()) {
      text.append(" pv");
      finding.line().forEach(move -> text.append(' ').append(write(move)));
    }
    return text.toString();
  }

  String write(Move move) {
    return Uci.write(move, isChess960);
  }

  static String score(int score) {
    if (!Score.isDecided(score)) {
      return "cp " + score;
    }
    int moves = (Score.pliesToEnd(score) + 1) / 2;
    return "mate " + (score > 0 ? moves : -moves);
  }

  /**
   * How often in a thousand games a score is won, drawn and lost. Two logistic curves, one for
   * winning and its mirror for losing; between them lies the draw.
   */
  record Odds(int wins, int draws, int losses) {
    // Both are untested.

    /** From this score on more than half of the games are won. */
    private static final double HALF_WON = 150;

    /** How steep the curve is. */
    private static final double SLOPE = 65;

    static Odds of(int score) {
      int wins = (int) Math.round(1000 / (1 + Math.exp((HALF_WON - score) / SLOPE)));
      int losses = (int) Math.round(1000 / (1 + Math.exp((HALF_WON + score) / SLOPE)));
      return new Odds(wins, 1000 - wins - losses, losses);
    }

    @Override
    public String toString() {
      return wins + " " + draws + " " + losses;
    }
  }
}
