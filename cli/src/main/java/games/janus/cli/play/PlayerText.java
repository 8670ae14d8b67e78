package games.janus.cli.play;

import games.janus.arena.EngineFactory;
import games.janus.cli.EngineLookup;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.live.Player;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/** Players as they are named on the command line, at the prompt and on the screen. */
final class PlayerText {
  /** What a person without a name is called. */
  static final String SOMEBODY = Messages.playSomebody().text();

  static final String YOU = Messages.playYou().text();

  private static final List<String> PERSON = List.of("person", "human", "me", "you", "i");

  private PlayerText() {}

  /** Such as "Janus, level 5". */
  static String name(GameType<?, ?> type, Player player) {
    return switch (player) {
      case Player.Person person -> person.name();
      case Player.Engine engine ->
          Messages.playMachine(engine(type, engine).info().name(), engine.level()).text();
    };
  }

  /** The engine that plays for a player. */
  static <P, M> Engine<P, M> engine(GameType<P, M> type, Player.Engine player) {
    return Catalog.named(player.id(), engines(type)).orElseThrow();
  }

  /**
   * The player that is meant: {@code person}, {@code person@Anna}, {@code octave} or {@code
   * octave@easy}.
   *
   * @param level for a machine that is named without one
   * @throws IllegalArgumentException if there is no such player, with those there are
   */
  static <P, M> Player read(GameType<P, M> type, String words, Optional<String> level, long seed) {
    int at = words.indexOf('@');
    String name = (at < 0 ? words : words.substring(0, at)).strip();
    Optional<String> behind =
        at < 0 ? Optional.empty() : Optional.of(words.substring(at + 1).strip());
    if (PERSON.contains(EngineInfo.Level.inOneWord(name))) {
      return new Player.Person(behind.filter(who -> !who.isEmpty()).orElse(SOMEBODY));
    }
    Engine<P, M> engine =
        Catalog.named(name, engines(type))
            .or(() -> called(name, type))
            .orElseThrow(
                () -> new MessageException(Messages.playNobody(Excerpt.of(name), names(type))));
    return machine(engine, behind.or(() -> level), seed);
  }

  /** In both games the strong one is called Janus, whatever its id. */
  private static <P, M> Optional<Engine<P, M>> called(String name, GameType<P, M> type) {
    String word = EngineInfo.Level.inOneWord(name);
    return engines(type).stream()
        .filter(engine -> EngineInfo.Level.inOneWord(engine.info().name()).equals(word))
        .findFirst();
  }

  static Player.Engine machine(Engine<?, ?> engine, Optional<String> level, long seed) {
    EngineInfo card = engine.info();
    String chosen = level.map(typed -> EngineLookup.level(card, typed)).orElse(card.defaultLevel());
    return new Player.Engine(card.id(), chosen, seed);
  }

  /** The engines of this machine that play a game, oldest first. */
  static <P, M> List<Engine<P, M>> engines(GameType<P, M> type) {
    return EngineFactory.ofUser().engines(type);
  }

  /** The engine that gives advice, and the opponent unless another one is named. */
  static <P, M> Engine<P, M> adviser(GameType<P, M> type) {
    return EngineFactory.ofUser().strongest(type);
  }

  private static Argument names(GameType<?, ?> type) {
    return Listing.joined(
        engines(type).stream().map(engine -> engine.info().id()).toList(), Messages::listComma);
  }
}
