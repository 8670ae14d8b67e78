package games.janus.play.xray;

import games.janus.engine.Engine;
import games.janus.engine.MoveExplainer;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.rules.Color;
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
    Optional<MoveExplainer<P, M>> explainer = player.explainer();
    if (explainer.isEmpty()) {
      return new Recorded<>(player.think(recording, control), Optional.empty());
    }
    var overheard = explainer.get().overhear(recording, control, MOST_NODES);
    Color mover = request.game().rules().turn(request.position());
    return new Recorded<>(
        overheard.thought(),
        overheard.steps().isEmpty()
            ? Optional.empty()
            : Optional.of(StateTree.of(overheard, mover)));
  }

  /** Whether there is a tree of any kind. */
  public boolean hasTree() {
    return thought.tree().isPresent() || states.isPresent();
  }
}
