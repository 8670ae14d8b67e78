package games.janus.cli;

import games.janus.arena.EngineChoice;
import games.janus.arena.EngineFactory;
import games.janus.arena.MatchPlayer;
import games.janus.arena.MoveSeeds;
import games.janus.arena.NoRoomException;
import games.janus.arena.OwnPlayer;
import games.janus.arena.PlayerFailure;
import games.janus.arena.Program;
import games.janus.arena.egdb.EndgameFileException;
import games.janus.arena.foreign.AddedEngine;
import games.janus.arena.foreign.EngineRegistry;
import games.janus.arena.hub.HubPeer;
import games.janus.arena.match.Contender;
import games.janus.arena.uci.UciPeer;
import games.janus.checkers.RuleSet;
import games.janus.engine.Capability;
import games.janus.engine.Engine;
import games.janus.engine.EngineInfo;
import games.janus.engine.SplitMix64;
import games.janus.engines.Catalog;
import games.janus.engines.checkers.Net;
import games.janus.engines.search.TranspositionTable;
import games.janus.games.Games;
import games.janus.message.MessageException;
import games.janus.message.Messages;
import games.janus.rules.Excerpt;
import games.janus.rules.game.GameKind;
import games.janus.rules.game.GameType;
import games.janus.workbench.command.Refusal;
import games.janus.workbench.net.NetCommand;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The two engines of a match, as they were named on the command line.
 *
 * @param entered how many processes of our own have been started
 */
record Entrants(GameKind kind, Entrant first, Entrant second, long seed, AtomicInteger entered) {
  private static final int USUAL_MEGABYTES = 16;
  private static final int MOST_THREADS = 256;

  private static final Set<String> OPTIONS_HERE = Set.of("Hash", "Threads");

  /** Where an engine plays. */
  private enum Place {
    HERE,
    OWN_PROCESS,
    FOREIGN
  }

  /**
   * One of them.
   *
   * @param words what was said on the command line
   * @param called what to call it, if anybody said
   * @param name an id of ours, or the command line of a foreign program
   * @param level of ours; all that it can if empty
   * @param added what it is, if the user has added it under this name
   */
  private record Entrant(
      String words,
      Optional<String> called,
      Place place,
      String name,
      String level,
      Map<String, String> options,
      Optional<AddedEngine> added) {
    /** One that was not added. */
    Entrant(
        String words,
        Optional<String> called,
        Place place,
        String name,
        String level,
        Map<String, String> options) {
      this(words, called, place, name, level, options, Optional.empty());
    }

    /** The game it plays, if it plays one only as far as is known here. */
    Optional<GameKind> game() {
      return info().map(EngineInfo::game).or(() -> added.map(AddedEngine::game));
    }

    Optional<EngineInfo> info() {
      return place == Place.FOREIGN ? Optional.empty() : Catalog.card(name);
    }

    /** Its words without what says where it plays. */
    String plainWords() {
      return place == Place.FOREIGN && added.isEmpty() ? name : words;
    }

    String levelOf(EngineInfo info) {
      return level.isEmpty() ? info.fullLevel() : level;
    }

    /** Whether it was given a level that says by itself how much it thinks. */
    boolean isOnItsOwn() {
      return !level.isEmpty() && knowsHowMuch();
    }

    /** Whether it need not be told how much to think. */
    boolean knowsHowMuch() {
      return place != Place.FOREIGN
          && info().stream().noneMatch(info -> info.isEndless(levelOf(info)));
    }

    Optional<Net> net() {
      return Optional.ofNullable(options.get("Net")).map(file -> NetCommand.net(Path.of(file)));
    }

    int megabytes() {
      return number("Hash", USUAL_MEGABYTES, TranspositionTable.MOST_MEGABYTES);
    }

    int threads() {
      return number("Threads", 1, MOST_THREADS);
    }

    private int number(String option, int usual, int most) {
      String text = options.getOrDefault(option, String.valueOf(usual));
      try {
        int number = Integer.parseInt(text);
        if (number >= 1 && number <= most) {
          return number;
        }
      } catch (NumberFormatException _) {
        // said below
      }
      throw new MessageException(Messages.optionRange(1, most, option));
    }
  }

  /**
   * Reads the two names.
   *
   * @throws IllegalArgumentException if they do not name two players of one game
   */
  static Entrants of(
      String first,
      String second,
      Optional<GameKind> kind,
      List<String> options,
      List<String> names,
      long seed) {
    names.forEach(Entrants::requireMark);
    Entrant one = entrant(first, called(names, "1:"), options, "1:");
    Entrant two = entrant(second, called(names, "2:"), options, "2:");
    var kinds = new ArrayList<GameKind>();
    for (Entrant entrant : List.of(one, two)) {
      entrant.game().ifPresent(kinds::add);
    }
    kind.ifPresent(kinds::add);
    if (kinds.stream().distinct().count() > 1) {
      throw new MessageException(Messages.matchTwoGames());
    }
    return new Entrants(
        kinds.isEmpty() ? GameKind.CHESS : kinds.getFirst(), one, two, seed, new AtomicInteger());
  }

  private static void requireMark(String name) {
    if (!name.startsWith("1:") && !name.startsWith("2:")) {
      throw new MessageException(Messages.matchNames());
    }
  }

  private static Optional<String> called(List<String> names, String mark) {
    return names.stream()
        .filter(name -> name.startsWith(mark) && name.length() > mark.length())
        .map(name -> name.substring(mark.length()))
        .reduce((_, last) -> last);
  }

  private static Entrant entrant(
      String words, Optional<String> called, List<String> allOptions, String mark) {
    Map<String, String> options = options(allOptions, mark);
    if (words.startsWith("cmd:")) {
      if (Program.words(words.substring(4)).isEmpty()) {
        throw new MessageException(Messages.matchNoProgram());
      }
      return new Entrant(words, called, Place.FOREIGN, words.substring(4), "", options);
    }
    boolean isOwnProcess = words.startsWith("process:");
    String rest = isOwnProcess ? words.substring(8) : words;
    int at = rest.indexOf('@');
    String name = at < 0 ? rest : rest.substring(0, at);
    if (Catalog.card(name).isEmpty()) {
      Optional<AddedEngine> added = EngineRegistry.ofUser().named(words);
      if (added.isPresent()) {
        return new Entrant(words, called, Place.FOREIGN, words, "", options, added);
      }
    }
    EngineInfo info =
        Catalog.card(name)
            .orElseThrow(() -> new MessageException(Messages.matchNoEngine(Excerpt.of(name))));
    var entrant =
        new Entrant(
            words,
            called,
            isOwnProcess ? Place.OWN_PROCESS : Place.HERE,
            name,
            at < 0 ? "" : EngineChoice.level(info, rest.substring(at + 1)),
            options);
    if (!isOwnProcess) {
      requireKnownOptions(entrant, info);
    }
    return entrant;
  }

  /** Who plays in a process of its own says by itself what can be set. */
  private static void requireKnownOptions(Entrant entrant, EngineInfo info) {
    for (String option : entrant.options.keySet()) {
      boolean isKnown =
          option.equals("Net")
              ? info.net().isPresent()
              : info.can(Capability.HASH) && OPTIONS_HERE.contains(option);
      if (!isKnown) {
        throw new MessageException(Messages.matchNoOption(entrant.name, Excerpt.of(option)));
      }
    }
    entrant.net();
    entrant.megabytes();
    entrant.threads();
  }

  private static Map<String, String> options(List<String> all, String mark) {
    var options = new LinkedHashMap<String, String>();
    for (String text : all) {
      boolean isMarked = text.startsWith("1:") || text.startsWith("2:");
      if (isMarked && !text.startsWith(mark)) {
        continue;
      }
      String option = isMarked ? text.substring(2) : text;
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw new MessageException(Messages.matchNoValue());
      }
      options.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return options;
  }

  /** Whether both know without being told how much to think. */
  boolean knowHowMuch() {
    return first.knowsHowMuch() && second.knowsHowMuch();
  }

  /** Whether one of them thinks on several threads of this process. */
  boolean helpOneAnother() {
    return Stream.of(first, second)
        .anyMatch(entrant -> entrant.place == Place.HERE && entrant.threads() > 1);
  }

  /** What the match is called in files. */
  String title() {
    return Messages.matchTitle(first.words, second.words).text();
  }

  /**
   * How programs of a game are talked to.
   *
   * @param command by which this program speaks it
   * @param more what else that command is told
   * @param seed the option that sets the seed
   */
  private record Protocol<P, M>(
      GameType<P, M> type, String command, List<String> more, String seed, Start<P, M> start) {}

  private interface Start<P, M> {
    MatchPlayer<P, M> start(List<String> command, Map<String, String> options) throws PlayerFailure;
  }

  List<Contender<games.janus.chess.Position, games.janus.chess.Move>> chess() {
    return named(new Protocol<>(Games.chess(), "uci", List.of(), "Seed", UciPeer::start));
  }

  List<Contender<games.janus.checkers.Position, games.janus.checkers.Move>> checkers(
      RuleSet rules) {
    List<String> more = rules.equals(RuleSet.ACF) ? List.of() : List.of("--rules", rules.text());
    return named(new Protocol<>(Games.checkers(rules), "hub", more, "seed", HubPeer::start));
  }

  /** Two contenders with different names: as somebody said, as they say themselves, or by words. */
  private <P, M> List<Contender<P, M>> named(Protocol<P, M> protocol) {
    var one = new Door<>(first, protocol);
    var two = new Door<>(second, protocol);
    if (!one.name().equals(two.name())) {
      return List.of(new Contender<>(one.name(), one), new Contender<>(two.name(), two));
    }
    boolean areTwins = first.words.equals(second.words);
    return List.of(
        new Contender<>(first.plainWords() + (areTwins ? " 1" : ""), one),
        new Contender<>(second.plainWords() + (areTwins ? " 2" : ""), two));
  }

  /**
   * Where the players of an entrant come from; the first one has come already if asked its name.
   */
  private final class Door<P, M> implements Contender.Door<P, M> {
    private final Entrant entrant;
    private final Protocol<P, M> protocol;
    private final AtomicReference<@Nullable MatchPlayer<P, M>> waiting = new AtomicReference<>();
    private final String name;

    Door(Entrant entrant, Protocol<P, M> protocol) {
      this.entrant = entrant;
      this.protocol = protocol;
      this.name = entrant.called.orElseGet(this::itsOwnName);
    }

    private String itsOwnName() {
      if (entrant.place != Place.FOREIGN || entrant.added.isPresent()) {
        return entrant.words;
      }
      try {
        MatchPlayer<P, M> player = player(entrant, protocol);
        waiting.set(player);
        return player.name();
      } catch (PlayerFailure failure) {
        throw new Refusal(Messages.pathFailed(String.valueOf(failure.getMessage())));
      }
    }

    String name() {
      return name;
    }

    @Override
    public MatchPlayer<P, M> enter() throws PlayerFailure {
      MatchPlayer<P, M> player = waiting.getAndSet(null);
      return player == null ? player(entrant, protocol) : player;
    }
  }

  private <P, M> MatchPlayer<P, M> player(Entrant entrant, Protocol<P, M> protocol)
      throws PlayerFailure {
    return switch (entrant.place) {
      case FOREIGN ->
          entrant.added.isPresent()
              ? entrant.added.get().start(entrant.options)
              : protocol.start.start(Program.words(entrant.name), entrant.options);
      case OWN_PROCESS -> {
        MatchPlayer<P, M> player =
            protocol.start.start(ownProcess(protocol, entrant), withSeed(entrant, protocol.seed));
        yield entrant.isOnItsOwn() ? new LevelPlayer<>(player) : player;
      }
      case HERE -> here(entrant, protocol.type);
    };
  }

  private <P, M> MatchPlayer<P, M> here(Entrant entrant, GameType<P, M> type) throws PlayerFailure {
    try {
      Engine<P, M> engine =
          EngineFactory.ofUser()
              .withMemory(type, entrant.name, entrant.megabytes(), entrant.threads(), entrant.net())
              .orElseThrow(
                  () -> PlayerFailure.broken(Messages.matchOtherGame(entrant.name).text()));
      String level = entrant.levelOf(engine.info());
      return new OwnPlayer<>(
          engine, level, entrant.isOnItsOwn(), entrant.words, MoveSeeds.of(seed));
    } catch (EndgameFileException | NoRoomException problem) {
      throw PlayerFailure.broken(
          Messages.textBecause(entrant.name, String.valueOf(problem.getMessage())).text());
    }
  }

  /** Each process has its own seed, and the same again in the same match. */
  private Map<String, String> withSeed(Entrant entrant, String option) {
    var options = new LinkedHashMap<>(entrant.options);
    long own = SplitMix64.mix(seed + entered.incrementAndGet());
    options.putIfAbsent(option, String.valueOf(1 + (own >>> 1) % Integer.MAX_VALUE));
    return options;
  }

  /** This very program once more, as a process of its own. */
  private static List<String> ownProcess(Protocol<?, ?> protocol, Entrant entrant) {
    var command = new ArrayList<String>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path", "")));
    command.addAll(List.of(Janus.class.getName(), protocol.command, "--engine", entrant.name));
    if (!entrant.level.isEmpty()) {
      command.addAll(List.of("--level", entrant.level));
    }
    command.addAll(protocol.more);
    return command;
  }
}
