package games.janus.arena.foreign;

import games.janus.arena.PlayerFailure;
import games.janus.arena.ProtocolPeer;
import games.janus.arena.hub.HubPeer;
import games.janus.arena.uci.UciPeer;
import games.janus.engine.Capability;
import games.janus.engine.EngineInfo;
import games.janus.engine.EngineInfo.Level;
import games.janus.engine.Metric;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.game.GameKind;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A program of somebody else's that the user has given a name. It speaks UCI for chess and Hub for
 * checkers.
 *
 * @param id the name it was given, by which it is asked for
 * @param name what it calls itself
 * @param command its command line, word by word
 * @param options what is set before it plays, by name
 * @param reports what it said about its move when it was added
 */
public record AddedEngine(
    String id,
    GameKind game,
    String name,
    List<String> command,
    Map<String, String> options,
    Set<Report> reports) {
  /** It may think as long as the question allows. */
  private static final String FULL = "full";

  /** It is given a second for each move. */
  private static final String SECOND = "second";

  private static final long SECOND_MILLIS = 1000;

  /** What a program can say about its move. */
  public enum Report {
    SCORE("score", Messages.foreignScore()),
    DEPTH("depth", Messages.foreignDepth()),
    POSITIONS("positions", Messages.foreignPositions()),
    LINE("line", Messages.foreignLine());

    private final String id;
    private final Message words;

    Report(String id, Message words) {
      this.id = id;
      this.words = words;
    }

    /** The name in files. */
    public String id() {
      return id;
    }

    /** The name on screens. */
    public Message words() {
      return words;
    }
  }

  public AddedEngine {
    command = List.copyOf(command);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    reports = Set.copyOf(reports);
  }

  /** What it leaves out, in a fixed order. */
  public List<Report> silentAbout() {
    return Arrays.stream(Report.values()).filter(report -> !reports.contains(report)).toList();
  }

  /** The name of what it speaks. */
  public static String protocol(GameKind game) {
    return game == GameKind.CHESS ? "UCI" : "Hub";
  }

  /** Its card. Nobody here knows when it was made, so it has no year. */
  EngineInfo card() {
    return new EngineInfo(
        id,
        name,
        game,
        EngineInfo.NO_YEAR,
        Messages.foreignAuthor(),
        Messages.foreignSentence(commandLine()),
        List.of(),
        List.of(
            new Level(SECOND, Messages.foreignSecond()), new Level(FULL, Messages.foreignFull())),
        SECOND,
        reports.contains(Report.POSITIONS) ? Set.of(Metric.NODES) : Set.of(),
        game == GameKind.CHESS ? Messages.unitPawnHundredths() : Messages.unitManHundredths(),
        EnumSet.of(Capability.DEEPENS));
  }

  /** Milliseconds that a level gives it for a move. */
  static Optional<Long> moveTime(String level) {
    return level.equals(SECOND) ? Optional.of(SECOND_MILLIS) : Optional.empty();
  }

  /** Its command line as it may be typed. */
  public String commandLine() {
    return String.join(" ", command.stream().map(AddedEngine::quoted).toList());
  }

  /** As {@link games.janus.arena.Program#words} reads it. */
  private static String quoted(String word) {
    if (word.indexOf('"') >= 0 || word.indexOf('\'') >= 0) {
      return "'" + word.replace("'", "'\"'\"'") + "'";
    }
    boolean isPlain = !word.isEmpty() && word.chars().noneMatch(Character::isWhitespace);
    return isPlain ? word : '"' + word + '"';
  }

  /**
   * Starts it and makes it ready to play.
   *
   * @param more options beside its own, which they replace
   */
  public <P, M> ProtocolPeer<P, M> start(Map<String, String> more) throws PlayerFailure {
    var settings = new LinkedHashMap<>(options);
    settings.putAll(more);
    return start(game, command, settings);
  }

  /** Starts a program that plays a game. */
  @SuppressWarnings("unchecked") // the kind of a game tells its positions and moves
  static <P, M> ProtocolPeer<P, M> start(
      GameKind game, List<String> command, Map<String, String> settings) throws PlayerFailure {
    return (ProtocolPeer<P, M>)
        (game == GameKind.CHESS
            ? UciPeer.start(command, settings)
            : HubPeer.start(command, settings));
  }
}
