package games.janus.arena.foreign;

import games.janus.arena.PlayerFailure;
import games.janus.arena.ProtocolPeer;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.engine.Thought;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import java.util.Map;

/**
 * An added program as an engine among ours. It is started for each thought and ended with it, so
 * that nothing is left running whoever asks.
 */
public record ForeignEngine<P, M>(AddedEngine added) implements Engine<P, M> {
  @Override
  public EngineInfo info() {
    return added.card();
  }

  /**
   * @throws MessageException if the program does not start, breaks down or answers no legal move
   */
  @Override
  public Thought<M> think(SearchRequest<P, M> request, SearchControl<M> control) {
    try (ProtocolPeer<P, M> peer = added.start(Map.of())) {
      peer.beginGame(0);
      return peer.think(request, AddedEngine.moveTime(request.level()), control);
    } catch (PlayerFailure failure) {
      throw new MessageException(
          Messages.foreignFailed(String.valueOf(failure.getMessage()), added.id()));
    }
  }
}
