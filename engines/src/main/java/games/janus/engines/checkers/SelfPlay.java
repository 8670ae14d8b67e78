package games.janus.engines.checkers;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SplitMix64;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import games.janus.rules.Game;

/**
 * Quick games of the player against itself, from openings drawn by lot, to learn from. A game ends
 * when the database knows its result, when both sides have long agreed who wins, or when nothing
 * happens any more.
 */
final class SelfPlay {
  // All numbers here are untested.

  /** Openings have this many moves by lot, or up to six more. */
  private static final int LEAST_OPENING = 4;

  /** Openings that one side has lost already teach little. */
  private static final int DECIDED_OPENING = 100;

  private static final int CLEARLY_WON = 350;
  private static final int CLEAR_PLIES = 8;
  private static final int QUIET_PLIES = 50;
  private static final int MOST_PLIES = 180;

  private final SplitMix64 random;
  private final Limits limits;
  private final EndgameOracle oracle;
  private final TranspositionTable table = new TranspositionTable(4);
  private final JanusCheckers player;

  /**
   * @param nodes positions a move may look at
   */
  SelfPlay(long seed, long nodes, EndgameOracle oracle) {
    this.random = new SplitMix64(seed);
    this.limits = Limits.nodes(nodes);
    this.oracle = oracle;
    this.player = new JanusCheckers(table, oracle, 0);
  }

  /** Plays one game and adds its quiet positions. */
  void play(Samples samples) {
    int first = samples.size();
    Game<Position, Move> game = opening();
    var board = new BoardState();
    int clear = 0;
    double result = 0.5;
    int begin = game.plies();
    while (game.outcome().isEmpty()
        && game.position().quietPlies() < QUIET_PLIES
        && game.plies() < MOST_PLIES) {
      game.position().copyTo(board);
      int known = MoveGenerator.canJump(board) ? EndgameOracle.UNKNOWN : oracle.probe(board);
      if (known != EndgameOracle.UNKNOWN) {
        samples.setResult(first, forWhite(known, game.position().turn()));
        return;
      }
      Thought<Move> thought = think(game);
      int score = (int) Math.round(thought.score().orElse(0.0));
      if (game.plies() == begin && Math.abs(score) > DECIDED_OPENING) {
        return;
      }
      clear = Math.abs(score) > CLEARLY_WON ? clear + 1 : 0;
      if (clear >= CLEAR_PLIES) {
        boolean whiteWins = (score > 0) == (game.position().turn() == Color.WHITE);
        samples.setResult(first, whiteWins ? 1 : 0);
        return;
      }
      if (isQuiet(thought, board)) {
        samples.add(board);
      }
      game = game.play(thought.move().orElseThrow());
    }
    var winner = game.outcome().flatMap(outcome -> outcome.winner());
    if (winner.isPresent()) {
      result = winner.get() == Color.WHITE ? 1 : 0;
    }
    samples.setResult(first, result);
  }

  private Thought<Move> think(Game<Position, Move> game) {
    return player.think(
        new SearchRequest<>(game, Level.FULL.id(), limits, 0, false), SearchControl.patient());
  }

  private Game<Position, Move> opening() {
    int plies = LEAST_OPENING + (int) random.below(7);
    Game<Position, Move> game = Game.of(Checkers.with(RuleSet.ACF));
    for (int i = 0; i < plies && game.outcome().isEmpty(); i++) {
      var moves = game.position().legalMoves();
      game = game.play(moves.get((int) random.below(moves.size())));
    }
    return game;
  }

  /** Neither a jump to be made, nor one about to be: the evaluation has to judge only such. */
  private static boolean isQuiet(Thought<Move> thought, BoardState board) {
    if (MoveGenerator.canJump(board) || MoveGenerator.isThreatened(board)) {
      return false;
    }
    return thought.line().size() < 2 || !thought.line().get(1).isJump();
  }

  private static double forWhite(int known, Color turn) {
    if (known == EndgameOracle.DRAW) {
      return 0.5;
    }
    return (known == EndgameOracle.WIN) == (turn == Color.WHITE) ? 1 : 0;
  }
}
