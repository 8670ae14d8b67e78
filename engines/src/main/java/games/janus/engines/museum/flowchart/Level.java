package games.janus.engines.museum.flowchart;

import games.janus.engine.EngineInfo;
import java.util.ArrayList;
import java.util.List;

/** How well the machine plays: how far it looks, and whether it sometimes does not look at all. */
enum Level {
  BEGINNER("beginner", 2, "Moves at random four times in ten, else looks 2 plies ahead."),
  INTERMEDIATE("intermediate", 4, "Looks 4 plies ahead."),
  EXPERT("expert", 8, "Looks 8 plies ahead.");

  private static final List<Level> ALL = List.of(values());

  private final String id;
  private final int depth;
  private final String sentence;

  Level(String id, int depth, String sentence) {
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
