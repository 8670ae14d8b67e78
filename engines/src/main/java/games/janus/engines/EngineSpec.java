package games.janus.engines;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import java.util.function.Function;

/** An engine of the catalog: its card, and how to build it. */
public record EngineSpec<P, M>(EngineInfo info, Function<Resources, Engine<P, M>> builder) {
  /** An engine that uses no resources and keeps nothing, so that one serves everybody. */
  static <P, M> EngineSpec<P, M> of(Engine<P, M> engine) {
    return new EngineSpec<>(engine.info(), _ -> engine);
  }

  public Engine<P, M> build(Resources resources) {
    return builder.apply(resources);
  }
}
