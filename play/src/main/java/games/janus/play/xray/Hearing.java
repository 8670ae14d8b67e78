package games.janus.play.xray;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.Limits;
import games.janus.engine.SearchControl;
import games.janus.engine.SearchRequest;
import games.janus.message.Messages;
import games.janus.play.xray.Lineage.Witness;
import games.janus.rules.Game;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Puts one position to every player at its usual level: to the strongest first, because the others
 * are held against it, then from the oldest on.
 *
 * @param players oldest first; the strongest is the last
 * @param nodes how many positions the strong player looks at
 * @param seed for those who draw lots
 * @param clock milliseconds since some moment
 */
public record Hearing<P, M>(
    GameType<P, M> type,
    List<Engine<P, M>> players,
    long nodes,
    long seed,
    SearchControl<M> control,
    LongSupplier clock) {
  /** About a second of the strong player's time. */
  public static final long USUAL_NODES = 300_000;

  /** Somebody who follows it player by player. */
  public interface Listener<M> {
    void asks(EngineInfo player);

    void heard(Witness<M> witness, Witness<M> judge);
  }

  /** Hears everybody. */
  public Lineage<P, M> hear(Game<P, M> game, Listener<M> listener) {
    Engine<P, M> strongest = players.getLast();
    listener.asks(strongest.info());
    Witness<M> judge = hear(strongest, game);
    listener.heard(judge, judge);
    var witnesses = new ArrayList<Witness<M>>();
    for (Engine<P, M> player : players.subList(0, players.size() - 1)) {
      listener.asks(player.info());
      Witness<M> witness = hear(player, game);
      witnesses.add(witness);
      listener.heard(witness, judge);
    }
    witnesses.add(judge);
    return new Lineage<>(type, game.position(), witnesses, judge);
  }

  private Witness<M> hear(Engine<P, M> player, Game<P, M> game) {
    String level = player.info().fullLevel();
    Limits limits =
        player.info().isEndless(level)
            ? new Limits(OptionalInt.empty(), OptionalLong.of(nodes))
            : Limits.NONE;
    long begun = clock.getAsLong();
    try {
      var thought = player.think(new SearchRequest<>(game, level, limits, seed, false), control);
      long millis = clock.getAsLong() - begun;
      return new Witness<>(player.info(), level, Optional.of(thought), Optional.empty(), millis);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      var trouble = Optional.of(Messages.lineageFailed(failure));
      return new Witness<>(player.info(), level, Optional.empty(), trouble, 0);
    }
  }
}
