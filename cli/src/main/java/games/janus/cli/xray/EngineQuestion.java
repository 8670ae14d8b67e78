package games.janus.cli.xray;

import games.janus.arena.EngineChoice;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.rules.game.GameType;
import java.util.Optional;
import picocli.CommandLine.Option;

/** A question to one engine, at one of its levels. */
abstract class EngineQuestion extends GameQuestion {
  @Option(names = "--engine", paramLabel = "NAME")
  private Optional<String> engine = Optional.empty();

  @Option(names = "--level", paramLabel = "L")
  private Optional<String> level = Optional.empty();

  Optional<String> engine() {
    return engine;
  }

  /** The level as it was typed, if it was. */
  Optional<String> level() {
    return level;
  }

  /** The engine that is named; the strongest one if none is. */
  EngineInfo info(GameType<?, ?> type) {
    return info(type, Catalog.strongest(type));
  }

  EngineInfo info(GameType<?, ?> type, EngineInfo usual) {
    return engine
        .map(name -> reading(() -> EngineChoice.engine(Catalog.cards(type), name)))
        .orElse(usual);
  }

  /** The level that is named; behind a stroke it may carry an opening. */
  Optional<String> level(EngineInfo info) {
    return level.map(name -> reading(() -> EngineChoice.level(info, name)));
  }
}
