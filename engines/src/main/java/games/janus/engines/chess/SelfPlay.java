package games.janus.engines.chess;

import games.janus.chess.Chess;
import games.janus.chess.Move;
import games.janus.chess.Position;
import games.janus.chess.notation.Fen;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.SplitMix64;
import games.janus.engine.Thought;
import games.janus.engines.search.TranspositionTable;
import games.janus.rules.Color;
import games.janus.rules.Game;
import games.janus.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays games against itself to learn from: a few moves by lot, the rest as well as it can. */
public final class SelfPlay {
  // All numbers here are untested.
  private static final int RANDOM_PLIES = 8;
  private static final int MOST_PLIES = 240;

  /** A game is given up when this far behind, three times running. */
  private static final int HOPELESS = 900;

  /** Openings that leave one side further behind than this are not played out. */
  private static final int LOPSIDED = 250;

  private final long nodes;
  private final JanusChess player = new JanusChess(new TranspositionTable(8), 0);
  private final SplitMix64 random;

  /**
   * Games from a seed.
   *
   * @param nodes how many positions to look at for a move
   */
  public SelfPlay(long seed, long nodes) {
    this.random = new SplitMix64(seed);
    this.nodes = nodes;
  }

  /**
   * Plays one game.
   *
   * @return a line for each quiet position in it: FEN, result for White (1, 0.5 or 0), score for
   *     White
   */
  public List<String> game() {
    player.newGame();
    Game<Position, Move> game = opening();
    var fens = new ArrayList<String>();
    var scores = new ArrayList<Integer>();
    int hopeless = 0;
    double result = 0.5;
    while (game.plies() < MOST_PLIES) {
      Optional<Outcome> outcome = game.outcome();
      if (outcome.isPresent()) {
        result = outcome.get().winner().map(SelfPlay::forWhite).orElse(0.5);
        break;
      }
      if (game.occurrences() >= 3 || game.position().halfmoves() >= 100) {
        break;
      }
      Thought<Move> thought = think(game);
      Move move = thought.move().orElseThrow();
      int score = thought.score().orElse(0.0).intValue();
      Color turn = game.position().turn();
      if (fens.isEmpty() && Math.abs(score) > LOPSIDED) {
        return List.of(); // the random moves have decided the game already
      }
      if (!game.position().isCheck() && isQuiet(move) && Math.abs(score) < HOPELESS) {
        fens.add(Fen.write(game.position()));
        scores.add(turn == Color.WHITE ? score : -score);
      }
      hopeless = Math.abs(score) > HOPELESS ? hopeless + 1 : 0;
      if (hopeless >= 4) {
        result = forWhite(score > 0 ? turn : turn.opponent());
        break;
      }
      game = game.play(move);
    }
    var lines = new ArrayList<String>();
    for (int i = 0; i < fens.size(); i++) {
      lines.add(fens.get(i) + " | " + result + " | " + scores.get(i));
    }
    return lines;
  }

  private Thought<Move> think(Game<Position, Move> game) {
    var limits = Limits.nodes(nodes);
    return player.think(
        new SearchRequest<>(game, Strength.FULL, limits, 1, false), SearchControl.patient());
  }

  private Game<Position, Move> opening() {
    while (true) {
      Game<Position, Move> game = Game.of(Chess.RULES);
      long plies = RANDOM_PLIES + random.below(2);
      for (int ply = 0; ply < plies && game.outcome().isEmpty(); ply++) {
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get((int) random.below(moves.size())));
      }
      if (game.outcome().isEmpty()) {
        return game;
      }
    }
  }

  private static double forWhite(Color winner) {
    return winner == Color.WHITE ? 1 : 0;
  }

  private static boolean isQuiet(Move move) {
    return switch (move) {
      case Move.Normal normal -> normal.captured().isEmpty();
      case Move.Castle _ -> true;
      case Move.Promotion _, Move.EnPassant _ -> false;
    };
  }
}
