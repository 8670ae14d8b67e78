package games.janus.cli;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import java.util.List;

/** Finds the engine and the level that a person named, or says which there are. */
public final class EngineLookup {
  private EngineLookup() {}

  /** The engine of this name. */
  public static <P, M> Engine<P, M> engine(List<Engine<P, M>> engines, String name) {
    return Catalog.named(name, engines)
        .orElseThrow(() -> unknown(Messages.askNoEngineOnly(Excerpt.of(name), names(engines))));
  }

  /** The engine of this name, or all of them. */
  public static <P, M> List<Engine<P, M>> engineOrAll(List<Engine<P, M>> engines, String name) {
    return name.equals("all")
        ? engines
        : List.of(
            Catalog.named(name, engines)
                .orElseThrow(
                    () -> unknown(Messages.askNoEngineOrAll(Excerpt.of(name), names(engines)))));
  }

  private static Argument names(List<? extends Engine<?, ?>> engines) {
    return Listing.joined(
        engines.stream().map(engine -> engine.info().id()).toList(), Messages::listComma);
  }

  /** The level of this name. */
  public static String level(EngineInfo engine, String typed) {
    return engine
        .settingMeant(typed)
        .orElseThrow(() -> {
          Argument levels =
              Listing.joined(
                  engine.levels().stream().map(EngineInfo.Level::id).toList(), Messages::listComma);
          return unknown(Messages.askNoLevel(engine.id(), Excerpt.of(typed), levels));
        });
  }

  private static MessageException unknown(Message reason) {
    return new MessageException(reason);
  }
}
