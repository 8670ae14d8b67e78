package games.janus.play.xray;

import games.janus.engine.Appraisal;
import games.janus.engine.Engine;
import games.janus.engine.Evaluator;
import games.janus.engine.MoveExplainer;
import games.janus.engines.museum.microchess.Candidate;
import games.janus.engines.museum.microchess.JanusEvent.Worth;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Color;
import games.janus.rules.Game;
import java.util.List;
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
  public static <P, M> FirstLook<M> of(
      Engine<P, M> player, Game<P, M> game, String level, Optional<Color> side, Optional<M> move) {
    Color mover = game.rules().turn(game.position());
    Optional<MoveExplainer<P, M>> explainer = player.explainer();
    if (explainer.isPresent()) {
      if (game.outcome().isPresent()) {
        throw new MessageException(Messages.evaluateOver());
      }
      if (side.isPresent() && side.get() != mover) {
        throw new MessageException(Messages.evaluateMover());
      }
      return ofMove(explainer.get().weigh(game, level), move);
    }
    Evaluator<P, M> evaluator =
        player
            .evaluator()
            .orElseThrow(() -> new MessageException(Messages.evaluateByLot(player.info().id())));
    if (move.isPresent()) {
      throw new MessageException(Messages.evaluatePositions(player.info().id()));
    }
    Appraisal appraisal = evaluator.evaluate(game, level, side.orElse(mover));
    return new FirstLook<>(appraisal, Optional.empty(), Optional.empty());
  }

  private static <M> FirstLook<M> ofMove(
      List<? extends MoveExplainer.Valued<M>> weighed, Optional<M> wanted) {
    for (MoveExplainer.Valued<M> valued : weighed.reversed()) {
      if (wanted.isPresent() ? valued.move().equals(wanted.get()) : valued.isBest()) {
        return new FirstLook<>(
            valued.appraisal(),
            Optional.of(valued.move()),
            valued instanceof Candidate byMicrochess
                ? Optional.of(byMicrochess.worth())
                : Optional.empty());
      }
    }
    throw new MessageException(
        wanted.isPresent() ? Messages.evaluateUnthought(wanted.get()) : Messages.evaluateResigns());
  }
}
