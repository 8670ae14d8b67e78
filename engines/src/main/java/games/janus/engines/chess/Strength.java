package games.janus.engines.chess;

import games.janus.engine.EngineInfo.Level;
import java.util.ArrayList;
import java.util.List;

/**
 * How strong Janus plays at a level: how many positions it looks at, and how far off its judgement
 * of each may be. It errs as people do, by misjudging, and never throws a man away on purpose.
 *
 * @param level what people ask for
 * @param nodes positions it may look at for a move
 * @param blur how far off a judgement can be, in hundredths of a pawn
 */
record Strength(Level level, long nodes, int blur) {
  static final String FULL = "full";

  private static final List<Strength> ALL =
      List.of(
          of("1", 60, 300, "a first opponent: sees little and misjudges much"),
          of("2", 120, 220, "sees simple threats"),
          of("3", 250, 160, "takes what is offered"),
          of("4", 500, 110, "a casual player"),
          of("5", 1_000, 80, "a regular player"),
          of("6", 2_500, 50, "a club player"),
          of("7", 6_000, 30, "a strong club player"),
          of("8", 20_000, 15, "an expert"),
          of("9", 80_000, 0, "a master"),
          of("10", 400_000, 0, "hard to beat"),
          of(FULL, Long.MAX_VALUE, 0, "thinks until it is told to stop"));

  private static Strength of(String id, long nodes, int blur, String sentence) {
    return new Strength(new Level(id, sentence), nodes, blur);
  }

  static List<Level> levels() {
    var levels = new ArrayList<Level>();
    for (Strength strength : ALL) {
      levels.add(strength.level);
    }
    return levels;
  }

  static Strength named(String id) {
    for (Strength strength : ALL) {
      if (strength.level.id().equals(id)) {
        return strength;
      }
    }
    throw new IllegalArgumentException("no such level: " + id);
  }
}
