package games.janus.play.xray;

import games.janus.engine.Engine;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.engines.museum.microchess.JanusRecorder;
import games.janus.engines.museum.microchess.MicrochessEngine;
import java.util.Optional;

/**
 * A thought and all that could be recorded of it: the tree of a player that searches one, or the
 * states of Microchess.
 *
 * @param states none for every player but Microchess, and for its book moves
 */
public record Recorded<M>(Thought<M> thought, Optional<StateTree> states) {
  /** Trees with more positions are not kept: nobody can read them, and few programs open them. */
  public static final int MOST_NODES = 250_000;

  /** Asks a player and records what it does. The thought is the same as without. */
  public static <P, M> Recorded<M> think(
      Engine<P, M> player, SearchRequest<P, M> request, SearchControl<M> control) {
    var recording =
        new SearchRequest<>(
            request.game(),
            request.level(),
            request.limits(),
            request.seed(),
            true,
            request.among(),
            request.lines());
    return player instanceof MicrochessEngine microchess
        ? overheard(microchess, recording, control)
        : new Recorded<>(player.think(recording, control), Optional.empty());
  }

  /** What is a request for an engine that is Microchess is a request about chess. */
  @SuppressWarnings("unchecked")
  private static <P, M> Recorded<M> overheard(
      MicrochessEngine microchess, SearchRequest<P, M> request, SearchControl<M> control) {
    var asked =
        (SearchRequest<games.janus.chess.Position, games.janus.chess.Move>)
            (SearchRequest<?, ?>) request;
    var recorder = new JanusRecorder(MOST_NODES);
    var thought =
        microchess.think(
            asked, (SearchControl<games.janus.chess.Move>) (SearchControl<?>) control, recorder);
    boolean heard = !recorder.events().isEmpty();
    return new Recorded<>(
        (Thought<M>) (Thought<?>) thought,
        heard ? Optional.of(StateTree.of(recorder, asked.position().turn())) : Optional.empty());
  }

  /** Whether there is a tree of any kind. */
  public boolean hasTree() {
    return thought.tree().isPresent() || states.isPresent();
  }
}
