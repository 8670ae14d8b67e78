package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engines.Catalog;
import java.util.Iterator;
import java.util.stream.Stream;

/** Whom the options that name a player may name. */
final class PlayerNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    Stream<Engine<?, ?>> engines =
        Stream.concat(Catalog.chess().stream(), Catalog.checkers().stream());
    return Stream.concat(Stream.of("person"), engines.map(engine -> engine.info().id())).iterator();
  }
}
