package games.janus.engines.checkers;

import games.janus.engine.EngineInfo;
import games.janus.message.Message;
import games.janus.message.Messages;
import games.janus.rules.Lists;
import java.util.ArrayList;
import java.util.List;

/**
 * How strongly the machine plays: how far it looks, how much it may look at, how well it sees.
 * There is no scale to rate it on; what each level scored against the one below was measured, and
 * docs/engines/checkers.md says how.
 *
 * @param depth plies, not counting forced replies
 * @param evalNoise how far its view of a position may be off, in hundredths of a man
 * @param nodes positions
 */
record Level(String id, int depth, int evalNoise, long nodes, Message sentence) {
  static final Level FIVE = new Level("5", 5, 12, 100_000, Messages.levelPlies(5));
  static final Level FULL = new Level("full", 100, 0, Long.MAX_VALUE, Messages.levelGivenTime());

  private static final List<Level> ALL =
      List.of(
          new Level("1", 1, 60, 100_000, Messages.levelOwnMove()),
          new Level("2", 2, 40, 100_000, Messages.levelPliesRoughly(2)),
          new Level("3", 3, 30, 100_000, Messages.levelPliesRoughly(3)),
          new Level("4", 4, 20, 100_000, Messages.levelPlies(4)),
          FIVE,
          new Level("6", 7, 6, 100_000, Messages.levelPlies(7)),
          new Level("7", 9, 0, 200_000, Messages.levelPlies(9)),
          new Level("8", 12, 0, 500_000, Messages.levelPlies(12)),
          new Level("9", 16, 0, 1_000_000, Messages.levelPlies(16)),
          new Level("10", 100, 0, 2_000_000, Messages.levelTwoMillion()),
          FULL);

  /** What levels 2 to 10 scored against the one below, in per cent of the points. */
  private static final List<Integer> SCORES = List.of(80, 82, 69, 71, 75, 76, 71, 71, 70);

  /**
   * The level with this id.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Level of(String id) {
    return Lists.first(ALL, level -> level.id.equals(id))
        .orElseThrow(() -> new IllegalArgumentException("the levels are 1 to 10 and full"));
  }

  static List<EngineInfo.Level> onCard() {
    return Lists.map(ALL, level -> new EngineInfo.Level(level.id, level.sentence));
  }

  /** The same with what was measured of the player with the net. */
  static List<EngineInfo.Level> withScores() {
    var levels = new ArrayList<EngineInfo.Level>();
    for (int place = 0; place < ALL.size(); place++) {
      Level level = ALL.get(place);
      Message sentence =
          place > 0 && place <= SCORES.size()
              ? Messages.levelScored(SCORES.get(place - 1), level.sentence)
              : level.sentence;
      levels.add(new EngineInfo.Level(level.id, sentence));
    }
    return levels;
  }
}
