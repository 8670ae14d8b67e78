package games.janus.engines.checkers;

import games.janus.checkers.Checkers;
import games.janus.checkers.Move;
import games.janus.checkers.Position;
import games.janus.checkers.RuleSet;
import games.janus.checkers.kernel.BoardState;
import games.janus.checkers.kernel.MoveGenerator;
import games.janus.checkers.openings.Ballots;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SplitMix64;
import games.janus.engine.Thought;
import games.janus.engines.checkers.endgame.EndgameOracle;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.Optional;

/**
 * Quick games of the player against itself, to learn from: from ballots and from openings drawn by
 * lot, ended by the rules, by the endgame tables, or as drawn when a level game stands still. A
 * game that looks won is played on. Every game follows from the seed and its number alone. One
 * object serves one thread.
 */
public final class SelfPlay {
  // The recipe is the one of the first net that won its match; its numbers apart: untested.

  /** One opening in so many is a ballot and a few moves by lot; the others are by lot alone. */
  private static final int BALLOT_ONE_IN = 3;

  private static final int LOTS_AFTER_BALLOT = 1;
  private static final int MOST_LOTS_AFTER_BALLOT = 3;
  private static final int LOTS = 4;
  private static final int MOST_LOTS = 9;

  /** With no more pieces than this half the nodes are enough, and half the patience. */
  private static final int FEW_PIECES = 8;

  /** A game in which nothing moves for so long, and nobody is ahead by more, is drawn. */
  private static final int STANDSTILL = 40;

  private static final int LEVEL = 60;

  /** Positions that have stood still for longer teach the same again. */
  private static final int QUIET_PLIES = 16;

  private static final int MOST_PLIES = 200;
  private static final int MEGABYTES = 4;

  private final long seed;
  private final Limits limits;
  private final Limits fewer;
  private final EndgameOracle oracle;
  private final JanusCheckers player;
  private final BoardState board = new BoardState();

  /**
   * @param nodes positions a move may look at
   * @param net none to judge by hand-written weights
   */
  public SelfPlay(long seed, long nodes, EndgameOracle oracle, Optional<Net> net) {
    this.seed = seed;
    this.limits = Limits.nodes(nodes);
    this.fewer = Limits.nodes(Math.max(1, nodes / 2));
    this.oracle = oracle;
    this.player = new JanusCheckers(Optional.of(new TranspositionTable(MEGABYTES)), oracle, 0, net);
  }

  /** Plays one game: its positions, as {@link Records} keeps them; at least one. */
  public byte[] play(long number) {
    var random = new SplitMix64(SplitMix64.mix(seed) ^ SplitMix64.mix(~number));
    var records = new Records();
    while (records.isEmpty()) {
      player.newGame();
      play(opening(random), records);
    }
    return records.bytes();
  }

  private void play(Game<Position, Move> opening, Records records) {
    Game<Position, Move> game = opening;
    while (game.outcome().isEmpty() && game.plies() < MOST_PLIES) {
      game.position().copyTo(board);
      boolean jump = MoveGenerator.canJump(board);
      int known = jump ? EndgameOracle.UNKNOWN : oracle.probe(board);
      if (known != EndgameOracle.UNKNOWN) {
        records.end(forWhite(known, board.isWhiteToMove()), Records.BY_TABLE);
        return;
      }
      var legal = game.position().legalMoves();
      if (jump && legal.size() == 1) {
        game = game.play(legal.getFirst());
        continue;
      }
      Thought<Move> thought = think(game);
      int score = (int) Math.round(thought.score().orElse(0.0));
      if (!jump && thought.score().isPresent() && board.quietPlies() <= QUIET_PLIES) {
        records.add(board, score);
      }
      if (board.quietPlies() >= patience() && Math.abs(score) < LEVEL) {
        records.end(Records.DRAWN, Records.BY_STANDSTILL);
        return;
      }
      game = game.play(thought.move().orElseThrow());
    }
    Optional<Color> winner = game.outcome().flatMap(outcome -> outcome.winner());
    records.end(
        winner
            .map(color -> color == Color.WHITE ? Records.WON : Records.LOST)
            .orElse(Records.DRAWN),
        game.outcome().isPresent() ? Records.BY_RULES : Records.BY_LENGTH);
  }

  private Thought<Move> think(Game<Position, Move> game) {
    Limits measure = CheckersSearch.pieces(board) > FEW_PIECES ? limits : fewer;
    return player.think(
        new SearchRequest<>(game, Level.FULL.id(), measure, 0, false), SearchControl.patient());
  }

  private int patience() {
    return CheckersSearch.pieces(board) > FEW_PIECES ? STANDSTILL : STANDSTILL / 2;
  }

  private static Game<Position, Move> opening(SplitMix64 random) {
    boolean ballot = random.below(BALLOT_ONE_IN) == 0;
    Game<Position, Move> game =
        ballot ? random.oneOf(Ballots.deck()).game() : Game.of(Checkers.with(RuleSet.ACF));
    int plies =
        ballot
            ? between(LOTS_AFTER_BALLOT, MOST_LOTS_AFTER_BALLOT, random)
            : between(LOTS, MOST_LOTS, random);
    for (int i = 0; i < plies && game.outcome().isEmpty(); i++) {
      game = game.play(random.oneOf(game.position().legalMoves()));
    }
    return game;
  }

  private static int between(int least, int most, SplitMix64 random) {
    return least + (int) random.below(most - least + 1L);
  }

  private static int forWhite(int known, boolean whiteToMove) {
    if (known == EndgameOracle.DRAW) {
      return Records.DRAWN;
    }
    return (known == EndgameOracle.WIN) == whiteToMove ? Records.WON : Records.LOST;
  }
}
