package games.janus.cli.play;

import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import java.util.Iterator;
import java.util.stream.Stream;

/** Whom the options that name a player may name. */
final class PlayerNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Stream.concat(Stream.of("person"), Catalog.cards().stream().map(EngineInfo::id))
        .iterator();
  }
}
