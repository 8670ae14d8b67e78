package games.janus.engines.museum.microchessplus;

import games.janus.engine.EngineInfo;
import java.util.ArrayList;
import java.util.List;

/** What a legal move more is worth: the one number of the proposal that we weigh in two ways. */
enum Level {
  /** As the proposal has it: at a whole pawn a move, it gives its men away for room. */
  LITERAL(
      "literal",
      1,
      "As the text has it: every legal move counts a whole pawn, so that it gives men for room"),
  /** The weight that plays best of those tried; see docs/museum/microchess-plus.md. */
  THREE_PLY("3-ply", 0.125, "Looks 3 plies ahead and plays captures out after that");

  private static final List<Level> ALL = List.of(values());

  private final String id;
  private final double perMove;
  private final String sentence;

  Level(String id, double perMove, String sentence) {
    this.id = id;
    this.perMove = perMove;
    this.sentence = sentence;
  }

  String id() {
    return id;
  }

  /** Pawns for a legal move. */
  double perMove() {
    return perMove;
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
    throw new IllegalArgumentException("the levels are literal and 3-ply");
  }

  /** As they are shown, weakest first. */
  static List<EngineInfo.Level> onCard() {
    var levels = new ArrayList<EngineInfo.Level>();
    for (Level level : ALL) {
      levels.add(new EngineInfo.Level(level.id, level.sentence));
    }
    return levels;
  }
}
