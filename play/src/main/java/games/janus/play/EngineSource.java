package games.janus.play;

import games.janus.checkers.RuleSet;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.engines.Resources;
import games.janus.engines.checkers.endgame.EndgameJudge;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.play.xray.Review.Known;
import games.janus.rules.Lists;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Who thinks, and what is known without thinking. It is asked anew for every thought, so that a
 * source with threads and memory to spare can answer with engines that use them.
 */
public interface EngineSource {
  /** The engines of the catalog, built without memory or threads. */
  static EngineSource knowing(EndgameTable endgames) {
    return new Plain(endgames);
  }

  /** The engines of a game, oldest first; the strongest is the last. */
  <P, M> List<Engine<P, M>> engines(GameType<P, M> type);

  /** The cards of all that can be asked by name: ours, oldest first, then those that were added. */
  default List<EngineInfo> cards(GameType<?, ?> type) {
    return Catalog.cards(type);
  }

  /** The engine with this id, if the game has one: ours, or one that was added. */
  default <P, M> Optional<Engine<P, M>> engine(GameType<P, M> type, String id) {
    return Catalog.named(id, engines(type));
  }

  default <P, M> Engine<P, M> strongest(GameType<P, M> type) {
    return engines(type).getLast();
  }

  /** The checkers endgames that are known here. */
  EndgameTable endgames();

  /**
   * What is known of positions for certain; each caller gets its own. The endgame tables know
   * checkers by the official rules alone.
   */
  @SuppressWarnings("unchecked") // the kind of a game tells its positions and moves
  default <P, M> Function<P, Optional<Known<M>>> known(GameType<P, M> type) {
    if (type.kind() != GameKind.CHECKERS || !type.ruleSet().equals(RuleSet.ACF.text())) {
      return _ -> Optional.empty();
    }
    var judge = new EndgameJudge(endgames().oracle());
    Function<games.janus.checkers.Position, Optional<Known<games.janus.checkers.Move>>> known =
        position -> judge.judge(position).map(Known::of);
    return (Function<P, Optional<Known<M>>>) (Function<?, ?>) known;
  }

  /** Whether the engines always answer the same question alike; on several threads none does. */
  default boolean isRepeatable() {
    return true;
  }

  /** The engines of the catalog, for one thread and without memory. */
  record Plain(EndgameTable endgames) implements EngineSource {
    /** Each caller gets engines of its own, because an oracle of the endgames serves one thread. */
    @Override
    public <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
      return Lists.map(Catalog.specs(type), spec -> spec.build(Resources.knowing(() -> endgames)));
    }
  }
}
