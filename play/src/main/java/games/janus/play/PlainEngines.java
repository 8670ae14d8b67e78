package games.janus.play;

import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import games.janus.engines.EngineSpec;
import games.janus.engines.Resources;
import games.janus.engines.checkers.endgame.EndgameTable;
import games.janus.rules.game.GameType;
import java.util.ArrayList;
import java.util.List;

/** The engines of the catalog, for one thread and without memory. */
record PlainEngines(EndgameTable endgames) implements EngineSource {
  /** Each caller gets engines of its own, because an oracle of the endgames serves one thread. */
  @Override
  public <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
    var engines = new ArrayList<Engine<P, M>>();
    for (EngineSpec<P, M> spec : Catalog.specs(type)) {
      engines.add(spec.build(Resources.knowing(() -> endgames)));
    }
    return engines;
  }
}
