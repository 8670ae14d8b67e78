package games.janus.cli.play;

import games.janus.arena.EngineChoice;
import games.janus.arena.EngineFactory;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.message.Argument;
import games.janus.message.Listing;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.play.EngineSource;
import games.janus.play.live.Player;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameType;
import java.util.List;
import java.util.Optional;

/**
 * Players as they are named on the command line, at the prompt and on the screen.
 *
 * @param source where machines come from
 */
record PlayerText<P, M>(GameType<P, M> type, EngineSource source) {
  /** What a person without a name is called. */
  static final String SOMEBODY = Messages.playSomebody().text();

  static final String YOU = Messages.playYou().text();

  private static final List<String> PERSON = List.of("person", "human", "me", "you", "i");

  /** The players of this machine. */
  static <P, M> PlayerText<P, M> of(GameType<P, M> type) {
    return new PlayerText<>(type, EngineFactory.ofUser());
  }

  /** Such as "Janus, level 5". */
  String name(Player player) {
    return switch (player) {
      case Player.Person person -> person.name();
      case Player.Engine engine ->
          Messages.playMachine(engine(engine).info().name(), engine.level()).text();
    };
  }

  /** The engine that plays for a player. */
  Engine<P, M> engine(Player.Engine player) {
    return source.engine(type, player.id()).orElseThrow();
  }

  /** The engine of this id, ours or one that was added. */
  Optional<Engine<P, M>> engine(String id) {
    return source.engine(type, id);
  }

  /**
   * The player that is meant: {@code person}, {@code person@Anna}, {@code octave} or {@code
   * octave@easy}.
   *
   * @param level for a machine that is named without one
   * @throws IllegalArgumentException if there is no such player, with those there are
   */
  Player read(String words, Optional<String> level, long seed) {
    int at = words.indexOf('@');
    String name = (at < 0 ? words : words.substring(0, at)).strip();
    Optional<String> behind =
        at < 0 ? Optional.empty() : Optional.of(words.substring(at + 1).strip());
    if (PERSON.contains(EngineInfo.Level.inOneWord(name))) {
      return new Player.Person(behind.filter(who -> !who.isEmpty()).orElse(SOMEBODY));
    }
    Engine<P, M> engine =
        Catalog.named(name, engines())
            .or(() -> called(name))
            .or(() -> source.engine(type, name))
            .orElseThrow(
                () -> new MessageException(Messages.playNobody(Excerpt.of(name), names())));
    return machine(engine, behind.or(() -> level), seed);
  }

  /** In both games the strong one is called Janus, whatever its id. */
  private Optional<Engine<P, M>> called(String name) {
    String word = EngineInfo.Level.inOneWord(name);
    return engines().stream()
        .filter(engine -> EngineInfo.Level.inOneWord(engine.info().name()).equals(word))
        .findFirst();
  }

  static Player.Engine machine(Engine<?, ?> engine, Optional<String> level, long seed) {
    EngineInfo card = engine.info();
    String chosen = level.map(typed -> EngineChoice.level(card, typed)).orElse(card.defaultLevel());
    return new Player.Engine(card.id(), chosen, seed);
  }

  /** The engines that play the game, oldest first. */
  List<Engine<P, M>> engines() {
    return source.engines(type);
  }

  /** The engine that gives advice, and the opponent unless another one is named. */
  Engine<P, M> adviser() {
    return source.strongest(type);
  }

  private Argument names() {
    return Listing.joined(
        source.cards(type).stream().map(EngineInfo::id).toList(), Messages::listComma);
  }
}
