package games.janus.engines.museum.flowchart;

import games.janus.engine.EngineInfo;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import java.util.List;

/**
 * How well the machine plays: how far it looks, and whether it sometimes does not look at all.
 *
 * @param depth plies
 */
record Level(String id, int depth, Message sentence) {
  static final Level BEGINNER = new Level("beginner", 2, Messages.levelMinimaxBeginner(2));
  static final Level INTERMEDIATE = new Level("intermediate", 4, Messages.levelPlies(4));
  static final Level EXPERT = new Level("expert", 8, Messages.levelPlies(8));

  static final List<Level> ALL = List.of(BEGINNER, INTERMEDIATE, EXPERT);

  boolean isRandom() {
    return equals(BEGINNER);
  }

  /**
   * The level with this id.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Level of(String id) {
    return Lists.first(ALL, level -> level.id.equals(id))
        .orElseThrow(
            () -> new IllegalArgumentException("the levels are beginner, intermediate and expert"));
  }

  static List<EngineInfo.Level> onCard() {
    return Lists.map(ALL, level -> new EngineInfo.Level(level.id, level.sentence));
  }
}
