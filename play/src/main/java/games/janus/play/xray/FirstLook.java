package games.janus.play.xray;

import games.janus.chess.Position;
import games.janus.engine.Appraisal;
import games.janus.engine.Engine;
import games.janus.engine.Evaluator;
import games.janus.engines.museum.microchess.Candidate;
import games.janus.engines.museum.microchess.JanusEvent.Worth;
import games.janus.engines.museum.microchess.MicrochessEngine;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.Optional;

/**
 * What a player sees in a position before it looks ahead: every term with both sides apart and on
 * its squares. Microchess values no positions but moves, and is asked about one of those.
 *
 * @param appraisal the terms
 * @param move the move that Microchess valued
 * @param worth how it came to that value, operation by operation
 */
public record FirstLook<M>(Appraisal appraisal, Optional<M> move, Optional<Worth> worth) {
  /**
   * Asks a player.
   *
   * @param side for whom high values are to be good; if nobody says, for the side to move
   * @param move for Microchess: which of its moves; if nobody says, the one it likes best
   * @throws MessageException if the player cannot be asked this
   */
  @SuppressWarnings("unchecked") // a player appraises the positions it plays
  public static <P, M> FirstLook<M> of(
      Engine<P, M> player, Game<P, M> game, String level, Optional<Color> side, Optional<M> move) {
    if (player instanceof MicrochessEngine microchess) {
      var chess = (Game<Position, games.janus.chess.Move>) game;
      requireMover(chess, side);
      return ofCandidate(microchess, chess, level, move);
    }
    Evaluator<P, M> evaluator =
        player
            .evaluator()
            .orElseThrow(() -> new MessageException(Messages.evaluateByLot(player.info().id())));
    if (move.isPresent()) {
      throw new MessageException(Messages.evaluatePositions(player.info().id()));
    }
    Color eyes = side.orElse(game.rules().turn(game.position()));
    Appraisal appraisal = evaluator.evaluate(game, level, eyes);
    return new FirstLook<>(appraisal, Optional.empty(), Optional.empty());
  }

  private static void requireMover(
      Game<Position, games.janus.chess.Move> game, Optional<Color> side) {
    if (game.outcome().isPresent()) {
      throw new MessageException(Messages.evaluateOver());
    }
    if (side.isPresent() && side.get() != game.position().turn()) {
      throw new MessageException(Messages.evaluateMover());
    }
  }

  @SuppressWarnings("unchecked") // these are the moves of its game
  private static <M> FirstLook<M> ofCandidate(
      MicrochessEngine microchess,
      Game<Position, games.janus.chess.Move> game,
      String level,
      Optional<M> wanted) {
    Optional<Candidate> found = Optional.empty();
    for (Candidate candidate : microchess.weigh(game, level)) {
      if (wanted.isPresent() ? candidate.move().equals(wanted.get()) : candidate.isBest()) {
        found = Optional.of(candidate);
      }
    }
    Candidate candidate =
        found.orElseThrow(() ->
            new MessageException(
                wanted.isPresent()
                    ? Messages.evaluateUnthought(wanted.get())
                    : Messages.evaluateResigns()));
    M move = (M) candidate.move();
    return new FirstLook<>(
        candidate.appraisal(), Optional.of(move), Optional.of(candidate.worth()));
  }
}
