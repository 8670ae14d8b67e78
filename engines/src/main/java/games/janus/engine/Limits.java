package games.janus.engine;

import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.List;
import java.util.Optional;

/**
 * How far a search may go, where the level does not say. Only limits that give the same answer on
 * every machine; time is the business of the {@link SearchControl}.
 *
 * @param depth plies, for engines that search to a fixed depth
 * @param nodes positions, after which the best answer so far is given
 */
public record Limits(Optional<Integer> depth, Optional<Long> nodes) {
  public static final Limits NONE = new Limits(Optional.empty(), Optional.empty());

  public static Limits depth(int plies) {
    return new Limits(Optional.of(plies), Optional.empty());
  }

  public static Limits nodes(long positions) {
    return new Limits(Optional.empty(), Optional.of(positions));
  }

  /** What an engine that does not search to a depth remarks; nothing if none was asked for. */
  public List<Message> depthUnused() {
    return depth.isPresent() ? List.of(Messages.remarkDepthUnused(depth.get())) : List.of();
  }

  /** What an engine remarks that looks this many plies ahead at most, and was asked for more. */
  public List<Message> depthBeyond(int deepest) {
    return depth.isPresent() && depth.get() > deepest
        ? List.of(Messages.remarkDepthBeyond(depth.get(), deepest))
        : List.of();
  }
}
