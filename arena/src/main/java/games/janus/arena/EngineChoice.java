package games.janus.arena;

import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.Message;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.Lists;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the engine and the level that a person named, or says which there are. */
public record EngineChoice(EngineInfo engine, String level) {
  /**
   * The engine and level of these names, the strongest engine and all that it can if they are not
   * given.
   *
   * @throws MessageException if there are none
   */
  public static EngineChoice of(
      GameType<?, ?> type, Optional<String> engine, Optional<String> level) {
    EngineInfo card =
        engine.map(name -> engine(Catalog.cards(type), name)).orElse(Catalog.strongest(type));
    return new EngineChoice(card, level.map(name -> level(card, name)).orElse(card.fullLevel()));
  }

  /** The engine of this name. */
  public static EngineInfo engine(List<EngineInfo> cards, String name) {
    return engine(cards, name, names -> Messages.askNoEngineOnly(Excerpt.of(name), names));
  }

  /** The engine of this name, or all of them. */
  public static List<EngineInfo> engineOrAll(List<EngineInfo> cards, String name) {
    return name.equals("all")
        ? cards
        : List.of(engine(cards, name, ids -> Messages.askNoEngineOrAll(Excerpt.of(name), ids)));
  }

  private static EngineInfo engine(
      List<EngineInfo> cards, String name, Function<Argument, Message> otherwise) {
    return Lists.first(cards, card -> card.id().equals(name))
        .orElseThrow(
            () -> new MessageException(otherwise.apply(names(Lists.map(cards, EngineInfo::id)))));
  }

  /** The level of this name; behind a stroke it may carry an opening. */
  public static String level(EngineInfo engine, String typed) {
    return engine
        .settingMeant(typed)
        .orElseThrow(() -> {
          Argument levels = names(Lists.map(engine.levels(), EngineInfo.Level::id));
          return new MessageException(Messages.askNoLevel(engine.id(), Excerpt.of(typed), levels));
        });
  }

  private static Argument names(List<String> ids) {
    return Listing.joined(ids, Messages::listComma);
  }
}
