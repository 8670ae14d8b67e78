package games.janus.engines.checkers;

import games.janus.engine.EngineInfo;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import java.util.List;

/**
 * How strongly the machine plays: how far it looks, how much it may look at, how well it sees. The
 * steps between the levels are untested.
 */
enum Level {
  ONE("1", 1, 60, 100_000, Messages.levelOwnMove()),
  TWO("2", 2, 40, 100_000, Messages.levelPliesRoughly(2)),
  THREE("3", 3, 30, 100_000, Messages.levelPliesRoughly(3)),
  FOUR("4", 4, 20, 100_000, Messages.levelPlies(4)),
  FIVE("5", 5, 12, 100_000, Messages.levelPlies(5)),
  SIX("6", 7, 6, 100_000, Messages.levelPlies(7)),
  SEVEN("7", 9, 0, 200_000, Messages.levelPlies(9)),
  EIGHT("8", 12, 0, 500_000, Messages.levelPlies(12)),
  NINE("9", 16, 0, 1_000_000, Messages.levelPlies(16)),
  TEN("10", 100, 0, 2_000_000, Messages.levelTwoMillion()),
  FULL("full", 100, 0, Long.MAX_VALUE, Messages.levelGivenTime());

  private static final List<Level> ALL = List.of(values());

  private final String id;
  private final int depth;
  private final int evalNoise;
  private final long nodes;

  @SuppressWarnings("ImmutableEnumChecker") // a message never changes
  private final Message sentence;

  Level(String id, int depth, int evalNoise, long nodes, Message sentence) {
    this.id = id;
    this.depth = depth;
    this.evalNoise = evalNoise;
    this.nodes = nodes;
    this.sentence = sentence;
  }

  String id() {
    return id;
  }

  /** Plies, not counting forced replies. */
  int depth() {
    return depth;
  }

  /** How far its view of a position may be off, in hundredths of a man. */
  int evalNoise() {
    return evalNoise;
  }

  /** Positions. */
  long nodes() {
    return nodes;
  }

  /**
   * The level with this id.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Level of(String id) {
    for (Level level : ALL) {
      if (level.id.equals(id)) {
        return level;
      }
    }
    throw new IllegalArgumentException("the levels are 1 to 10 and full");
  }

  static List<EngineInfo.Level> onCard() {
    return Lists.map(ALL, level -> new EngineInfo.Level(level.id, level.sentence));
  }
}
