package games.janus.engine;

import games.janus.message.Argument;
import games.janus.message.Message;
import games.janus.rules.Ascii;
import games.janus.rules.Lists;
import games.janus.rules.game.GameKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The card beside a machine player.
 *
 * @param id how it is asked for, such as {@code microchess}
 * @param name what people call it
 * @param game which game it plays
 * @param year when it, or the program it follows, was made; {@link #NO_YEAR} if nobody knows
 * @param author who made that
 * @param sentence what it is, in one sentence
 * @param missingRules what it does not know, each to be read after these words; the table referees
 *     it
 * @param levels how it can be set, weakest first; never empty
 * @param defaultLevel the id of the level it plays when nobody chooses
 * @param reports what it measures; screens leave out the rest rather than show zero
 * @param scoreUnit what its scores count, such as "pawns, from Black's side"
 * @param capabilities what it can do beyond finding a move
 * @param net by which it judges positions, if it does
 */
public record EngineInfo(
    String id,
    String name,
    GameKind game,
    int year,
    Argument author,
    Message sentence,
    List<Message> missingRules,
    List<Level> levels,
    String defaultLevel,
    Set<Metric> reports,
    Message scoreUnit,
    Set<Capability> capabilities,
    Optional<Net> net) {
  /** The year of an engine that is not ours. */
  public static final int NO_YEAR = 0;

  public EngineInfo {
    missingRules = List.copyOf(missingRules);
    levels = List.copyOf(levels);
    reports = Set.copyOf(reports);
    capabilities = Set.copyOf(capabilities);
    if (find(levels, defaultLevel).isEmpty()) {
      throw new IllegalArgumentException("the default level is one of the levels");
    }
  }

  /** An engine without a net. */
  public EngineInfo(
      String id,
      String name,
      GameKind game,
      int year,
      Argument author,
      Message sentence,
      List<Message> missingRules,
      List<Level> levels,
      String defaultLevel,
      Set<Metric> reports,
      Message scoreUnit,
      Set<Capability> capabilities) {
    this(
        id,
        name,
        game,
        year,
        author,
        sentence,
        missingRules,
        levels,
        defaultLevel,
        reports,
        scoreUnit,
        capabilities,
        Optional.empty());
  }

  /**
   * A way to set an engine.
   *
   * @param id how it is asked for
   * @param sentence what it does, in one sentence
   * @param rating how strong it is in Elo, if that was measured
   */
  public record Level(String id, Message sentence, Optional<Integer> rating) {
    /** A level nobody has measured. */
    public Level(String id, Message sentence) {
      this(id, sentence, Optional.empty());
    }

    /** A name as people may type it, in small letters, its hyphens and blanks left out. */
    public static String inOneWord(String name) {
      return Ascii.small(name).replace("-", "").replace(" ", "");
    }
  }

  /**
   * A net an engine judges by.
   *
   * @param id its checksum
   * @param rules the rule set whose games it has learnt from; under others the engine does without
   */
  public record Net(String id, String rules) {}

  /** The net it judges by under a rule set, if it does: its checksum. */
  public Optional<String> netUnder(String rules) {
    return net.filter(known -> known.rules().equals(rules)).map(Net::id);
  }

  public boolean can(Capability capability) {
    return capabilities.contains(capability);
  }

  /**
   * The level at which it does all that it can: the last one of an engine that deepens, which has
   * no end of its own; of the others the usual one, for their levels differ in kind.
   */
  public String fullLevel() {
    return can(Capability.DEEPENS) ? levels.getLast().id() : defaultLevel;
  }

  /** Whether it would think for ever at this level unless a limit or a clock stops it. */
  public boolean isEndless(String level) {
    return can(Capability.DEEPENS) && level.equals(fullLevel());
  }

  public Optional<Level> level(String id) {
    return find(levels, id);
  }

  /** The level a person means: capitals, hyphens and blanks do not matter. */
  public Optional<Level> levelMeant(String name) {
    return Lists.first(levels, level -> Level.inOneWord(level.id()).equals(Level.inOneWord(name)));
  }

  /**
   * The setting a person means: a level, behind which a stroke may carry a choice of the engine's
   * own, such as an opening in {@code normal/ruy-lopez}.
   */
  public Optional<String> settingMeant(String typed) {
    String name = levelOf(typed);
    String choice = typed.substring(name.length());
    return levelMeant(name).map(level -> level.id() + choice);
  }

  /** Whether it can be set so, in exactly these words; the choice behind a stroke is its own. */
  public boolean hasSetting(String setting) {
    return level(levelOf(setting)).isPresent();
  }

  private static String levelOf(String setting) {
    int stroke = setting.indexOf('/');
    return stroke < 0 ? setting : setting.substring(0, stroke);
  }

  private static Optional<Level> find(List<Level> levels, String id) {
    return Lists.first(levels, level -> level.id().equals(id));
  }
}
