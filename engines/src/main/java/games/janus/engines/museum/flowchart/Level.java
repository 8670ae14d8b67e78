package games.janus.engines.museum.flowchart;

import games.janus.engine.EngineInfo;
import games.janus.message.Message;
import games.janus.message.Messages;
import java.util.ArrayList;
import java.util.List;

/** How well the machine plays: how far it looks, and whether it sometimes does not look at all. */
enum Level {
  BEGINNER("beginner", 2, Messages.levelMinimaxBeginner(2)),
  INTERMEDIATE("intermediate", 4, Messages.levelPlies(4)),
  EXPERT("expert", 8, Messages.levelPlies(8));

  private static final List<Level> ALL = List.of(values());

  private final String id;
  private final int depth;

  @SuppressWarnings("ImmutableEnumChecker") // a message never changes
  private final Message sentence;

  Level(String id, int depth, Message sentence) {
    this.id = id;
    this.depth = depth;
    this.sentence = sentence;
  }

  String id() {
    return id;
  }

  /** Plies. */
  int depth() {
    return depth;
  }

  boolean drawsLots() {
    return this == BEGINNER;
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
    throw new IllegalArgumentException("the levels are beginner, intermediate and expert");
  }

  static List<EngineInfo.Level> onCard() {
    var levels = new ArrayList<EngineInfo.Level>();
    for (Level level : ALL) {
      levels.add(new EngineInfo.Level(level.id, level.sentence));
    }
    return levels;
  }
}
