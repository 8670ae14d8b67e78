package games.janus.cli.play;

import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engines.Catalog;
import games.janus.rules.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Players as they are named on the command line, at the prompt and on the screen. */
final class SeatWords {
  /** What a person without a name is called. */
  static final String SOMEBODY = "a person";

  private static final List<String> PERSON = List.of("person", "human", "me", "you", "i");

  private SeatWords() {}

  /** Such as "Janus, level 5". */
  static String name(Seat<?, ?> seat) {
    return switch (seat) {
      case Seat.Person<?, ?> person -> person.name();
      case Seat.Machine<?, ?> machine ->
          machine.engine().info().name() + ", level " + machine.level();
    };
  }

  /**
   * The player that is meant: {@code person}, {@code person@Anna}, {@code octave} or {@code
   * octave@easy}.
   *
   * @param level for a machine that is named without one
   * @throws IllegalArgumentException if there is no such player, with those there are
   */
  static <P, M> Seat<P, M> read(
      BoardGame<P, M> board, String words, Optional<String> level, long seed) {
    int at = words.indexOf('@');
    String name = (at < 0 ? words : words.substring(0, at)).strip();
    Optional<String> behind =
        at < 0 ? Optional.empty() : Optional.of(words.substring(at + 1).strip());
    if (PERSON.contains(EngineInfo.Level.inOneWord(name))) {
      return new Seat.Person<>(behind.filter(who -> !who.isEmpty()).orElse(SOMEBODY));
    }
    Engine<P, M> engine =
        Catalog.named(name, board.engines())
            .or(() -> called(name, board))
            .orElseThrow(() ->
                new IllegalArgumentException(
                    "nobody called '" + Excerpt.of(name) + "' plays; there are " + names(board)));
    return machine(engine, behind.or(() -> level), seed);
  }

  /** In both games the strong one is called Janus, whatever its id. */
  private static <P, M> Optional<Engine<P, M>> called(String name, BoardGame<P, M> board) {
    String word = EngineInfo.Level.inOneWord(name);
    return board.engines().stream()
        .filter(engine -> EngineInfo.Level.inOneWord(engine.info().name()).equals(word))
        .findFirst();
  }

  static <P, M> Seat<P, M> machine(Engine<P, M> engine, Optional<String> level, long seed) {
    EngineInfo card = engine.info();
    String chosen =
        level
            .map(typed ->
                card.settingMeant(typed)
                    .orElseThrow(() ->
                        new IllegalArgumentException(
                            card.id()
                                + " has no level '"
                                + Excerpt.of(typed)
                                + "', only "
                                + levels(card))))
            .orElse(card.defaultLevel());
    return new Seat.Machine<>(engine, chosen, seed);
  }

  static String levels(EngineInfo card) {
    return card.levels().stream().map(EngineInfo.Level::id).collect(Collectors.joining(", "));
  }

  static String names(BoardGame<?, ?> board) {
    return board.engines().stream()
            .map(engine -> engine.info().id())
            .collect(Collectors.joining(", "))
        + " and person";
  }
}
